/** What a program in a VM is asked to do, and what it answers: plain data, since it crosses as JSON. */
export interface CountRequest {
  readonly kind: 'count';
  readonly rules: string;
  readonly depth: number;
}

export interface ThinkRequest {
  readonly kind: 'think';
  readonly rules: string;
  /** The game begins with so many plies at random, chosen by the seed. */
  readonly openingPlies: number;
  readonly seed: number;
  readonly nodes: number;
}

export type Request = CountRequest | ThinkRequest;

export interface Count {
  readonly leaves: number;
}

export interface Found {
  readonly path: readonly number[];
  readonly captured: readonly number[];
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
  /** Bytes in use after the search, less those in use before it. */
  readonly heapGrowth: number;
}

export type Answer<R extends Request> = R extends CountRequest ? Count : Found;
