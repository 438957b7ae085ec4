import { PATTERN_STATES } from '../search/patterns';
import type { PatternSamples } from './pattern-samples';

/** Worth in units in which one makes a win e times as likely as a loss. */
export interface PatternFit {
  readonly features: Float64Array;
  /** By `pattern * PATTERN_STATES + number`. */
  readonly tables: Float64Array;
}

export interface FitOptions {
  /** Where the features begin. */
  readonly first: Float64Array;
  /** How strongly each feature is drawn back to where it began. */
  readonly pulls: Float64Array;
  /** How strongly each number of a pattern is drawn to nothing: as so many positions that say so. */
  readonly pull: number;
  readonly rounds: number;
}

/** Positions kept back from learning, to see what was learnt by: one in so many, in runs longer than a game. */
const KEPT_BACK = 10;
const RUN = 500;

export const isKeptBack = (sample: number): boolean =>
  Math.floor(sample / RUN) % KEPT_BACK === KEPT_BACK - 1;

const FASTEST = 0.9;

/**
 * Logistic regression of results on features and patterns, by descent with momentum. Each weight steps by its own
 * bend, divided by how many weights share a position, so that together they do not overshoot.
 */
export const fitPatterns = (
  samples: PatternSamples,
  { first, pulls, pull, rounds }: FitOptions,
): PatternFit => {
  const size = first.length + samples.patterns * PATTERN_STATES;
  let weights = new Float64Array(size);
  weights.set(first);
  let before = weights;
  for (let round = 0; round < rounds; round++) {
    const momentum = Math.min(FASTEST, round / (round + 3));
    const ahead = weights.map((weight, i) => weight + momentum * (weight - before[i]!));
    const { slope, bend } = slopeOf(samples, fitOf(ahead, first.length));
    before = weights;
    weights = ahead.map((weight, i) => {
      const pulled = i < first.length ? pulls[i]! : pull;
      const home = i < first.length ? first[i]! : 0;
      const step = slope[i]! + pulled * (weight - home);
      return weight - step / (bend[i]! + pulled);
    });
  }
  return fitOf(weights, first.length);
};

const fitOf = (weights: Float64Array, features: number): PatternFit => ({
  features: weights.subarray(0, features),
  tables: weights.subarray(features),
});

const slopeOf = (
  samples: PatternSamples,
  fit: PatternFit,
): { readonly slope: Float64Array; readonly bend: Float64Array } => {
  const { count, patterns, numbers, features, results } = samples;
  const slope = new Float64Array(features.length + patterns * PATTERN_STATES);
  const bend = new Float64Array(slope.length);
  const shared = 2 * patterns + features.length;
  for (let sample = 0; sample < count; sample++) {
    if (isKeptBack(sample)) continue;
    const chance = chanceOf(worthOf(samples, fit, sample));
    const error = chance - results[sample]!;
    const bent = chance * (1 - chance) * shared;
    for (let i = 0; i < features.length; i++) {
      const value = features[i]![sample]!;
      if (value === 0) continue;
      slope[i] = slope[i]! + error * value;
      bend[i] = bend[i]! + bent * value * value;
    }
    let at = sample * 2 * patterns;
    let table = features.length;
    for (let pattern = 0; pattern < patterns; pattern++) {
      const near = table + numbers[at++]!;
      const across = table + numbers[at++]!;
      table += PATTERN_STATES;
      if (near === across) continue;
      slope[near] = slope[near]! + error;
      bend[near] = bend[near]! + bent;
      slope[across] = slope[across]! - error;
      bend[across] = bend[across]! + bent;
    }
  }
  return { slope, bend };
};

const chanceOf = (worth: number): number => 1 / (1 + Math.exp(-worth));

/** What a position is worth to White. */
export const worthOf = (samples: PatternSamples, fit: PatternFit, sample: number): number => {
  let worth = patternWorthOf(samples, fit, sample);
  for (let i = 0; i < samples.features.length; i++)
    worth += fit.features[i]! * samples.features[i]![sample]!;
  return worth;
};

/** The part of it that patterns tell. */
export const patternWorthOf = (
  { patterns, numbers }: PatternSamples,
  { tables }: PatternFit,
  sample: number,
): number => {
  let worth = 0;
  let at = sample * 2 * patterns;
  let table = 0;
  for (let pattern = 0; pattern < patterns; pattern++) {
    worth += tables[table + numbers[at++]!]! - tables[table + numbers[at++]!]!;
    table += PATTERN_STATES;
  }
  return worth;
};

/** How surprising the results are, per position, of those learnt from and of those kept back. */
export const surprises = (
  samples: PatternSamples,
  fit: PatternFit,
): { readonly learnt: number; readonly keptBack: number } => {
  const sums = { learnt: 0, keptBack: 0 };
  const counts = { learnt: 0, keptBack: 0 };
  for (let sample = 0; sample < samples.count; sample++) {
    const which = isKeptBack(sample) ? 'keptBack' : 'learnt';
    const chance = Math.min(Math.max(chanceOf(worthOf(samples, fit, sample)), 1e-9), 1 - 1e-9);
    const result = samples.results[sample]!;
    sums[which] -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
    counts[which]++;
  }
  return { learnt: sums.learnt / counts.learnt, keptBack: sums.keptBack / counts.keptBack };
};
