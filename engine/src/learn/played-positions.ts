import type { Color } from '../color';
import { isOver, play, positionOf, winnerOf, type Game } from '../game';
import { canCapture } from '../moves';
import { randomOpening } from '../players/match';
import { randomFrom } from '../players/random';
import { type Position } from '../position';
import type { Rules } from '../rules/rules';
import { clearTable } from '../search/table';
import { think, type ThinkOptions } from '../search/think';

/** A position, and how its game ended. */
export interface PlayedPosition {
  readonly position: Position;
  /** 1 for White, 0 for Black, a half for neither. */
  readonly result: number;
}

/** Openings are of these many random plies and up to a few more, so that both sides come to move first. */
const OPENING_PLIES = 6;
const MORE_PLIES = 5;
const MOVE_LIMIT = 200;
/** Games that do nothing for so many plies are judged as they stand. */
const IDLE_PLIES = 30;
/** Hundredths of a man that win a game that is judged. */
const CLEARLY_BETTER = 150;

/** A game the engine plays against itself: its quiet positions, each with how the game ended. */
export const playedPositions = (
  rules: Rules,
  options: ThinkOptions,
  seed: number,
): readonly PlayedPosition[] => {
  clearTable();
  const random = randomFrom(seed);
  const plies = OPENING_PLIES + random.below(MORE_PLIES);
  let game = randomOpening(rules, plies, MOVE_LIMIT, seed);
  const positions: Position[] = [];
  let idle = 0;
  let score = 0;
  while (!isOver(game) && idle < IDLE_PLIES) {
    const position = positionOf(game);
    const thought = think(game, { ...options, seed });
    if (thought === null) break;
    score = position.turn === 'white' ? thought.score : -thought.score;
    if (!canCapture(rules, position)) positions.push(position);
    idle = isProgress(position, thought.move) ? 0 : idle + 1;
    game = playOn(game, thought.move);
  }
  const result = isOver(game) ? resultOf(winnerOf(game)) : judged(score);
  return positions.map((position) => ({ position, result }));
};

const isProgress = (
  { board }: Position,
  { path, captured }: { path: readonly number[]; captured: readonly number[] },
): boolean => captured.length > 0 || 'wb'.includes(board[path[0]! - 1]!);

const playOn = (game: Game, { path, captured }: Parameters<typeof play>[1]): Game => {
  const played = play(game, { path, captured });
  if (!played.ok) throw new Error(`The engine moved ${path.join('-')}: ${played.error.code}.`);
  return played.value;
};

const resultOf = (winner: Color | null): number => {
  if (winner === null) return 0.5;
  return winner === 'white' ? 1 : 0;
};

const judged = (score: number): number => {
  if (Math.abs(score) < CLEARLY_BETTER) return 0.5;
  return score > 0 ? 1 : 0;
};
