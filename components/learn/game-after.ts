import { parseMove, play, positionOf, type Game } from '@dama/engine';

/** A game after moves as they are written; as far as they can be played. */
export const gameAfter = (game: Game, moves: readonly string[]): Game => {
  let after = game;
  for (const text of moves) {
    const move = parseMove(after.rules, positionOf(after), text);
    const played = move.ok ? play(after, move.value) : null;
    if (!played?.ok) break;
    after = played.value;
  }
  return after;
};
