import type { Position } from '../../../engine/src/position';
import type { Rules } from '../../../engine/src/rules/rules';
import { plainMoves } from './plain-generator';
import { plainPlay } from './plain-play';

/** How many sequences of so many legal moves there are from a position. */
export const plainPerft = (rules: Rules, position: Position, depth: number): number => {
  if (depth === 0) return 1;
  const moves = plainMoves(rules, position);
  if (depth === 1) return moves.length;
  return moves
    .map((move) => plainPerft(rules, plainPlay(rules, position, move), depth - 1))
    .reduce((sum, count) => sum + count, 0);
};
