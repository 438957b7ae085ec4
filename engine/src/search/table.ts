/** The transposition table: four words an entry, in one typed array. Hot path: see mailbox.ts. */

export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

const WORDS = 4;
const BYTES_PER_ENTRY = WORDS * 4;
/** Entries are looked for in pairs: the deeper one stays, the other always makes room. */
const PAIR = 2;

let words = new Int32Array(0);
let pairMask = 0;
let generation = 0;

/** What the last successful `probe` found. */
export let foundScore = 0;
export let foundDepth = 0;
export let foundBound = 0;
export let foundSquares = 0;

/**
 * Makes the table as large as fits into so many megabytes; it is cleared when its size changes. A smaller one lies in
 * the room of the largest so far: making that anew would hold up a phone.
 */
export const sizeTable = (megabytes: number): void => {
  let pairs = 1 << 8;
  while (pairs * 2 * PAIR * BYTES_PER_ENTRY <= megabytes * 2 ** 20) pairs *= 2;
  if (pairMask === pairs - 1) return;
  pairMask = pairs - 1;
  if (words.length < pairs * PAIR * WORDS) words = new Int32Array(pairs * PAIR * WORDS);
  else clearTable();
};

export const clearTable = (): void => {
  words.fill(0, 0, (pairMask + 1) * PAIR * WORDS);
  generation = 0;
};

/** Entries of earlier searches give way to those of this one. */
export const ageTable = (): void => {
  generation = (generation + 1) & 63;
};

const pairOf = (low: number): number => (low & pairMask) * PAIR * WORDS;

export const probe = (low: number, high: number): boolean => {
  let at = pairOf(low);
  if (words[at] !== low || words[at + 1] !== high) at += WORDS;
  if (words[at] !== low || words[at + 1] !== high) return false;
  const packed = words[at + 2]!;
  foundBound = packed & 3;
  if (foundBound === 0) return false;
  foundDepth = (packed >> 2) & 255;
  foundScore = packed >> 16;
  foundSquares = words[at + 3]!;
  return true;
};

/** Bits of the packed word: bound 2, depth 8, generation 6, score 16. */
export const store = (
  low: number,
  high: number,
  depth: number,
  bound: number,
  score: number,
  squares: number,
): void => {
  let at = pairOf(low);
  const isSame = words[at] === low && words[at + 1] === high;
  const old = words[at + 2]!;
  const isCurrent = ((old >> 10) & 63) === generation;
  if (!isSame && isCurrent && ((old >> 2) & 255) > depth) at += WORDS;
  words[at] = low;
  words[at + 1] = high;
  words[at + 2] = (score << 16) | (generation << 10) | (depth << 2) | bound;
  words[at + 3] = squares;
};
