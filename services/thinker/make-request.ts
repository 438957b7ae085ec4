import { makeGameRecord, type Game } from '@dama/engine';
import type { ThinkRequest } from './thinker';

/** Asks for a move in a game as it stands. */
export const makeRequest = (
  game: Game,
  how: Pick<ThinkRequest, 'limits' | 'player' | 'seed' | 'lines'>,
): ThinkRequest => {
  const { rules, start, moves } = makeGameRecord(game);
  return { ...how, rules, start, moves: moves.slice(0, game.cursor) };
};
