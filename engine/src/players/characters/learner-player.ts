import { FEATURES, type Feature, type Weights } from '../../search/features';
import type { ThinkOptions } from '../../search/think';
import type { Player } from '../match';
import { think } from '../../search/think';
import { seedFrom, SMALL_TABLE_MEGABYTES } from './style';

/** How a player thinks whose weights were learnt from nothing. */
export interface LearnerLimits {
  readonly nodes: number;
  readonly depth: number;
}

export const LEARNER_LIMITS: LearnerLimits = { nodes: 120, depth: 3 };

/** In hundredths of a man: among moves that it holds for equal, a learner plays any. */
const NOISE = 6;

export const learnerOptions = (
  weights: Weights,
  { nodes, depth }: LearnerLimits,
  seed: number,
): ThinkOptions => ({
  nodes,
  depth,
  seed,
  noise: NOISE,
  weights: loudWeights(weights),
  tableMegabytes: SMALL_TABLE_MEGABYTES,
});

export const learnerPlayer =
  (weights: Weights, limits: LearnerLimits = LEARNER_LIMITS): Player =>
  (game, random) => {
    const thought = think(game, learnerOptions(weights, limits, seedFrom(random)));
    if (thought === null) throw new Error('A player was asked for a move in a game that is over.');
    return thought.move;
  };

export const NO_WEIGHTS: Weights = Object.fromEntries(
  FEATURES.map((feature) => [feature, 0]),
) as Record<Feature, number>;

/** The largest weight as the search sees it: it rounds to whole numbers, and young weights are small. */
const LOUDEST = 300;

const loudByWeights = new WeakMap<Weights, Weights>();

/** The same weights, louder or softer: the order of moves stays as it is. */
export const loudWeights = (weights: Weights): Weights => {
  const known = loudByWeights.get(weights);
  if (known !== undefined) return known;
  const largest = Math.max(...FEATURES.map((feature) => Math.abs(weights[feature])));
  const scale = largest === 0 ? 0 : LOUDEST / largest;
  const loud = Object.fromEntries(
    FEATURES.map((feature) => [feature, weights[feature] * scale]),
  ) as Record<Feature, number>;
  loudByWeights.set(weights, loud);
  return loud;
};
