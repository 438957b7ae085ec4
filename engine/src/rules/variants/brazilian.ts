import { kingMoves, THIRD_REPETITION } from '../common-draws';
import type { Rules } from '../rules';
import { international } from './international';

export const brazilian: Rules = {
  ...international,
  id: 'brazilian',
  name: 'Brazilian draughts',
  board: { ...international.board, columns: 8, rows: 8, menRows: 3 },
  draws: [
    THIRD_REPETITION,
    kingMoves(20), // the school document's full game, "Empate"
  ],
  notation: { ...international.notation, squares: 'algebraic', pdnType: 26 },
  source: {
    kind: 'federation',
    note: 'International rules on the 64-square board; draws as in the full game of the school document',
  },
};
