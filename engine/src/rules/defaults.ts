import { OWN_LIMIT, THIRD_REPETITION } from './common-draws';
import { DIAGONALLY_FORWARD, DIAGONALS } from './directions';
import type { Rules } from './rules';

/** What a player's own record need not say: the simplest game on the usual board, which always ends. */
export const DEFAULT_RULES: Rules = {
  id: 'own',
  name: 'Own rules',
  board: { columns: 8, rows: 8, squares: 'diagonal', corner: 'left', menRows: 3, emptyRows: 0 },
  first: 'white',
  man: { moves: DIAGONALLY_FORWARD, captures: DIAGONALLY_FORWARD, takesKings: true },
  king: {
    moves: DIAGONALS,
    captures: DIAGONALS,
    range: 'short',
    landing: 'any',
    turnsBack: true,
    runLimit: null,
  },
  capture: { mandatory: true, multiple: true, priority: [], removal: 'after' },
  crowning: 'stop',
  goal: 'last-mover',
  draws: [THIRD_REPETITION, OWN_LIMIT],
  notation: { squares: 'numeric', firstSquare: 'top-left', captureSign: 'x', pdnType: null },
  source: { kind: 'own', note: '' },
};
