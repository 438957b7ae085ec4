import { applyMove, goTo, parseMove, positionOf, type Game } from '@dama/engine';
import type { Route } from '@/components/board/board-types';
import type { GameState } from '@/state/game-store';

/** More arrows than these would only hide the board. */
const MOST_ARROWS = 3;

/** Where the moves of a line lead, from the position after so many plies; as far as they can be read. */
export const lineRoutes = (game: Game, ply: number, texts: readonly string[]): Route[] => {
  let position = positionOf(goTo(game, ply));
  const routes: Route[] = [];
  for (const text of texts) {
    const move = parseMove(game.rules, position, text);
    if (!move.ok) break;
    routes.push(move.value.path);
    position = applyMove(game.rules, position, move.value);
  }
  return routes;
};

/** What the computer expects from now on: its own line, without the moves that have been made since. */
export const expectedRoutes = ({ game, thought }: Pick<GameState, 'game' | 'thought'>): Route[] => {
  if (thought === null) return [];
  const played = game.cursor - thought.ply;
  const line = thought.thought.lines[0]?.moves ?? [];
  if (played < 0 || played > 1) return [];
  return lineRoutes(game, thought.ply, line).slice(played, played + MOST_ARROWS);
};
