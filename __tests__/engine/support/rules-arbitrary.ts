import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { COLORS } from '../../../engine/src/color';
import type { DrawRule, Force, MaterialRule, Range } from '../../../engine/src/rules/draw-rule';
import { MOVE_EVENTS } from '../../../engine/src/rules/draw-rule';
import { NO_LIMIT } from '../../../engine/src/rules/forces';
import type {
  BoardRules,
  BoardSquares,
  CaptureRules,
  Criterion,
  Direction,
  KingRules,
  ManRules,
  NotationRules,
  Rules,
  RulesSource,
} from '../../../engine/src/rules/rules';
import {
  BOARD_SQUARES,
  CAPTURE_SIGNS,
  CORNERS,
  CRITERIA,
  CROWNINGS,
  DIRECTIONS,
  FIRST_SQUARES,
  GOALS,
  KING_LANDINGS,
  KING_RANGES,
  REMOVALS,
  SOURCE_KINDS,
  SQUARE_NOTATIONS,
} from '../../../engine/src/rules/rules';

const anyOf = <T>(values: readonly T[]): Arbitrary<T> => fc.constantFrom(...values);

const whole = (min: number, max: number): Arbitrary<number> => fc.integer({ min, max });

const someOf = <T>(values: readonly T[], minLength = 0): Arbitrary<readonly T[]> =>
  fc.shuffledSubarray([...values], { minLength });

/** One line of text without space around it. */
const lineArbitrary = (minLength: number): Arbitrary<string> =>
  fc
    .string({ unit: 'grapheme', minLength, maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => text.length >= minLength && text.length <= 60 && !/\p{Cc}/u.test(text));

const boardArbitrary: Arbitrary<BoardRules> = fc
  .record({ columns: whole(6, 12), rows: whole(6, 12), squares: anyOf(BOARD_SQUARES) })
  .chain(({ columns, rows, squares }) => {
    const fitting = fittingRows(columns, rows, squares);
    const deepest = Math.floor((fitting - 1) / 2);
    return whole(1, deepest).chain((menRows) =>
      fc.record({
        columns: fc.constant(columns),
        rows: fc.constant(fitting),
        squares: fc.constant(squares),
        corner: anyOf(CORNERS),
        menRows: fc.constant(menRows),
        emptyRows: whole(0, deepest - menRows),
      }),
    );
  });

/** On a diagonal board both sides see the same only if columns and rows are both even or both odd. */
const fittingRows = (columns: number, rows: number, squares: BoardSquares): number => {
  if (squares === 'all' || (columns + rows) % 2 === 0) return rows;
  return rows === 12 ? 11 : rows + 1;
};

/** Straight steps are two rows long on a diagonal board: with one free row men need diagonal ones. */
const manArbitrary = (board: BoardRules): Arbitrary<ManRules> => {
  const freeRows = board.rows - 2 * (board.menRows + board.emptyRows);
  const needsDiagonal = board.squares === 'diagonal' && freeRows < 2;
  const forward: Arbitrary<Direction> = needsDiagonal
    ? fc.constant('diagonally-forward')
    : anyOf(['diagonally-forward', 'forward']);
  return fc
    .record({
      forward,
      others: someOf(DIRECTIONS),
      captures: someOf(DIRECTIONS, 1),
      takesKings: fc.boolean(),
    })
    .map(({ forward: first, others, captures, takesKings }) => ({
      moves: [first, ...others.filter((direction) => direction !== first)],
      captures,
      takesKings,
    }));
};

const kingArbitrary: Arbitrary<KingRules> = fc.record({
  moves: someOf(DIRECTIONS, 1),
  captures: someOf(DIRECTIONS),
  range: anyOf(KING_RANGES),
  landing: anyOf(KING_LANDINGS),
  turnsBack: fc.boolean(),
  runLimit: fc.option(whole(1, 5)),
});

const without = (left: Criterion): readonly Criterion[] =>
  CRITERIA.filter((criterion) => criterion !== left);

const captureArbitrary: Arbitrary<CaptureRules> = fc.record({
  mandatory: fc.boolean(),
  multiple: fc.boolean(),
  priority: fc.oneof(someOf(without('value')), someOf(without('most'))),
  removal: anyOf(REMOVALS),
});

const notationArbitrary: Arbitrary<NotationRules> = fc.record({
  squares: anyOf(SQUARE_NOTATIONS),
  firstSquare: anyOf(FIRST_SQUARES),
  captureSign: anyOf(CAPTURE_SIGNS),
  pdnType: fc.option(whole(0, 99)),
});

const sourceArbitrary: Arbitrary<RulesSource> = fc.record({
  kind: anyOf(SOURCE_KINDS),
  note: lineArbitrary(0),
});

/** Any range with the given count inside. */
const rangeAround = (count: number): Arbitrary<Range> =>
  fc.tuple(whole(0, count), whole(count, NO_LIMIT));

interface Witness {
  readonly men: number;
  readonly kings: number;
}

/** A side that exists, so that the force described around it makes sense. */
const witnessArbitrary: Arbitrary<Witness> = fc
  .record({ men: whole(0, 20), kings: whole(0, 20) })
  .filter(({ men, kings }) => men + kings > 0);

const forceAround = ({ men, kings }: Witness): Arbitrary<Force> =>
  fc.record(
    {
      men: rangeAround(men),
      kings: rangeAround(kings),
      pieces: rangeAround(men + kings),
      longDiagonal: kings > 0 ? fc.boolean() : fc.constant(false),
    },
    { requiredKeys: [] },
  );

const materialArbitrary: Arbitrary<MaterialRule> = fc
  .tuple(witnessArbitrary, witnessArbitrary)
  .chain(([strong, weak]) =>
    fc.record(
      {
        kind: fc.constant('material' as const),
        moves: whole(0, 60),
        strong: forceAround(strong),
        weak: forceAround(weak),
        total: rangeAround(strong.men + strong.kings + weak.men + weak.kings),
        restart: someOf(MOVE_EVENTS),
        unlessCapture: fc.boolean(),
      },
      { requiredKeys: ['kind', 'moves', 'strong', 'weak', 'restart', 'unlessCapture'] },
    ),
  );

export const drawRuleArbitrary: Arbitrary<DrawRule> = fc.oneof<Arbitrary<DrawRule>[]>(
  fc.record({ kind: fc.constant('repetition' as const), times: whole(2, 5) }),
  fc.record(
    {
      kind: fc.constant('quiet' as const),
      moves: whole(1, 100),
      without: someOf(MOVE_EVENTS, 1),
      ownLimit: fc.boolean(),
    },
    { requiredKeys: ['kind', 'moves', 'without'] },
  ),
  materialArbitrary,
  fc.record({ kind: fc.constant('advantage' as const), moves: whole(1, 60) }),
);

/** Any record that `parseRules` accepts, on every axis and with every kind of draw rule. */
export const rulesArbitrary: Arbitrary<Rules> = boardArbitrary.chain((board) =>
  fc.record({
    id: lineArbitrary(1),
    name: lineArbitrary(1),
    board: fc.constant(board),
    first: anyOf(COLORS),
    man: manArbitrary(board),
    king: kingArbitrary,
    capture: captureArbitrary,
    crowning: anyOf(CROWNINGS),
    goal: anyOf(GOALS),
    draws: fc.array(drawRuleArbitrary, { maxLength: 6 }),
    notation: notationArbitrary,
    source: sourceArbitrary,
  }),
);
