/**
 * Learns what patterns of men are worth in a family of games from positions that `self-play` wrote, and writes them
 * to `engine/src/search/weights/`, with the numbers of a match against the judgement by features alone beside them.
 *
 *     npm run learn:patterns -- english english.txt [more.txt ...]
 *
 * A file belongs to the game that its name begins with.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fitPatterns, patternWorthOf, surprises, type PatternFit } from '../src/learn/pattern-fit';
import { patternSamplesOf, type PatternSamples } from '../src/learn/pattern-samples';
import type { PlayedPosition } from '../src/learn/played-positions';
import { thinker } from '../src/players/computer';
import { scoreOf, type Player } from '../src/players/match';
import type { Rules } from '../src/rules/rules';
import { variant } from '../src/rules/variants';
import { FEATURES, type Feature, type Judgement, type Weights } from '../src/search/features';
import { makeTable, PATTERN_STATES } from '../src/search/patterns';
import { FAMILIES, judgementOf, WEIGHTS } from '../src/search/weights';
import { matchOf, MATCH_GAMES, percent, writeLearnt } from './learnt-file';

/** Patterns tell these better. */
const LEFT_OUT: readonly Feature[] = ['mobility', 'runaway', 'bridge'];
/** Not for learning, as in `learn`. */
const HELD: readonly Feature[] = ['hunt'];
const HELD_OF_FLYING: readonly Feature[] = [
  ...HELD,
  'king',
  'kingCentre',
  'kingEdge',
  'kingMobility',
  'trappedKing',
];
/** What a hundredth of a man is worth at first: a man more makes a win e^1.8, six times, as likely as a loss. */
const LOUDNESS = 0.018;
const HOLD = 1e9;
const PULL_OF_FEATURES = 0.1;
const PULL = 12;
const ROUNDS = 80;
/** Patterns together are worth more than the margin in one position of so many. */
const SELDOM = 200;
const MATCH_NODES = 3000;

const rulesOf = (file: string): Rules => {
  const id = path.basename(file).split('.')[0]!;
  const rules = variant(id);
  if (rules === undefined) throw new Error(`${file} is not named after a game.`);
  return rules;
};

interface PlayedGames {
  readonly rules: Rules;
  readonly games: number;
  readonly positions: readonly PlayedPosition[];
}

const pieceCount = (board: string): number => board.replace(/\./g, '').length;

/** Positions of kings that only walk about tell nothing new. */
const readGames = (file: string, withKings: boolean): PlayedGames => {
  const positions: PlayedPosition[] = [];
  let games = 0;
  let pieces = 0;
  let men = '';
  for (const line of readFileSync(file, 'latin1').split('\n')) {
    const [board = '', turn, halves] = line.split(' ');
    if (halves === undefined) continue;
    // Nothing comes back to the board but by another game.
    if (pieceCount(board) > pieces) games++;
    pieces = pieceCount(board);
    const hasKings = /[WB]/.test(board);
    const menNow = board.replace(/[WB]/g, '.');
    if (hasKings && (!withKings || menNow === men)) continue;
    men = menNow;
    const position = { board, turn: turn === 'w' ? ('white' as const) : ('black' as const) };
    positions.push({ position, result: Number(halves) / 2 });
  }
  return { rules: rulesOf(file), games, positions };
};

const joined = (parts: readonly PatternSamples[]): PatternSamples => {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const { patterns, features } = parts[0]!;
  const numbers = new Uint16Array(2 * patterns * count);
  const results = new Float32Array(count);
  const columns = features.map(() => new Float32Array(count));
  let at = 0;
  for (const part of parts) {
    numbers.set(part.numbers, 2 * patterns * at);
    results.set(part.results, at);
    columns.forEach((column, i) => column.set(part.features[i]!, at));
    at += part.count;
  }
  return { count, patterns, numbers, features: columns, results };
};

