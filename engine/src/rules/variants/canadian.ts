import type { Rules } from '../rules';
import { international } from './international';

/** International draughts (FMJD Annex 1) but for what is named here. */
export const canadian: Rules = {
  ...international,
  id: 'canadian',
  name: 'Canadian draughts',
  board: { ...international.board, columns: 12, rows: 12, menRows: 5 },
  notation: { ...international.notation, pdnType: 27 },
  source: { kind: 'federation', note: 'Rules of the FMJD on the board of 144 squares' },
};
