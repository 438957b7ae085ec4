/**
 * Learns the evaluation's weights of a family of games: the engine plays itself from random openings, the weights
 * are fitted to how the games ended, and the new weights play the old ones. What came of it is written to
 * `engine/src/search/weights/`, with the numbers of that match, if the new weights did not lose it.
 *
 *     npm run learn -- english [games] [nodes] [seed]
 */
import { calibrate, fitWeights, surprise } from '../src/learn/regression';
import { playedPositions, type PlayedPosition } from '../src/learn/played-positions';
import { samplesOf, vectorOf, weightsOf } from '../src/learn/samples';
import { thinker } from '../src/players/computer';
import { scoreOf, type Player } from '../src/players/match';
import type { Rules } from '../src/rules/rules';
import { variant } from '../src/rules/variants';
import { FEATURES, type Feature, type Weights } from '../src/search/features';
import { FAMILIES, FIRST_WEIGHTS, type Family } from '../src/search/weights';
import { matchOf, MATCH_GAMES, percent, writeLearnt } from './learnt-file';

/** The games that stand for a family. */
const TEACHERS: Readonly<Record<Family, readonly string[]>> = {
  english: ['english'],
  'flying-8': ['brazilian', 'russian'],
  'flying-10': ['international'],
  'flying-12': ['canadian'],
  orthogonal: ['turkish'],
};

/** As strong as a few positions that speak for the old weight. */
const PULL = 0.03;
/**
 * What is not for learning. Games between equals say that a hunter is far when nothing is left to hunt, and would
 * teach it to stay away. And where kings fly, whoever is left with one draws: such endings would teach that a king
 * is worth little, so positions with kings are left out, and what tells them apart is held.
 */
const HELD: readonly Feature[] = ['hunt'];
const HELD_OF_FLYING: readonly Feature[] = [
  'king',
  'kingCentre',
  'kingEdge',
  'kingMobility',
  'trappedKing',
];
const HOLD = 1e9;

const rulesOf = (id: string): Rules => {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`There is no game called ${id}.`);
  return rules;
};

const [family, games = '600', nodes = '600', seed = '1'] = process.argv.slice(2);
const known = FAMILIES.find((one) => one === family);
if (known === undefined) {
  console.error(`Name a family to learn: ${FAMILIES.join(', ')}.`);
  process.exit(2);
}
const teachers = TEACHERS[known].map(rulesOf);
const first = FIRST_WEIGHTS[known];
const fly = teachers.every((rules) => rules.king.range === 'flying');
const held = fly ? [...HELD, ...HELD_OF_FLYING] : HELD;
const played = (rules: Rules): readonly PlayedPosition[] => {
  const options = { nodes: Number(nodes), weights: first, noise: 4, tableMegabytes: 1 };
  const positions = Array.from({ length: Number(games) / teachers.length }, (_, number) =>
    playedPositions(rules, options, Number(seed) + number),
  ).flat();
  return fly ? positions.filter(({ position }) => !/[WB]/.test(position.board)) : positions;
};
const samples = teachers.flatMap((rules) => samplesOf(rules, played(rules)));
const prior = calibrate(vectorOf(first), samples);
const fitted = fitWeights(
  prior,
  samples,
  Float64Array.from(FEATURES, (feature) => (held.includes(feature) ? HOLD : PULL)),
);
const weights = weightsOf(fitted);
console.log(`${samples.length} positions; surprise ${surprise(prior, samples).toFixed(4)}`);
console.log(`after fitting ${surprise(fitted, samples).toFixed(4)}`, weights);
const player = (judgement: Weights) => (): Player =>
  thinker({ nodes: Number(nodes), weights: judgement, tableMegabytes: 1 });
const result = matchOf(teachers, player(weights), player(first));
const { score, margin } = scoreOf(result);
console.log(`new against old: ${percent(score)} ± ${percent(margin)} of 100`, result);
if (score < 0.5) console.log('The old weights were better; nothing was written.');
else
  void writeLearnt(known, 'LearntWeights', `learn -- ${known}`, {
    weights,
    games: Number(games),
    positions: samples.length,
    match: { games: MATCH_GAMES, points: percent(score), margin: percent(margin) },
  }).then(console.log);
