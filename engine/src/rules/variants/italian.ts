import { kingMoves, THIRD_REPETITION } from '../common-draws';
import { DIAGONALLY_FORWARD, DIAGONALS } from '../directions';
import type { Rules } from '../rules';

/**
 * Article numbers are those of the FID's technical rules, chapter I (Italian draughts).
 * Flags without a number: common to the family, their article was not at hand.
 */
export const italian: Rules = {
  id: 'italian',
  name: 'Italian draughts',
  board: {
    columns: 8, // 2.1
    rows: 8, // 2.1
    squares: 'diagonal', // 2.2
    corner: 'right', // 2.3
    menRows: 3, // 2.6
    emptyRows: 0, // 2.6
  },
  first: 'white', // 3.4
  man: {
    moves: DIAGONALLY_FORWARD,
    captures: DIAGONALLY_FORWARD, // 5.3(a)
    takesKings: false, // 5.3(b)
  },
  king: {
    moves: DIAGONALS, // 4.7
    captures: DIAGONALS, // 5.3(c)
    range: 'short', // 4.7
    landing: 'any',
    turnsBack: true,
    runLimit: null,
  },
  capture: {
    mandatory: true,
    multiple: true, // 5.4, 5.7
    priority: [
      'most', // 6.6
      'with-king', // 6.7
      'most-kings', // 6.8
      'king-first', // 6.9
    ],
    removal: 'after', // 3.5
  },
  crowning: 'stop',
  goal: 'last-mover',
  draws: [
    THIRD_REPETITION,
    kingMoves(40), // 10.4
  ],
  notation: {
    squares: 'numeric', // 2.4
    firstSquare: 'top-left', // 2.4
    captureSign: 'x',
    pdnType: 22,
  },
  source: { kind: 'federation', note: 'Federazione Italiana Dama, technical rules, chapter I' },
};
