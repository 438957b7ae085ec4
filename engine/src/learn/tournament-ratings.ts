/**
 * Ratings that explain the results of a tournament best: the chance of a point is 1 / (1 + 10 ** (-d / 400)) for a
 * player d points ahead (Elo), and a draw counts as half a win. Found by Newton's steps, one rating at a time.
 */
import type { MatchResult } from '../players/match';
import { pairsOf, type Tournament } from './tournament';

export interface Rating {
  readonly rating: number;
  /** How far chance may have moved it (95 in 100), the others held where they are. */
  readonly margin: number;
}

/** Points of rating for one step of the natural logarithm of the odds. */
const POINTS = 400 / Math.LN10;
const ROUNDS = 2_000;
/** Each player is credited with one drawn game against the average, so that winning all is worth something finite. */
const CREDIT = 1;

/** By player, with the player `anchor` held at `anchorRating`. */
export const ratingsOf = (
  { players, results }: Tournament,
  anchor: number,
  anchorRating: number,
): readonly Rating[] => {
  const sheets = players.map((_, player) => sheetOf(players, results, player));
  const strengths = players.map(() => 0);
  for (let round = 0; round < ROUNDS; round++)
    sheets.forEach((sheet, player) => {
      const { slope, bend } = pullOf(sheet, strengths, player);
      strengths[player] = strengths[player]! + slope / bend;
    });
  return sheets.map((sheet, player) => ({
    rating: anchorRating + POINTS * (strengths[player]! - strengths[anchor]!),
    margin: (1.96 * POINTS) / Math.sqrt(pullOf(sheet, strengths, player).bend),
  }));
};

/** What a player scored against each other. */
interface Entry {
  readonly other: number;
  readonly points: number;
  readonly games: number;
}

const sheetOf = (
  players: readonly unknown[],
  results: readonly MatchResult[],
  player: number,
): readonly Entry[] =>
  pairsOf(players).flatMap(([first, second], i) => {
    const { wins, draws, losses } = results[i]!;
    const games = wins + draws + losses;
    const points = wins + draws / 2;
    if (player === first) return [{ other: second, points, games }];
    return player === second ? [{ other: first, points: games - points, games }] : [];
  });

/** How far the points are above what the strengths promise, and how fast that changes with the strength. */
const pullOf = (
  sheet: readonly Entry[],
  strengths: readonly number[],
  player: number,
): { readonly slope: number; readonly bend: number } => {
  const own = chanceOf(strengths[player]!);
  let slope = CREDIT * (0.5 - own);
  let bend = CREDIT * own * (1 - own);
  for (const { other, points, games } of sheet) {
    const chance = chanceOf(strengths[player]! - strengths[other]!);
    slope += points - games * chance;
    bend += games * chance * (1 - chance);
  }
  return { slope, bend };
};

const chanceOf = (lead: number): number => 1 / (1 + Math.exp(-lead));
