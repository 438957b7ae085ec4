import { COLORS, type Color } from '../color';
import type { Game } from '../game';
import { isOver, legalMovesOf, newGame, play, positionOf, winnerOf } from '../game';
import type { Move } from '../move';
import type { Rules } from '../rules/rules';
import { clearTable } from '../search/table';
import { randomFrom, type Random } from './random';

/** Anything that chooses a move in a game that is not over. */
export type Player = (game: Game, random: Random) => Move;

export interface MatchOptions {
  readonly rules: Rules;
  readonly games: number;
  /** Plies played at random before the players take over. */
  readonly openingPlies: number;
  readonly moveLimit: number;
  readonly seed: number;
}

/** From the first player's side. */
export interface MatchResult {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** Each opening is played twice, with the colours changed. Yields the result so far after every game. */
export function* playMatch(
  first: Player,
  second: Player,
  { rules, games, openingPlies, moveLimit, seed }: MatchOptions,
): Generator<MatchResult> {
  let result: MatchResult = { wins: 0, draws: 0, losses: 0 };
  for (let number = 0; number < games; number++) {
    const opening = randomOpening(rules, openingPlies, moveLimit, seed + (number >> 1));
    const firstColor: Color = COLORS[number % 2]!;
    const random = randomFrom(seed * 7919 + number);
    const winner = winnerOf(playOut(opening, first, second, firstColor, random));
    result = count(result, winner, firstColor);
    yield result;
  }
}

export const count = (
  result: MatchResult,
  winner: Color | null,
  firstColor: Color,
): MatchResult => {
  if (winner === null) return { ...result, draws: result.draws + 1 };
  return winner === firstColor
    ? { ...result, wins: result.wins + 1 }
    : { ...result, losses: result.losses + 1 };
};

export const playOut = (
  opening: Game,
  first: Player,
  second: Player,
  firstColor: Color,
  random: Random,
): Game => {
  let game = opening;
  while (!isOver(game)) {
    const player = positionOf(game).turn === firstColor ? first : second;
    clearTable();
    game = playMove(game, player(game, random));
  }
  return game;
};

const playMove = (game: Game, { path, captured }: Move): Game => {
  const played = play(game, { path, captured });
  if (!played.ok) throw new Error(`A player moved ${path.join('-')}: ${played.error.code}.`);
  return played.value;
};

/** An opening in which the game is still open. */
export const randomOpening = (
  rules: Rules,
  plies: number,
  moveLimit: number,
  seed: number,
): Game => {
  const random = randomFrom(seed);
  for (;;) {
    let game = newGame(rules, { options: { moveLimit } });
    for (let ply = 0; ply < plies && !isOver(game); ply++) {
      const moves = legalMovesOf(game);
      game = playMove(game, moves[random.below(moves.length)]!);
    }
    if (!isOver(game)) return game;
  }
};

/**
 * Points of the first player, as a share of all, and how far chance may have moved it (95 in 100). The margin is
 * worked out as if half a win and half a loss had been played besides: a few games that all ended alike are no proof.
 */
export const scoreOf = (result: MatchResult): { score: number; margin: number } => {
  const { wins, draws, losses } = result;
  return {
    score: meanOf(result),
    margin: spreadOf({ wins: wins + 0.5, draws, losses: losses + 0.5 }),
  };
};

const gamesIn = ({ wins, draws, losses }: MatchResult): number => wins + draws + losses;

const meanOf = (result: MatchResult): number => (result.wins + result.draws / 2) / gamesIn(result);

const spreadOf = (result: MatchResult): number => {
  const { wins, draws, losses } = result;
  const mean = meanOf(result);
  const squares = wins * (1 - mean) ** 2 + draws * (0.5 - mean) ** 2 + losses * mean ** 2;
  return (1.96 * Math.sqrt(squares)) / gamesIn(result);
};
