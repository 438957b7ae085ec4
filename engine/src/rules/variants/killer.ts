import { balance, kingMoves, THIRD_REPETITION } from '../common-draws';
import { exactly, LONE_KING, withKing } from '../forces';
import type { Rules } from '../rules';
import { international } from './international';

/** International draughts (FMJD Annex 1) but for what is named here. */
export const killer: Rules = {
  ...international,
  id: 'killer',
  name: 'Killer draughts',
  king: { ...international.king, landing: 'behind-last-king' },
  draws: [
    THIRD_REPETITION,
    kingMoves(25),
    // Two kings beat one here, so neither the five moves nor the sixteen may cover them.
    balance(withKing(exactly(3)), LONE_KING, 16),
  ],
  notation: { ...international.notation, pdnType: null },
  source: {
    kind: 'players',
    note: 'Killer draughts of mindsports.nl, on the rules of the FMJD',
  },
};
