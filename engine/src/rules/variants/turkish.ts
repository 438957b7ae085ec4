import { balance, THIRD_REPETITION } from '../common-draws';
import { ORTHOGONALS } from '../directions';
import { LONE_PIECE } from '../forces';
import type { Direction, Rules } from '../rules';

const FORWARD_AND_SIDEWAYS: readonly Direction[] = ['forward', 'sideways'];

/** No federation's articles were found: the flags follow what its players and teachers describe. */
export const turkish: Rules = {
  id: 'turkish',
  name: 'Turkish draughts',
  board: {
    columns: 8,
    rows: 8,
    squares: 'all',
    corner: 'left', // every corner is a playing square here
    menRows: 2,
    emptyRows: 1,
  },
  first: 'white',
  man: { moves: FORWARD_AND_SIDEWAYS, captures: FORWARD_AND_SIDEWAYS, takesKings: true },
  king: {
    moves: ORTHOGONALS,
    captures: ORTHOGONALS,
    range: 'flying',
    landing: 'any',
    turnsBack: false,
    runLimit: null,
  },
  capture: { mandatory: true, multiple: true, priority: ['most'], removal: 'during' },
  crowning: 'pass',
  goal: 'last-mover',
  // One piece each is a draw at once, a king against a man too.
  draws: [THIRD_REPETITION, balance(LONE_PIECE, LONE_PIECE, 0)],
  notation: { squares: 'algebraic', firstSquare: 'top-left', captureSign: 'x', pdnType: 30 },
  source: { kind: 'players', note: 'Turkish draughts as its players describe it' },
};
