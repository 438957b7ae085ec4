import {
  makeFen,
  makeMove,
  makeRules,
  movesOf,
  stateAt,
  variant,
  type Game,
  type Rules,
} from '@dama/engine';
import type { ThinkRequest } from './thinker';

/** Asks for a move in a game as it stands. */
export const makeRequest = (
  game: Game,
  how: Pick<ThinkRequest, 'limits' | 'player' | 'seed' | 'lines'>,
): ThinkRequest => ({
  ...how,
  rules: rulesText(game.rules),
  start: makeFen(game.rules, game.start),
  moves: movesOf(game).map((move, ply) => makeMove(game.rules, stateAt(game, ply).position, move)),
});

/** A player's own rules may carry the id of a game they were made from. */
const rulesText = (rules: Rules): string =>
  variant(rules.id) === rules ? rules.id : makeRules(rules);
