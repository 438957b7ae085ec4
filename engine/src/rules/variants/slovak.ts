import { regional } from '../regional';
import type { Rules } from '../rules';
import { czech } from './czech';

/** Regional custom, no federation text: Czech draughts with eight men a side. */
export const slovak: Rules = {
  ...czech,
  id: 'slovak',
  name: 'Slovak draughts',
  board: { ...czech.board, menRows: 2 },
  notation: { ...czech.notation, pdnType: null },
  source: regional('Slovakia'),
};
