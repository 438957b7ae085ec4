import { countNodes, deeperRows } from './support/perft-table';

test.each(deeperRows('slow'))(
  '$variant at depth $depth from $fen',
  (row) => {
    expect(countNodes(row)).toBe(row.count);
  },
  300_000,
);
