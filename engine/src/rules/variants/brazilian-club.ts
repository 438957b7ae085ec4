import { balance, kingMoves, THIRD_REPETITION } from '../common-draws';
import { LONE_KING } from '../forces';
import type { Rules } from '../rules';
import { brazilian } from './brazilian';

/** Sections are those of the club's description: board §1, moves §2, captures §3 as in Brazilian draughts. */
export const brazilianClub: Rules = {
  ...brazilian,
  id: 'brazilian-club',
  name: 'Brazilian club draughts',
  crowning: 'stop', // §4
  draws: [
    THIRD_REPETITION, // §5
    kingMoves(50), // §5
    { ...balance(LONE_KING, LONE_KING, 0), unlessCapture: true }, // §5, insufficient material
  ],
  notation: { ...brazilian.notation, pdnType: null }, // §6: algebraic
  source: { kind: 'document', note: 'Regras Oficiais das Damas Brasileiras' },
};
