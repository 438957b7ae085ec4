import type { Rules } from '../rules';
import { international } from './international';

/** International draughts (FMJD Annex 1) but for what is named here. */
export const spantsiretti: Rules = {
  ...international,
  id: 'spantsiretti',
  name: 'Spantsiretti draughts',
  board: { ...international.board, columns: 10, rows: 8, menRows: 3 },
  notation: { ...international.notation, pdnType: null },
  source: { kind: 'players', note: 'Rules of the FMJD on a board ten wide and eight high' },
};
