/** One position: what each feature says, and how the game ended for White (1, 0.5 or 0). */
export interface Sample {
  readonly features: Float64Array;
  readonly result: number;
}

/** Hundredths of a man that make a win ten times as likely as a loss. */
const SCALE = 400 / Math.LN10;

const chanceOf = (score: number): number => 1 / (1 + Math.exp(-score / SCALE));

const scoreOf = (weights: Float64Array, features: Float64Array): number => {
  let score = 0;
  for (let i = 0; i < weights.length; i++) score += weights[i]! * features[i]!;
  return score;
};

/** How surprising the results are to the weights, per position: the mean of -log of the chance given. */
export const surprise = (weights: Float64Array, samples: readonly Sample[]): number => {
  let sum = 0;
  for (const { features, result } of samples) {
    const chance = Math.min(Math.max(chanceOf(scoreOf(weights, features)), 1e-9), 1 - 1e-9);
    sum -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
  }
  return sum / samples.length;
};

/** The same weights, louder or softer, so that their scores tell the chances in these games best. */
export const calibrate = (weights: Float64Array, samples: readonly Sample[]): Float64Array => {
  let best = weights;
  let least = surprise(weights, samples);
  for (let loudness = 0.1; loudness < 2; loudness += 0.05) {
    const scaled = weights.map((weight) => weight * loudness);
    const now = surprise(scaled, samples);
    if (now >= least) continue;
    best = scaled;
    least = now;
  }
  return best;
};

/**
 * Logistic regression by Newton's method. Each weight's pull draws it back to where it began, so that a feature
 * seldom seen keeps the value it had.
 */
export const fitWeights = (
  first: Float64Array,
  samples: readonly Sample[],
  pulls: Float64Array,
  rounds = 12,
): Float64Array => {
  let weights: Float64Array = first.slice();
  for (let round = 0; round < rounds; round++) {
    const step = newtonStep(weights, first, samples, pulls);
    const next = shortened(weights, step, (tried) => loss(tried, first, samples, pulls));
    if (next === null) break;
    weights = next;
  }
  return weights;
};

const loss = (
  weights: Float64Array,
  first: Float64Array,
  samples: readonly Sample[],
  pulls: Float64Array,
): number => {
  let sum = surprise(weights, samples) * samples.length;
  for (let i = 0; i < weights.length; i++) sum += 0.5 * pulls[i]! * (weights[i]! - first[i]!) ** 2;
  return sum;
};

const SHORTEST = 1 / 64;

/** The step, halved until it makes things better; null if it never does. */
const shortened = (
  weights: Float64Array,
  step: Float64Array,
  lossOf: (weights: Float64Array) => number,
): Float64Array | null => {
  const now = lossOf(weights);
  for (let length = 1; length >= SHORTEST; length /= 2) {
    const next = weights.map((weight, i) => weight - length * step[i]!);
    if (lossOf(next) < now) return next;
  }
  return null;
};

const newtonStep = (
  weights: Float64Array,
  first: Float64Array,
  samples: readonly Sample[],
  pulls: Float64Array,
): Float64Array => {
  const size = weights.length;
  const slope = Float64Array.from(weights, (weight, i) => pulls[i]! * (weight - first[i]!));
  const bend = Array.from({ length: size }, (_, row) => {
    const line = new Float64Array(size);
    line[row] = pulls[row]!;
    return line;
  });
  for (const { features, result } of samples) {
    const chance = chanceOf(scoreOf(weights, features));
    const error = (chance - result) / SCALE;
    const weight = (chance * (1 - chance)) / SCALE ** 2;
    for (let i = 0; i < size; i++) {
      const feature = features[i]!;
      if (feature === 0) continue;
      slope[i] = slope[i]! + error * feature;
      const line = bend[i]!;
      for (let k = 0; k < size; k++) line[k] = line[k]! + weight * feature * features[k]!;
    }
  }
  return solve(bend, slope);
};

/** Gaussian elimination with pivots; `matrix` is positive definite through the pull. */
const solve = (matrix: readonly Float64Array[], right: Float64Array): Float64Array => {
  const size = right.length;
  const rows = matrix.map((row, i) => Float64Array.from([...row, right[i]!]));
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    const chosen = rows[pivot]!;
    rows[pivot] = rows[column]!;
    rows[column] = chosen;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / chosen[column]!;
      for (let k = column; k <= size; k++) rows[row]![k] = rows[row]![k]! - factor * chosen[k]!;
    }
  }
  return Float64Array.from(rows, (row, i) => row[size]! / row[i]!);
};
