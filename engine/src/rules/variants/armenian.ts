import { EIGHT_DIRECTIONS } from '../directions';
import { regional } from '../regional';
import type { Rules } from '../rules';
import { turkish } from './turkish';

/** Regional custom, no federation text: Turkish draughts with diagonal moves that take nothing. */
export const armenian: Rules = {
  ...turkish,
  id: 'armenian',
  name: 'Armenian draughts',
  man: { ...turkish.man, moves: [...turkish.man.moves, 'diagonally-forward'] },
  king: { ...turkish.king, moves: EIGHT_DIRECTIONS },
  notation: { ...turkish.notation, pdnType: null },
  source: regional('Armenia'),
};
