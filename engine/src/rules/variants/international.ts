import { balance, kingMoves, THIRD_REPETITION } from '../common-draws';
import { DIAGONALLY_FORWARD, DIAGONALS } from '../directions';
import type { MaterialRule } from '../draw-rule';
import { LONE_KING, withKing } from '../forces';
import type { Rules } from '../rules';

/**
 * 6.3: the count of sixteen goes on when a piece is taken inside it, so one or two pieces still fit;
 * where only those are left from the start, 6.4 is the shorter.
 */
const THREE_AGAINST_KING: MaterialRule = balance(withKing([1, 3]), LONE_KING, 16);

/** 6.4 */
const TWO_AGAINST_KING: MaterialRule = balance(withKing([1, 2]), LONE_KING, 5);

/**
 * Article numbers are those of the FMJD's Annex 1, official rules for international draughts.
 * Flags without a number: common to the family, their article was not at hand.
 */
export const international: Rules = {
  id: 'international',
  name: 'International draughts',
  board: {
    columns: 10, // 2.1
    rows: 10, // 2.1
    squares: 'diagonal', // 2.2
    corner: 'left', // 2.4
    menRows: 4, // 2.8
    emptyRows: 0, // 2.8
  },
  first: 'white',
  man: {
    moves: DIAGONALLY_FORWARD,
    captures: DIAGONALS, // 4.1
    takesKings: true, // 4.2
  },
  king: {
    moves: DIAGONALS, // 3.9
    captures: DIAGONALS, // 4.3
    range: 'flying', // 3.9
    landing: 'any', // 4.3
    turnsBack: true, // the piece just jumped bars the way, 4.8
    runLimit: null, // no such rule
  },
  capture: {
    mandatory: true, // 4.2, 4.3
    multiple: true, // 4.5
    priority: ['most'], // 4.13
    removal: 'after', // 4.8, 4.11
  },
  crowning: 'pass', // 4.15
  goal: 'last-mover',
  draws: [
    THIRD_REPETITION, // 6.1
    kingMoves(25), // 6.2
    THREE_AGAINST_KING,
    TWO_AGAINST_KING,
  ],
  notation: {
    squares: 'numeric', // 2.6, 8.1
    firstSquare: 'top-left', // 2.6
    captureSign: 'x', // 8.2.3
    pdnType: 20,
  },
  source: { kind: 'federation', note: 'FMJD, official rules for international draughts (Annex 1)' },
};
