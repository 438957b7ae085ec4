import { NO_WEIGHTS } from '../players/characters/learner-player';
import { loadJudgement } from '../search/evaluation';
import type { Feature, Patterns } from '../search/features';
import { loadPosition, patternCount, patternNumbers } from '../search/mailbox';
import { ACROSS_SHIFT } from '../search/patterns';
import type { Rules } from '../rules/rules';
import type { PlayedPosition } from './played-positions';
import { featureColumn } from './samples';

/** Positions as numbers, and how their games ended: one row each. */
export interface PatternSamples {
  readonly count: number;
  readonly patterns: number;
  /** Two for each pattern: as it lies, and from the other side. */
  readonly numbers: Uint16Array;
  readonly features: readonly Float32Array[];
  /** 1 for White, 0 for Black, a half for neither. */
  readonly results: Float32Array;
}

/** Any: only where the patterns lie is asked for. */
const ANY_PATTERNS: Patterns = { tables: [], margin: 0 };

export const patternSamplesOf = (
  rules: Rules,
  played: readonly PlayedPosition[],
  features: readonly Feature[],
): PatternSamples => {
  const positions = played.map(({ position }) => position);
  const columns = features.map((feature) =>
    Float32Array.from(featureColumn(rules, feature, positions)),
  );
  loadJudgement(rules, { weights: NO_WEIGHTS, patterns: ANY_PATTERNS });
  const patterns = patternCount;
  const numbers = new Uint16Array(2 * patterns * positions.length);
  let at = 0;
  for (const position of positions) {
    loadPosition(rules, position);
    for (let pattern = 0; pattern < patterns; pattern++) {
      numbers[at++] = patternNumbers[pattern]!;
      numbers[at++] = patternNumbers[pattern]! >> ACROSS_SHIFT;
    }
  }
  return {
    count: positions.length,
    patterns,
    numbers,
    features: columns,
    results: Float32Array.from(played, ({ result }) => result),
  };
};
