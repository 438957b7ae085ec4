import { balance, kingMoves, THIRD_REPETITION } from '../common-draws';
import { DIAGONALLY_FORWARD, DIAGONALS } from '../directions';
import type { Force, MaterialRule, MoveEvent } from '../draw-rule';
import { ANY_WITH_KING, atLeast, exactly, kingsOnly, LONE_KING, withKing } from '../forces';
import type { Rules } from '../rules';

/** A balance of forces lasts until a piece is taken or crowned; then it is counted anew. */
const NEW_BALANCE: readonly MoveEvent[] = ['capture', 'crowning'];

const unchanged = (strong: Force, weak: Force, moves: number): MaterialRule => ({
  ...balance(strong, weak, moves),
  restart: NEW_BALANCE,
});

const bothWithKing = (least: number, most: number, moves: number): MaterialRule => ({
  ...unchanged(ANY_WITH_KING, ANY_WITH_KING, moves),
  total: [least, most],
});

const LONE_KING_ON_LONG_DIAGONAL: Force = { ...LONE_KING, longDiagonal: true };

/**
 * Numbers from 1 on are articles of the Russian code of draughts (2004), those from 7 on of the
 * FMJD's rules for the 64 squares. Flags without a number: common to the family, their article was not at hand.
 */
export const russian: Rules = {
  id: 'russian',
  name: 'Russian draughts',
  board: {
    columns: 8,
    rows: 8,
    squares: 'diagonal',
    corner: 'left',
    menRows: 3,
    emptyRows: 0,
  },
  first: 'white',
  man: {
    moves: DIAGONALLY_FORWARD,
    captures: DIAGONALS, // 1.5.3
    takesKings: true,
  },
  king: {
    moves: DIAGONALS, // 1.4.5
    captures: DIAGONALS,
    range: 'flying', // 1.4.5
    landing: 'any',
    turnsBack: true,
    runLimit: null,
  },
  capture: {
    mandatory: true,
    multiple: true,
    priority: [],
    removal: 'after',
  },
  crowning: 'through', // 1.5.15
  goal: 'last-mover',
  draws: [
    THIRD_REPETITION,
    unchanged(kingsOnly(atLeast(3)), LONE_KING, 15),
    kingMoves(15),
    bothWithKing(4, 5, 30), // 7.2.6
    bothWithKing(6, 7, 60), // 7.2.6
    unchanged(withKing(exactly(3)), LONE_KING_ON_LONG_DIAGONAL, 5),
    unchanged(withKing([1, 2]), LONE_KING, 5),
  ],
  notation: { squares: 'algebraic', firstSquare: 'top-left', captureSign: ':', pdnType: 25 },
  source: { kind: 'federation', note: 'Code of draughts of Russia; draws of FMJD draughts-64' },
};
