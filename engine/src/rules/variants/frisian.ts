import { balance } from '../common-draws';
import { DIAGONALLY_FORWARD, DIAGONALS, EIGHT_DIRECTIONS } from '../directions';
import { exactly, kingsOnly, LONE_KING } from '../forces';
import type { Rules } from '../rules';

/**
 * Article numbers are those of the official rules for Frisian draughts (2011).
 * Flags without a number: common to the family, their article was not at hand.
 */
export const frisian: Rules = {
  id: 'frisian',
  name: 'Frisian draughts',
  board: {
    columns: 10, // 1
    rows: 10, // 1
    squares: 'diagonal', // 2
    corner: 'left', // 5
    menRows: 4, // 4
    emptyRows: 0, // 4
  },
  first: 'white', // 6
  man: {
    moves: DIAGONALLY_FORWARD, // 7
    captures: EIGHT_DIRECTIONS, // 7
    takesKings: true,
  },
  king: {
    moves: DIAGONALS, // 9
    captures: EIGHT_DIRECTIONS, // 9
    range: 'flying', // 9
    landing: 'any',
    turnsBack: true,
    runLimit: 3,
  },
  capture: {
    mandatory: true,
    multiple: true, // 7
    priority: [
      'value', // 11
      'with-king', // 12
    ],
    removal: 'after',
  },
  crowning: 'pass', // 8
  goal: 'last-mover',
  draws: [
    balance(kingsOnly(exactly(2)), LONE_KING, 7),
    { ...balance(LONE_KING, LONE_KING, 2), unlessCapture: true },
  ],
  notation: {
    squares: 'numeric', // 3
    firstSquare: 'top-left', // 3
    captureSign: 'x',
    pdnType: 40,
  },
  source: { kind: 'federation', note: 'Official rules for Frisian draughts (2011)' },
};
