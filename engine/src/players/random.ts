/** Numbers that look random and are the same for the same seed on every platform (Tommy Ettinger's mulberry32). */
export interface Random {
  /** From 0 up to, and without, 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, and without, the limit. */
  readonly below: (limit: number) => number;
}

export const randomFrom = (seed: number): Random => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, below: (limit) => Math.floor(next() * limit) };
};
