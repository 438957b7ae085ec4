import { OWN_LIMIT, THIRD_REPETITION } from '../common-draws';
import { DIAGONALLY_FORWARD, EIGHT_DIRECTIONS } from '../directions';
import { regional } from '../regional';
import type { Rules } from '../rules';
import { turkish } from './turkish';

/**
 * Regional custom, no federation text: the old German game on all 64 squares. Descriptions agree on
 * men that take in five directions, on short kings in eight and on stopping at the last row; most of
 * them ask for the largest capture.
 */
export const gothic: Rules = {
  ...turkish,
  id: 'gothic',
  name: 'Gothic draughts',
  board: { ...turkish.board, emptyRows: 0 },
  man: {
    moves: DIAGONALLY_FORWARD,
    captures: ['diagonally-forward', 'forward', 'sideways'],
    takesKings: true,
  },
  king: { ...turkish.king, moves: EIGHT_DIRECTIONS, captures: EIGHT_DIRECTIONS, range: 'short' },
  capture: { ...turkish.capture, priority: ['most'], removal: 'after' },
  crowning: 'stop',
  draws: [THIRD_REPETITION, OWN_LIMIT],
  notation: { ...turkish.notation, pdnType: null },
  source: regional('Germany in former centuries'),
};
