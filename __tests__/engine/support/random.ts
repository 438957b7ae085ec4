import { randomFrom as randomNumbers } from '../../../engine/src/players/random';

/** A source of chance that repeats itself for the same seed. */
export interface Random {
  /** At least 0 and less than 1. */
  readonly fraction: () => number;
  /** A whole number, at least 0 and less than the limit. */
  readonly below: (limit: number) => number;
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  /** Each item with the same probability, in the order given. */
  readonly some: <T>(items: readonly T[]) => readonly T[];
  readonly shuffled: <T>(items: readonly T[]) => readonly T[];
}

export const randomFrom = (seed: number): Random => {
  const { next: fraction, below } = randomNumbers(seed);
  return {
    fraction,
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => fraction() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
    some: (items) => items.filter(() => fraction() < 0.5),
    shuffled: (items) =>
      items
        .map((item) => ({ item, key: fraction() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
  };
};

/** The number in the environment variable `DAMA_SEED`, or one that differs from run to run. */
export const chosenSeed = (): number => {
  const given = Number.parseInt(process.env.DAMA_SEED ?? '', 10);
  return Number.isNaN(given) ? Date.now() % 2 ** 31 : given;
};
