import type { Game } from './game';
import { append, newGame } from './game';
import type { Move } from './move';
import { applyMove, legalMoves } from './moves';
import type { Position } from './position';
import type { Result } from './result';
import { fail, ok } from './result';
import type { Rules } from './rules/rules';
import type { Setup } from './setup';

/** Which of the positions cannot follow the one before it. */
export interface HistoryError {
  readonly index: number;
  readonly message: string;
}

/** The game that went through these positions, each one move after the one before. */
export const gameThrough = (
  rules: Rules,
  start: Setup,
  positions: readonly Position[],
): Result<Game, HistoryError> => {
  const moves: Move[] = [];
  let before = start.position;
  for (const [index, after] of positions.entries()) {
    const move = legalMoves(rules, before).find((one) => leadsTo(rules, before, one, after));
    if (move === undefined) {
      const message = `No legal move leads to position ${index + 1} of the history from the one before it.`;
      return fail({ index, message });
    }
    moves.push(move);
    before = applyMove(rules, before, move);
  }
  return ok(append(newGame(rules, { start }), moves));
};

const leadsTo = (rules: Rules, before: Position, move: Move, after: Position): boolean => {
  const reached = applyMove(rules, before, move);
  return reached.turn === after.turn && reached.board === after.board;
};