/** In hundredths of a man; what was held, as it was. */
const weightsOf = (
  { features }: PatternFit,
  used: readonly Feature[],
  held: readonly Feature[],
  old: Weights,
): Weights => {
  const scale = 100 / features[used.indexOf('man')]!;
  const weightOf = (feature: Feature): number => {
    if (held.includes(feature)) return old[feature];
    const at = used.indexOf(feature);
    return at < 0 ? 0 : Math.round(features[at]! * scale * 10) / 10;
  };
  return Object.fromEntries(FEATURES.map((feature) => [feature, weightOf(feature)])) as Record<
    Feature,
    number
  >;
};

const tablesOf = (
  { features, tables }: PatternFit,
  used: readonly Feature[],
): readonly string[] => {
  const scale = 100 / features[used.indexOf('man')]!;
  return Array.from({ length: tables.length / PATTERN_STATES }, (_, pattern) =>
    makeTable(
      tables
        .subarray(pattern * PATTERN_STATES, (pattern + 1) * PATTERN_STATES)
        .map((worth) => worth * scale),
    ),
  );
};

const marginOf = (samples: PatternSamples, fit: PatternFit, used: readonly Feature[]): number => {
  const scale = 100 / fit.features[used.indexOf('man')]!;
  const worths = Float64Array.from({ length: samples.count }, (_, sample) =>
    Math.abs(patternWorthOf(samples, fit, sample) * scale),
  ).sort();
  return Math.round(worths[Math.floor(worths.length * (1 - 1 / SELDOM))]!);
};

const player = ({ weights, patterns }: Judgement): Player =>
  thinker({ nodes: MATCH_NODES, weights, patterns: patterns ?? false, tableMegabytes: 1 });

const [family, ...files] = process.argv.slice(2);
const known = FAMILIES.find((one) => one === family);
if (known === undefined || files.length === 0) {
  console.error(`Name a family to learn, of ${FAMILIES.join(', ')}, and files of positions.`);
  process.exit(2);
}
const flies = rulesOf(files[0]!).king.range === 'flying';
const held = flies ? HELD_OF_FLYING : HELD;
const old = WEIGHTS[known];
const used = FEATURES.filter((feature) => !LEFT_OUT.includes(feature));
const played = files.map((file) => readGames(file, !flies));
const samples = joined(
  played.map(({ rules, positions }) => patternSamplesOf(rules, positions, used)),
);
const fit = fitPatterns(samples, {
  first: Float64Array.from(used, (feature) => old[feature] * LOUDNESS),
  pulls: Float64Array.from(used, (feature) => (held.includes(feature) ? HOLD : PULL_OF_FEATURES)),
  pull: PULL,
  rounds: ROUNDS,
});
const { learnt, keptBack } = surprises(samples, fit);
console.log(
  `${samples.count} positions; surprise ${learnt.toFixed(4)}, kept back ${keptBack.toFixed(4)}`,
);
const judgement: Judgement = {
  weights: weightsOf(fit, used, held, old),
  patterns: { tables: tablesOf(fit, used), margin: marginOf(samples, fit, used) },
};
console.log(judgement.weights, `margin ${judgement.patterns?.margin}`);
const teachers = [...new Set(played.map(({ rules }) => rules))];
const result = matchOf(
  teachers,
  () => player(judgement),
  (rules) => player(judgementOf(rules, false)),
);
const { score, margin } = scoreOf(result);
console.log(`patterns against features: ${percent(score)} ± ${percent(margin)} of 100`, result);
if (score < 0.5) console.log('The features alone were better; nothing was written.');
else
  void writeLearnt(`${known}-patterns`, 'LearntPatterns', `learn:patterns -- ${known}`, {
    weights: judgement.weights,
    patterns: judgement.patterns,
    games: played.reduce((sum, { games }) => sum + games, 0),
    positions: samples.count,
    match: { games: MATCH_GAMES, points: percent(score), margin: percent(margin) },
  }).then(console.log);
