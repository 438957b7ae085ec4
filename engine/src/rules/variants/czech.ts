import { OWN_LIMIT, THIRD_REPETITION } from '../common-draws';
import { DIAGONALLY_FORWARD, DIAGONALS } from '../directions';
import type { Rules } from '../rules';

/**
 * Article numbers are those of the Czech federation's full rules.
 * Flags without a number: common to the family, their article was not at hand.
 */
export const czech: Rules = {
  id: 'czech',
  name: 'Czech draughts',
  board: {
    columns: 8, // 2.1
    rows: 8, // 2.1
    squares: 'diagonal',
    corner: 'left', // 2.4
    menRows: 3,
    emptyRows: 0,
  },
  first: 'white',
  man: {
    moves: DIAGONALLY_FORWARD,
    captures: DIAGONALLY_FORWARD, // 4.1
    takesKings: true,
  },
  king: {
    moves: DIAGONALS, // 3.9
    captures: DIAGONALS,
    range: 'flying', // 3.9
    landing: 'any',
    turnsBack: true,
    runLimit: null,
  },
  capture: {
    mandatory: true,
    multiple: true,
    priority: ['with-king'], // 4.14
    removal: 'after',
  },
  crowning: 'stop',
  goal: 'last-mover',
  draws: [THIRD_REPETITION, OWN_LIMIT],
  notation: {
    squares: 'algebraic', // 2.6
    firstSquare: 'top-left',
    captureSign: 'x',
    pdnType: 29,
  },
  source: { kind: 'federation', note: 'Czech Draughts Federation, rules of Czech draughts' },
};
