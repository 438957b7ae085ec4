import { CHARACTER_IDS, characterPlayer } from '../src/players/characters/characters';
import { levelPlayer, randomPlayer, thinker } from '../src/players/computer';
import { playMatch, scoreOf, type MatchResult, type Player } from '../src/players/match';
import type { Result } from '../src/result';
import { fail, ok } from '../src/result';
import type { Rules } from '../src/rules/rules';
import { familyOf, FIRST_WEIGHTS } from '../src/search/weights';

export interface MatchRequest {
  readonly rules: Rules;
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly seed: number;
}

export const PLAYER_HELP =
  'level:1 to level:10, nodes:N, ms:N, depth:N and features:N (nodes) without patterns, first-weights:N (nodes), character:greedy and so on, or random';

/** A player by name, as `level:5` or `nodes:2000`. */
export const parsePlayer = (rules: Rules, text: string): Result<Player, string> => {
  if (text === 'random') return ok(randomPlayer);
  const [kind = '', number = ''] = text.split(':');
  const character = CHARACTER_IDS.find((id) => kind === 'character' && id === number);
  if (character !== undefined) return ok(characterPlayer(character));
  const count = Number(number);
  if (!Number.isInteger(count) || count < 1) return fail(unknownPlayer(text));
  if (kind === 'level' && count <= 10) return ok(levelPlayer(count));
  if (kind === 'nodes') return ok(thinker({ nodes: count }));
  if (kind === 'depth') return ok(thinker({ depth: count, patterns: false }));
  if (kind === 'ms') return ok(timedPlayer(count));
  if (kind === 'features') return ok(thinker({ nodes: count, patterns: false }));
  if (kind === 'first-weights')
    return ok(thinker({ nodes: count, weights: FIRST_WEIGHTS[familyOf(rules)] }));
  return fail(unknownPlayer(text));
};

const unknownPlayer = (text: string): string =>
  `There is no player called ${text}. Players are ${PLAYER_HELP}.`;

const timedPlayer =
  (ms: number): Player =>
  (game, random) => {
    const started = performance.now();
    return thinker({ shouldStop: () => performance.now() - started >= ms })(game, random);
  };

const OPENING_PLIES = 6;
const MOVE_LIMIT = 200;

/** Plays the match, telling after each game how it stands, and answers with a sentence. */
export const runMatch = (
  { rules, first, second, games, seed }: MatchRequest,
  onGame: (text: string) => void,
): Result<string, string> => {
  const one = parsePlayer(rules, first);
  if (!one.ok) return one;
  const other = parsePlayer(rules, second);
  if (!other.ok) return other;
  const options = { rules, games, seed, openingPlies: OPENING_PLIES, moveLimit: MOVE_LIMIT };
  let result: MatchResult = { wins: 0, draws: 0, losses: 0 };
  let played = 0;
  for (result of playMatch(one.value, other.value, options))
    onGame(`${progressBar(++played, games)} ${standing(result)}`);
  return ok(`${rules.id}: ${first} against ${second}: ${standing(result)}`);
};

const BAR_WIDTH = 24;

export const progressBar = (played: number, games: number): string => {
  const full = Math.round((played / games) * BAR_WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}] ${played}/${games}`;
};

const standing = (result: MatchResult): string => {
  const { score, margin } = scoreOf(result);
  const { wins, draws, losses } = result;
  const percent = (share: number): string => (100 * share).toFixed(1);
  return `+${wins} =${draws} -${losses}, ${percent(score)} % ± ${percent(margin)}`;
};
