import type { Board } from '../board';
import { boardOf, columnOf, rowOf, squareAt } from '../board';
import type { Result } from '../result';
import { fail, ok } from '../result';
import type { Rules, SquareNotation } from '../rules/rules';
import type { TextError } from './text-error';
import { quoted, textError } from './text-error';

/*
 * Three ways to write a square, here on a board of 8x8 whose near-left corner is played on:
 *
 *       .  1  .  2  .  3  .  4     8    row 7     numeric      1 at the top left, or at the
 *       5  .  6  .  7  .  8  .     7    row 6                  bottom right where that is the custom
 *            ...                                  algebraic    a1 at the bottom left
 *      29  . 30  . 31  . 32  .     1    row 0     coordinates  (row, column), (0, 0) at the bottom left
 *
 *       a  b  c  d  e  f  g  h          column 0 to 7
 */

const FILES = 'abcdefghijkl';

/** A square as the rules' players write it, or in another style. */
export const makeSquare = (
  rules: Rules,
  square: number,
  style: SquareNotation = rules.notation.squares,
): string => WRITERS[style](rules, square);

const WRITERS: Readonly<Record<SquareNotation, (rules: Rules, square: number) => string>> = {
  numeric: (rules, square) => String(ownNumber(rules, square)),
  algebraic: (rules, square) => {
    const board = boardOf(rules.board);
    return `${FILES[columnOf(board, square)]}${board.rows - rowOf(board, square)}`;
  },
  coordinates: (rules, square) => {
    const board = boardOf(rules.board);
    return `(${board.rows - 1 - rowOf(board, square)}, ${columnOf(board, square)})`;
  },
};

/**
 * From the engine's number, which counts from the top left, to the number the game's players use,
 * and back: turning the board round twice changes nothing.
 */
export const ownNumber = (rules: Rules, square: number): number =>
  rules.notation.firstSquare === 'top-left'
    ? square
    : boardOf(rules.board).squareCount + 1 - square;

/** Reads a square in any of the three notations; numbers are those of the game's players. */
export const parseSquare = (rules: Rules, text: string): Result<number, TextError> => {
  const trimmed = text.trim();
  const shape = SHAPES.find(({ pattern }) => pattern.test(trimmed));
  const match = shape?.pattern.exec(trimmed);
  if (!shape || !match) {
    return fail(textError('square-unknown', 0, `${quoted(trimmed)} is not a square.`));
  }
  const square = shape.read(rules, match[1]!, match[2]!);
  return square > 0 ? ok(square) : fail(textError('square-range', 0, noSuchSquare(rules, trimmed)));
};

interface Shape {
  readonly pattern: RegExp;
  /** The square, or 0 if the board has none there. */
  readonly read: (rules: Rules, first: string, second: string) => number;
}

const SHAPES: readonly Shape[] = [
  { pattern: /^(\d+)$/, read: (rules, number) => squareOfNumber(rules, Number(number)) },
  { pattern: /^([a-l])(\d+)$/i, read: (rules, file, rank) => squareOfName(rules, file, rank) },
  {
    pattern: /^\(\s*(\d+)\s*,\s*(\d+)\s*\)$/,
    read: (rules, row, column) =>
      squareOfCoordinates(boardOf(rules.board), Number(row), Number(column)),
  },
];

const squareOfNumber = (rules: Rules, number: number): number =>
  number >= 1 && number <= boardOf(rules.board).squareCount ? ownNumber(rules, number) : 0;

const squareOfName = (rules: Rules, file: string, rank: string): number =>
  squareOfCoordinates(boardOf(rules.board), Number(rank) - 1, FILES.indexOf(file.toLowerCase()));

/** The playing square at a row and a column counted from White's near-left corner, or 0. */
export const squareOfCoordinates = (board: Board, row: number, column: number): number =>
  squareAt(board, board.rows - 1 - row, column);

const noSuchSquare = (rules: Rules, text: string): string => {
  const { columns, rows, squareCount } = boardOf(rules.board);
  return `${quoted(text)} is not one of the ${squareCount} playing squares of a board of ${columns}x${rows}.`;
};
