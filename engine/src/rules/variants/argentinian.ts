import { OWN_LIMIT, THIRD_REPETITION } from '../common-draws';
import { regional } from '../regional';
import type { Rules } from '../rules';
import { spanish } from './spanish';

/** Regional custom, no federation text: Spanish draughts where kings take first and land close. */
export const argentinian: Rules = {
  ...spanish,
  id: 'argentinian',
  name: 'Argentinian draughts',
  king: { ...spanish.king, landing: 'behind' },
  capture: { ...spanish.capture, priority: ['most', 'with-king'] },
  draws: [THIRD_REPETITION, OWN_LIMIT],
  notation: { ...spanish.notation, pdnType: null },
  source: regional('Argentina'),
};
