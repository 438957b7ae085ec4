import { kingMoves, THIRD_REPETITION } from '../common-draws';
import { DIAGONALLY_FORWARD, DIAGONALS } from '../directions';
import type { Rules } from '../rules';

/** Article numbers are those of the WCDF Rules of Draughts, section one. */
export const english: Rules = {
  id: 'english',
  name: 'English draughts',
  board: {
    columns: 8, // 1.1
    rows: 8, // 1.1
    squares: 'diagonal', // 1.5
    corner: 'left', // 1.4
    menRows: 3, // 1.11
    emptyRows: 0, // 1.11
  },
  first: 'black', // 1.13
  man: {
    moves: DIAGONALLY_FORWARD, // 1.15
    captures: DIAGONALLY_FORWARD, // 1.18
    takesKings: true, // 1.18
  },
  king: {
    moves: DIAGONALS, // 1.17
    captures: DIAGONALS, // 1.21
    range: 'short', // 1.17
    landing: 'any', // a short king has no choice
    turnsBack: true, // nor a way back over the piece it took, 1.20
    runLimit: null, // no such rule
  },
  capture: {
    mandatory: true, // 1.20
    multiple: true, // 1.19
    priority: [], // 1.20
    removal: 'after', // 1.19
  },
  crowning: 'stop', // 1.16, 1.19
  goal: 'last-mover',
  draws: [
    THIRD_REPETITION, // 1.32.1
    kingMoves(40), // 1.32.2
  ],
  notation: {
    squares: 'numeric', // 1.5
    firstSquare: 'top-left', // 1.5
    captureSign: 'x',
    pdnType: 21,
  },
  source: { kind: 'federation', note: 'World Checkers Draughts Federation, Rules of Draughts' },
};
