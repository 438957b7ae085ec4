import { OWN_LIMIT, THIRD_REPETITION } from '../common-draws';
import { DIAGONALLY_FORWARD, DIAGONALS } from '../directions';
import type { Rules } from '../rules';

/** Makhos. No federation's articles were found: the flags follow what its players describe. */
export const thai: Rules = {
  id: 'thai',
  name: 'Thai draughts',
  board: {
    columns: 8,
    rows: 8,
    squares: 'diagonal',
    corner: 'left',
    menRows: 2,
    emptyRows: 0,
  },
  first: 'white',
  man: { moves: DIAGONALLY_FORWARD, captures: DIAGONALLY_FORWARD, takesKings: true },
  king: {
    moves: DIAGONALS,
    captures: DIAGONALS,
    range: 'flying',
    landing: 'behind',
    turnsBack: true, // the piece it took is gone, so it may turn right round
    runLimit: null,
  },
  capture: { mandatory: true, multiple: true, priority: [], removal: 'during' },
  crowning: 'stop',
  goal: 'last-mover',
  draws: [THIRD_REPETITION, OWN_LIMIT],
  notation: { squares: 'numeric', firstSquare: 'top-left', captureSign: 'x', pdnType: 31 },
  source: { kind: 'players', note: 'Makhos as its players describe it' },
};
