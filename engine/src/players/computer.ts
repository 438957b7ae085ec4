import { legalMovesOf } from '../game';
import type { Move } from '../move';
import { think, type ThinkOptions } from '../search/think';
import { levelOptions } from './levels';
import type { Player } from './match';

/** A player who thinks with these options at every move. */
export const thinker =
  (options: ThinkOptions): Player =>
  (game): Move =>
    mustMove(think(game, options)?.move);

/** One of the ten levels; its misjudgements are others in every game. */
export const levelPlayer =
  (level: number): Player =>
  (game, random) =>
    mustMove(think(game, levelOptions(level, random.below(2 ** 31)))?.move);

export const randomPlayer: Player = (game, random) => {
  const moves = legalMovesOf(game);
  return mustMove(moves[random.below(moves.length)]);
};

const mustMove = (move: Move | undefined): Move => {
  if (move === undefined) throw new Error('A player was asked for a move in a game that is over.');
  return move;
};
