import { balance, kingMoves, THIRD_REPETITION } from '../common-draws';
import { DIAGONALLY_FORWARD, DIAGONALS } from '../directions';
import { exactly, kingsOnly, LONE_KING } from '../forces';
import type { Rules } from '../rules';

/**
 * Numbers are those of the American Pool Checkers Association's rules of play.
 * Flags without a number: common to the family, their article was not at hand.
 */
export const pool: Rules = {
  id: 'pool',
  name: 'Pool checkers',
  board: {
    columns: 8, // 1
    rows: 8, // 1
    squares: 'diagonal',
    corner: 'left', // 2, 4
    menRows: 3, // 5
    emptyRows: 0, // 5
  },
  first: 'black', // 7
  man: {
    moves: DIAGONALLY_FORWARD,
    captures: DIAGONALS, // 14
    takesKings: true, // 16
  },
  king: {
    moves: DIAGONALS, // 15
    captures: DIAGONALS, // 15
    range: 'flying', // 15
    landing: 'any',
    turnsBack: true,
    runLimit: null,
  },
  capture: {
    mandatory: true, // 20
    multiple: true, // 17, 18
    priority: [], // 20
    removal: 'after', // 19
  },
  crowning: 'pass', // 16, 22, 23
  goal: 'last-mover',
  draws: [
    THIRD_REPETITION, // 26
    balance(kingsOnly(exactly(3)), LONE_KING, 13), // the association's custom; no article of it was read
    kingMoves(40), // likewise
  ],
  notation: { squares: 'numeric', firstSquare: 'top-left', captureSign: 'x', pdnType: 23 },
  source: { kind: 'federation', note: 'American Pool Checkers Association, rules of play' },
};
