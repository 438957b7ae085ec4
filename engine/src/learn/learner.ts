import {
  LEARNER_LIMITS,
  NO_WEIGHTS,
  type LearnerLimits,
} from '../players/characters/learner-player';
import type { Contestant } from '../players/characters/contestant';
import type { Rules } from '../rules/rules';
import { FEATURES, type Feature, type Weights } from '../search/features';
import { familyOf, type Family } from '../search/weights';

/** A player who learns, as a value that can be written down. */
export interface Learner {
  /** Games of one family share their weights. */
  readonly family: Family;
  readonly weights: Weights;
  readonly limits: LearnerLimits;
  /** Games it has learnt from. */
  readonly games: number;
  /** How much each weight has been pushed about so far: what was pushed much, moves less. See td.ts. */
  readonly pushed: Weights;
}

/** One that knows nothing but the rules. */
export const newLearner = (rules: Rules, limits: LearnerLimits = LEARNER_LIMITS): Learner => ({
  family: familyOf(rules),
  weights: NO_WEIGHTS,
  limits,
  games: 0,
  pushed: NO_WEIGHTS,
});

/** One that begins with what another player knows. */
export const learnerFrom = (
  rules: Rules,
  weights: Weights,
  limits: LearnerLimits = LEARNER_LIMITS,
): Learner => ({ ...newLearner(rules, limits), weights, pushed: settled(weights) });

/** Weights that are known already are not thrown about by the first games. */
const SETTLED = 400;

const settled = (weights: Weights): Weights =>
  mapWeights((feature) => (weights[feature] === 0 ? 0 : SETTLED));

export const asContestant = ({ weights, limits }: Learner): Contestant => ({
  kind: 'trained',
  weights,
  limits,
});

export const mapWeights = (weightOf: (feature: Feature, index: number) => number): Weights =>
  Object.fromEntries(FEATURES.map((feature, i) => [feature, weightOf(feature, i)])) as Record<
    Feature,
    number
  >;

/** What a feature is worth in men; null while a man is worth nothing to it. */
export interface WeightInMen {
  readonly feature: Feature;
  readonly men: number | null;
}

/** The weights as people tell them: a king is worth so many men. */
export const weightsInMen = (weights: Weights): readonly WeightInMen[] =>
  FEATURES.map((feature) => ({
    feature,
    men: weights.man > 0 ? weights[feature] / weights.man : null,
  }));
