import { NO_WEIGHTS } from '../players/characters/learner-player';
import type { Position } from '../position';
import type { Rules } from '../rules/rules';
import { evaluate, loadWeights } from '../search/evaluation';
import { FEATURES, type Feature, type Weights } from '../search/features';
import { loadPosition, turn, WHITE } from '../search/mailbox';
import type { PlayedPosition } from './played-positions';
import type { Sample } from './regression';

/** Large, so that what the evaluation rounds to whole numbers does not matter. */
const UNIT = 1000;

export const samplesOf = (rules: Rules, played: readonly PlayedPosition[]): readonly Sample[] => {
  const positions = played.map(({ position }) => position);
  const columns = FEATURES.map((feature) => featureColumn(rules, feature, positions));
  return played.map(({ result }, i) => ({
    features: Float64Array.from(columns, (column) => column[i]!),
    result,
  }));
};

/**
 * What one feature says of each position, for White. The evaluation is a sum of weight times feature: with one
 * weight set, it tells that feature.
 */
export const featureColumn = (
  rules: Rules,
  feature: Feature,
  positions: readonly Position[],
): readonly number[] => {
  loadWeights(rules, only(feature));
  return positions.map((position) => {
    loadPosition(rules, position);
    const worth = evaluate() / UNIT;
    return turn === WHITE ? worth : -worth;
  });
};

const only = (feature: Feature): Weights => ({ ...NO_WEIGHTS, [feature]: UNIT });

export const vectorOf = (weights: Weights): Float64Array =>
  Float64Array.from(FEATURES, (feature) => weights[feature]);

/** Weights with a man worth 100, as everything is told in hundredths of a man. */
export const weightsOf = (vector: Float64Array): Weights => {
  const scale = 100 / vector[FEATURES.indexOf('man')]!;
  const weights = Object.fromEntries(
    FEATURES.map((feature, i) => [feature, Math.round(vector[i]! * scale * 10) / 10]),
  );
  return weights as Record<Feature, number>;
};
