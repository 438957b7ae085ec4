import { regional } from '../regional';
import type { Rules } from '../rules';
import { pool } from './pool';

/** Regional custom, no federation text: pool checkers on the mirrored board. */
export const jamaican: Rules = {
  ...pool,
  id: 'jamaican',
  name: 'Jamaican draughts',
  board: { ...pool.board, corner: 'right' },
  notation: { ...pool.notation, pdnType: null },
  source: regional('Jamaica'),
};
