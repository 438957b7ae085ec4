import { OWN_LIMIT, THIRD_REPETITION } from '../common-draws';
import { DIAGONALLY_FORWARD } from '../directions';
import { regional } from '../regional';
import type { Rules } from '../rules';
import { canadian } from './canadian';

/** Regional custom, no federation text: the large board, with men that take forward only and stop. */
export const malaysian: Rules = {
  ...canadian,
  id: 'malaysian',
  name: 'Malaysian draughts',
  man: { ...canadian.man, captures: DIAGONALLY_FORWARD },
  crowning: 'stop',
  draws: [THIRD_REPETITION, OWN_LIMIT],
  notation: { ...canadian.notation, pdnType: null },
  source: regional('Malaysia and Singapore'),
};
