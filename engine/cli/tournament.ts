import {
  advanceTournament,
  crossTableOf,
  gamesOf,
  isTournamentOver,
  newTournament,
  type CrossRow,
  type Tournament,
} from '../src/learn/tournament';
import { ratingsOf, type Rating } from '../src/learn/tournament-ratings';
import { CHARACTER_IDS } from '../src/players/characters/characters';
import type { Contestant } from '../src/players/characters/contestant';
import { LEVELS } from '../src/players/levels';
import type { Result } from '../src/result';
import { fail, ok } from '../src/result';
import type { Rules } from '../src/rules/rules';
import { progressBar } from './match';

export interface TournamentRequest {
  readonly rules: Rules;
  /** Such as `level:3,greedy,cautious`. */
  readonly players: string;
  readonly gamesPerPair: number;
  readonly seed: number;
}

/** Ratings tell differences; the first player is held here. */
export const FIRST_RATING = 1300;

const STEPS_A_TIME = 200;

/** Plays the tournament, telling how far it is, and answers its table. */
export const runTournament = (
  { rules, players, gamesPerPair, seed }: TournamentRequest,
  onProgress: (text: string) => void,
): Result<string, string> => {
  const names = players.split(',');
  const contestants: Contestant[] = [];
  for (const name of names) {
    const contestant = parseContestant(name);
    if (!contestant.ok) return contestant;
    contestants.push(contestant.value);
  }
  if (names.length < 2) return fail('A tournament needs two players or more.');
  let now = newTournament({ rules, players: contestants, gamesPerPair, seed });
  while (!isTournamentOver(now)) {
    now = advanceTournament(now, STEPS_A_TIME);
    onProgress(progressBar(now.played, gamesOf(now)));
  }
  return ok(tableOf(now, names));
};

const parseContestant = (name: string): Result<Contestant, string> => {
  const id = CHARACTER_IDS.find((known) => known === name);
  if (id !== undefined) return ok({ kind: 'character', id });
  const level = LEVELS.find((known) => `level:${known.level}` === name)?.level;
  if (level !== undefined) return ok({ kind: 'level', level });
  const characters = CHARACTER_IDS.join(', ');
  return fail(`There is no player called ${name}. Players are level:1 to level:10, ${characters}.`);
};

const tableOf = (tournament: Tournament, names: readonly string[]): string => {
  const ratings = ratingsOf(tournament, 0, FIRST_RATING);
  const width = Math.max(...names.map((name) => name.length));
  return crossTableOf(tournament)
    .map((row) => `${names[row.player]!.padEnd(width)}  ${lineOf(row, ratings[row.player]!)}`)
    .join('\n');
};

const lineOf = ({ points, games, against }: CrossRow, { rating, margin }: Rating): string => {
  const cells = against.map((score) => percent(score?.score).padStart(3)).join(' ');
  return `${Math.round(rating)} ± ${Math.round(margin)}  ${points}/${games}  ${cells}`;
};

const percent = (share: number | null | undefined): string =>
  share === null || share === undefined ? '-' : (100 * share).toFixed(0);
