import { startPosition } from '../../engine/src/rules/start';
import published from './data/perft.json';
import deeper from './data/perft-deeper.json';
import { readFen, rulesOf } from './support/fen';
import { countNodes, deeperRows } from './support/perft-table';

const PROBLEMS = ['W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38'];

describe('perft', () => {
  test.each(published.tables)('$variant from $fen', ({ variant, fen, counts }) => {
    expect(counts.map((_, i) => countNodes({ variant, fen, depth: i + 1 }))).toEqual(counts);
  });

  test.each(deeperRows('quick'))('$variant at depth $depth from $fen', (row) => {
    expect(countNodes(row)).toBe(row.count);
  });

  test('every deeper count names its source', () => {
    for (const { source } of deeper.tables) expect(Object.keys(deeper.sources)).toContain(source);
  });
});

describe('the tables start where the rules say', () => {
  const starts = published.tables.filter(({ fen }) => !PROBLEMS.includes(fen));

  test.each(starts)('$variant from $fen', ({ variant, fen }) => {
    const rules = rulesOf(variant);
    expect(readFen(rules, fen).board).toEqual(startPosition(rules).board);
  });
});
