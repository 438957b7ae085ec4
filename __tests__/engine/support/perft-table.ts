import { loadPosition, perft } from '../../../engine/src/search/mailbox';
import deeper from '../data/perft-deeper.json';
import { readFen, rulesOf } from './fen';

/** One node count of the data: so many sequences of `depth` moves from a position. */
export interface PerftRow {
  readonly variant: string;
  readonly fen: string;
  readonly depth: number;
  readonly count: number;
}

/** The most nodes that a test waits for every time; the rest is counted by the slow tests. */
const MOST_NODES = 7_000_000;

export const deeperRows = (which: 'quick' | 'slow'): readonly PerftRow[] =>
  deeper.tables.filter(({ count }) => count <= MOST_NODES === (which === 'quick'));

export const countNodes = ({ variant, fen, depth }: Omit<PerftRow, 'count'>): number => {
  const rules = rulesOf(variant);
  loadPosition(rules, readFen(rules, fen));
  return perft(depth);
};
