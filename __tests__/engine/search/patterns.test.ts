import { boardOf, columnOf, rowOf } from '../../../engine/src/board';
import { VARIANTS } from '../../../engine/src/rules/variants';
import type { Rules } from '../../../engine/src/rules/rules';
import { evaluate, loadJudgement } from '../../../engine/src/search/evaluation';
import type { Judgement } from '../../../engine/src/search/features';
import { loadPosition } from '../../../engine/src/search/mailbox';
import {
  acrossFrom,
  isPatterned,
  makeTable,
  MAX_PATTERNS,
  PATTERN_STATES,
  patternsOf,
  readTables,
  TABLE_SIZE,
} from '../../../engine/src/search/patterns';
import { FIRST_WEIGHTS, familyOf, judgementOf } from '../../../engine/src/search/weights';
import type { Position } from '../../../engine/src/position';
import { rulesOf } from '../support/fen';
import { mirrorPosition } from '../support/mirror';
import { must } from '../support/must';
import { chosenSeed, randomFrom } from '../support/random';
import { scatteredPosition } from '../support/random-position';

const seed = chosenSeed();
const patterned = VARIANTS.filter(({ board }) => isPatterned(board)).map((rules) => ({
  id: rules.id,
  rules,
}));

const patternsIn = (rules: Rules) => patternsOf(rules.board, boardOf(rules.board));

describe.each(patterned)('the patterns of $id', ({ rules }) => {
  const board = boardOf(rules.board);

  test('are of eight squares, and no more of them than there is room for', () => {
    const patterns = patternsIn(rules);
    expect(patterns.length).toBeLessThanOrEqual(MAX_PATTERNS);
    for (const squares of patterns) expect(new Set(squares).size).toBe(8);
  });

  test('cover the board, seen from both sides', () => {
    const covered = patternsIn(rules)
      .flat()
      .flatMap((square) => [square, acrossFrom(board, square)]);
    expect(new Set(covered).size).toBe(board.squareCount);
  });
});

test('lie alike on a board and on a mirrored one', () => {
  const places = (rules: Rules, mirrored: boolean) => {
    const board = boardOf(rules.board);
    return patternsIn(rules).map((squares) =>
      squares.map((square) => {
        const column = columnOf(board, square);
        return [rowOf(board, square), mirrored ? board.columns - 1 - column : column];
      }),
    );
  };
  expect(places(rulesOf('italian'), true)).toEqual(places(rulesOf('english'), false));
});

test('a table comes back from its text, in steps of two and within what a character can tell', () => {
  const worths = new Float64Array(PATTERN_STATES);
  worths.set([0, 2, -2, 7.1, -86, 86, 500, -500]);
  const read = readTables([makeTable(new Float64Array(PATTERN_STATES)), makeTable(worths)]);
  expect(Array.from(read.subarray(TABLE_SIZE, TABLE_SIZE + 9))).toEqual([
    0, 2, -2, 8, -86, 86, 88, -88, 0,
  ]);
  expect(read.subarray(0, TABLE_SIZE).every((worth) => worth === 0)).toBe(true);
});

const scatteredTables = (rules: Rules): Judgement => {
  const random = randomFrom(seed);
  const table = () =>
    makeTable(Float64Array.from({ length: PATTERN_STATES }, () => random.below(80) - 40));
  return {
    weights: FIRST_WEIGHTS[familyOf(rules)],
    patterns: { tables: patternsIn(rules).map(table), margin: 100 },
  };
};

test.each(patterned)(
  `both sides of $id see the same worth in the same place (DAMA_SEED=${seed})`,
  ({ rules }) => {
    const random = randomFrom(seed);
    const positions = Array.from({ length: 200 }, () => scatteredPosition(random, rules));
    const worths = (judgement: Judgement, seen: readonly Position[]): readonly number[] => {
      loadJudgement(rules, judgement);
      return seen.map((position) => {
        loadPosition(rules, position);
        return evaluate();
      });
    };
    const judgement = scatteredTables(rules);
    const near = worths(judgement, positions);
    const across = worths(
      judgement,
      positions.map((position) => mirrorPosition(rules, position)),
    );
    expect(across).toEqual(near);
    const plain = worths({ ...judgement, patterns: null }, positions);
    const different = new Set(near.map((worth, i) => worth - must(plain[i])));
    expect(different.size).toBeGreaterThan(20);
  },
);

test.each(['giveaway', 'first-king'] as const)(
  'a game of %s is judged without patterns',
  (goal) => {
    expect(judgementOf({ ...rulesOf('english'), goal }, true).patterns).toBeNull();
  },
);
