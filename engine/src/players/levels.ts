import type { ThinkOptions } from '../search/think';

/**
 * A strength of the computer. Limited by nodes and never by time, so that a slow phone plays the same moves as
 * a fast one. Weak levels look at little and misjudge it; what they see, they play as well as they can.
 */
export interface Level {
  readonly level: number;
  readonly nodes: number;
  readonly depth: number;
  /** How far its judgement may be off, in hundredths of a man. */
  readonly noise: number;
  /** Whether it knows what patterns of men are worth, where they were learnt. */
  readonly patterns: boolean;
}

/**
 * No noise is more than half a man: two judgements together are then off by less than the man that a plain
 * exchange is about. The nodes of the last level take about two seconds in Hermes; see docs/levels.md.
 */
export const LEVELS: readonly Level[] = [
  { level: 1, nodes: 30, depth: 1, noise: 50, patterns: false },
  { level: 2, nodes: 85, depth: 2, noise: 38, patterns: false },
  { level: 3, nodes: 200, depth: 3, noise: 31, patterns: false },
  { level: 4, nodes: 440, depth: 4, noise: 26, patterns: false },
  { level: 5, nodes: 1_000, depth: 6, noise: 20, patterns: false },
  { level: 6, nodes: 3_000, depth: 8, noise: 15, patterns: false },
  { level: 7, nodes: 9_000, depth: 12, noise: 10, patterns: false },
  { level: 8, nodes: 30_000, depth: 99, noise: 5, patterns: false },
  { level: 9, nodes: 60_000, depth: 99, noise: 0, patterns: true },
  { level: 10, nodes: 400_000, depth: 99, noise: 0, patterns: true },
];

/** A search of few nodes fills little of a table, and a large one takes time to clear. */
const SMALL_SEARCH = 20_000;

/** How a level thinks; the seed makes it play another game next time. */
export const levelOptions = (level: number, seed: number): ThinkOptions | undefined => {
  const found = LEVELS.find((one) => one.level === level);
  if (found === undefined) return undefined;
  const { nodes, depth, noise, patterns } = found;
  return {
    nodes,
    depth,
    noise,
    seed,
    ...(!patterns && { patterns }),
    ...(nodes < SMALL_SEARCH && { tableMegabytes: 1 }),
  };
};
