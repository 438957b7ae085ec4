import { regional } from '../regional';
import type { Rules } from '../rules';
import { canadian } from './canadian';

/** Regional custom, no federation text: Canadian draughts on the mirrored board. */
export const srilankan: Rules = {
  ...canadian,
  id: 'srilankan',
  name: 'Sri Lankan draughts',
  board: { ...canadian.board, corner: 'right' },
  notation: { ...canadian.notation, pdnType: null },
  source: regional('Sri Lanka'),
};
