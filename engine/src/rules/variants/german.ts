import { regional } from '../regional';
import type { Rules } from '../rules';
import { czech } from './czech';

/** Regional custom, no federation text: Czech draughts with a free choice and kings that land close. */
export const german: Rules = {
  ...czech,
  id: 'german',
  name: 'German draughts',
  king: { ...czech.king, landing: 'behind' },
  capture: { ...czech.capture, priority: [] },
  notation: { ...czech.notation, pdnType: null },
  source: regional('Germany'),
};
