/**
 * Patterns: what eight squares that lie together look like, without kings, as a number of eight digits to base
 * three: 0 for empty, 1 for White's man, 2 for Black's. A table holds the worth of each number to White.
 *
 * Every pattern is read twice: as it lies, and from the other side of the board with the colours changed, which
 * counts against. So nobody is better off for playing White.
 */
import { columnOf, rowOf, type Board } from '../board';
import type { BoardRules } from '../rules/rules';

/** Patterns of one board at most. */
export const MAX_PATTERNS = 8;
/** Numbers of eight digits to base three. */
export const PATTERN_STATES = 3 ** 8;

interface Window {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

const block = (row: number, column: number): Window => ({ row, column, rows: 4, columns: 4 });

/**
 * Blocks of four by four that overlap by two, and strips of two rows or columns. Those of the lower half of the
 * board are the same seen from the other side.
 */
const WINDOWS: Readonly<Record<number, readonly Window[]>> = {
  8: [
    block(0, 0),
    block(0, 2),
    block(0, 4),
    block(2, 0),
    block(2, 2),
    { row: 0, column: 0, rows: 2, columns: 8 },
    { row: 2, column: 0, rows: 2, columns: 8 },
    { row: 0, column: 0, rows: 8, columns: 2 },
  ],
  10: [0, 2].flatMap((row) => [0, 2, 4, 6].map((column) => block(row, column))),
};

/** Whether a board has patterns. */
export const isPatterned = ({ squares, columns, rows }: BoardRules): boolean =>
  squares === 'diagonal' && columns === rows && WINDOWS[columns] !== undefined;

/** Squares of each pattern of a board. */
export const patternsOf = (rules: BoardRules, board: Board): readonly (readonly number[])[] => {
  // Seen from its other side a mirrored board is not the usual one: its columns have to change places.
  const fromLeft = (square: number): number =>
    rules.corner === 'left' ? columnOf(board, square) : rules.columns - 1 - columnOf(board, square);
  const squares = Array.from({ length: board.squareCount }, (_, i) => i + 1).sort(
    (a, b) => rowOf(board, a) - rowOf(board, b) || fromLeft(a) - fromLeft(b),
  );
  const windows = WINDOWS[rules.columns] ?? [];
  return windows.map(({ row, column, rows, columns }) =>
    squares.filter(
      (square) =>
        isWithin(rowOf(board, square) - row, rows) && isWithin(fromLeft(square) - column, columns),
    ),
  );
};

const isWithin = (place: number, size: number): boolean => place >= 0 && place < size;

/** The same square seen from the other side of the board. */
export const acrossFrom = (board: Board, square: number): number => board.squareCount + 1 - square;

/** The piece, as the mailbox knows it, that is a digit as the pattern lies; the other is that from the other side. */
const DIGIT_OF_MAN = [0, 1, 2];
const DIGIT_ACROSS = [0, 2, 1];
/** Bits of the number as the pattern lies; the one from the other side is above them. */
export const ACROSS_SHIFT = 16;

/** What a man on a cell adds to the word of each pattern, by `(man << 8 | cell) * MAX_PATTERNS + pattern`. */
export const patternPartsOf = (
  board: Board,
  patterns: readonly (readonly number[])[],
): Int32Array => {
  const parts = new Int32Array((8 << 8) * MAX_PATTERNS);
  const add = (square: number, pattern: number, digits: readonly number[], unit: number): void => {
    for (const man of [1, 2])
      parts[((man << 8) | board.cellOfSquare[square]!) * MAX_PATTERNS + pattern]! +=
        digits[man]! * unit;
  };
  patterns.forEach((squares, pattern) =>
    squares.forEach((square, place) => {
      add(square, pattern, DIGIT_OF_MAN, 3 ** place);
      add(acrossFrom(board, square), pattern, DIGIT_ACROSS, 3 ** place * (1 << ACROSS_SHIFT));
    }),
  );
  return parts;
};

/** Room for the numbers of one pattern in a table of all. */
export const TABLE_SIZE = 1 << 13;

/**
 * Tables as text: a character for each number of a pattern, in order, tells its worth. Most numbers never come up in
 * a game and are worth nothing, which makes a long text that packs small.
 */
const WORTHS =
  '!#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}';
const NOTHING = WORTHS.length >> 1;
/** Hundredths of a man from one character to the next. */
const WORTH_UNIT = 2;

export const makeTable = (worths: ArrayLike<number>): string =>
  Array.from(worths, (worth) => {
    const steps = Math.round(worth / WORTH_UNIT);
    return WORTHS[NOTHING + Math.min(Math.max(steps, -NOTHING), NOTHING)]!;
  }).join('');

/** Worth by `pattern * TABLE_SIZE + number`. */
export const readTables = (tables: readonly string[]): Int16Array => {
  const worthOf = new Int16Array(128);
  for (let i = 0; i < WORTHS.length; i++)
    worthOf[WORTHS.charCodeAt(i)] = (i - NOTHING) * WORTH_UNIT;
  const worths = new Int16Array(tables.length * TABLE_SIZE);
  tables.forEach((table, pattern) => {
    for (let number = 0; number < table.length; number++)
      worths[pattern * TABLE_SIZE + number] = worthOf[table.charCodeAt(number)]!;
  });
  return worths;
};
