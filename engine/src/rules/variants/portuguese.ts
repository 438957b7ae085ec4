import { balance, kingMoves, THIRD_REPETITION } from '../common-draws';
import type { Force } from '../draw-rule';
import { exactly, kingsOnly, LONE_KING } from '../forces';
import type { Rules } from '../rules';
import { spanish } from './spanish';

const THREE_KINGS_HOLDING_DIAGONAL: Force = { ...kingsOnly(exactly(3)), longDiagonal: true };

const LONE_KING_OFF_DIAGONAL: Force = { ...LONE_KING, longDiagonal: false };

/**
 * Article numbers are those of the Portuguese federation's rules of classic draughts (2013), whose
 * laws of capture are in 3.1 and whose limits of moves are in 3.2.
 */
export const portuguese: Rules = {
  ...spanish,
  id: 'portuguese',
  name: 'Portuguese draughts',
  board: {
    ...spanish.board,
    columns: 8, // 2.1.2
    rows: 8, // 2.1.2
    corner: 'right', // 2.1.5
  },
  draws: [
    THIRD_REPETITION,
    kingMoves(20), // 3.2
    balance(THREE_KINGS_HOLDING_DIAGONAL, LONE_KING_OFF_DIAGONAL, 12), // 3.2
  ],
  notation: { ...spanish.notation, pdnType: 28 },
  source: { kind: 'federation', note: 'Federação Portuguesa de Damas, rules of classic draughts' },
};
