/** A round robin as a value: see training.ts for how it advances and why. */
import { winnerOf } from '../game';
import {
  boutNumber,
  gameOf,
  isBoutOver,
  isFirstToMove,
  newBout,
  playInBout,
  type Bout,
} from '../players/characters/bout';
import type { Contestant } from '../players/characters/contestant';
import { count, type MatchResult } from '../players/match';
import type { Rules } from '../rules/rules';
import { finish, thinkInBout, type Step } from './step';
import { withScore, type Score } from './training';

export interface NewTournament {
  readonly rules: Rules;
  readonly players: readonly Contestant[];
  /** Each opening is played twice, with the colours changed. */
  readonly gamesPerPair: number;
  readonly seed: number;
}

export interface Tournament extends NewTournament {
  readonly played: number;
  /** By pair, from the side of its first player; pairs in the order of `pairsOf`. */
  readonly results: readonly MatchResult[];
  /** The game under way; null between two games. */
  readonly bout: Bout | null;
}

/** Two players, by their place in the list, the first of them first. */
export type Pair = readonly [number, number];

export const pairsOf = (players: readonly unknown[]): readonly Pair[] =>
  players.flatMap((_, first) =>
    players.slice(first + 1).map((_other, i): Pair => [first, first + 1 + i]),
  );

const NO_GAMES: MatchResult = { wins: 0, draws: 0, losses: 0 };

export const newTournament = ({
  rules,
  players,
  gamesPerPair,
  seed,
}: NewTournament): Tournament => ({
  rules,
  players,
  gamesPerPair,
  seed,
  played: 0,
  results: pairsOf(players).map(() => NO_GAMES),
  bout: null,
});

export const gamesOf = ({ results, gamesPerPair }: Tournament): number =>
  results.length * gamesPerPair;

export const isTournamentOver = (tournament: Tournament): boolean =>
  tournament.played >= gamesOf(tournament);

/** Goes on by so many steps. A step is one move of a game, or less. */
export const advanceTournament = (tournament: Tournament, steps = 1): Tournament => {
  let now = tournament;
  for (let step = 0; step < steps && !isTournamentOver(now); step++)
    now = finish(stepTournament(now, Infinity));
  return now;
};

/** Every pair plays its first game, then every pair its second: all have played alike at any moment. */
const pairIndex = ({ played, results }: Tournament): number => played % results.length;

/** The next step of a tournament that is not over; a search in it pauses after so many nodes each. */
export function* stepTournament(tournament: Tournament, nodes: number): Step<Tournament> {
  const { rules, bout } = tournament;
  if (bout === null) return beginGame(tournament);
  return isBoutOver(rules, bout)
    ? endGame(tournament, bout)
    : yield* playPly(tournament, bout, nodes);
}

const beginGame = (tournament: Tournament): Tournament => {
  const { rules, seed, played, results } = tournament;
  const round = Math.floor(played / results.length);
  const bout = newBout(rules, boutNumber(round, seed, pairIndex(tournament)));
  return { ...tournament, bout };
};

function* playPly(tournament: Tournament, bout: Bout, nodes: number): Step<Tournament> {
  const { rules, players } = tournament;
  const [first, second] = pairsOf(players)[pairIndex(tournament)]!;
  const player = players[isFirstToMove(rules, bout) ? first : second]!;
  const [move] = yield* thinkInBout(rules, bout, player, nodes);
  return { ...tournament, bout: playInBout(rules, bout, move!) };
}

const endGame = (tournament: Tournament, bout: Bout): Tournament => {
  const { rules, results, played } = tournament;
  const winner = winnerOf(gameOf(rules, bout));
  const index = pairIndex(tournament);
  return {
    ...tournament,
    played: played + 1,
    bout: null,
    results: results.map((result, i) =>
      i === index ? count(result, winner, bout.firstColor) : result,
    ),
  };
};

// ---------------------------------------------------------------------------------------------
// The table

export interface CrossRow {
  /** Place in the list of players. */
  readonly player: number;
  /** 1 for a win, a half for a draw. */
  readonly points: number;
  readonly games: number;
  readonly total: Score;
  /** By place in the list of players; null against itself. */
  readonly against: readonly (Score | null)[];
}

/** One row a player, most points first. */
export const crossTableOf = (tournament: Tournament): readonly CrossRow[] =>
  tournament.players
    .map((_, player) => rowOf(tournament, player))
    .sort((a, b) => b.points - a.points || a.player - b.player);

const rowOf = (tournament: Tournament, player: number): CrossRow => {
  const against = tournament.players.map((_, other) => resultOf(tournament, player, other));
  const total = against.reduce<MatchResult>(
    (sum, result) => (result === null ? sum : add(sum, result)),
    NO_GAMES,
  );
  return {
    player,
    points: total.wins + total.draws / 2,
    games: total.wins + total.draws + total.losses,
    total: withScore(total),
    against: against.map((result) => result && withScore(result)),
  };
};

const resultOf = (
  { players, results }: Tournament,
  player: number,
  other: number,
): MatchResult | null => {
  if (player === other) return null;
  const index = pairsOf(players).findIndex(
    ([first, second]) => first === Math.min(player, other) && second === Math.max(player, other),
  );
  const result = results[index]!;
  return player < other ? result : { ...result, wins: result.losses, losses: result.wins };
};

const add = (a: MatchResult, b: MatchResult): MatchResult => ({
  wins: a.wins + b.wins,
  draws: a.draws + b.draws,
  losses: a.losses + b.losses,
});
