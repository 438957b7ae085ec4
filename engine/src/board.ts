import type { BoardRules, Direction } from './rules/rules';

/**
 * The shape of a board: which squares are played on and how they are numbered.
 *
 * Squares are numbered from 1, row by row from the top left, White at the bottom. The engine's
 * arrays use padded cells instead, so that a step off the board meets a wall and never wraps:
 *
 *     6x6, corner left            cells, stride 8 (two columns and 2+2 rows of wall)
 *      .  1  .  2  .  3           row 0 starts at cell 16:  16 17 18 19 20 21 ## ##
 *      4  .  5  .  6  .           row 1                     24 25 26 27 28 29 ## ##
 *      .  7  .  8  .  9           ...
 *     10  . 11  . 12  .
 *      . 13  . 14  . 15
 *     16  . 17  . 18  .
 *
 * Two walls are enough: a diagonal step moves by one column, the longest step (along a row or a
 * column of a diagonal board) by two.
 */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly squareCount: number;
  readonly stride: number;
  readonly cellCount: number;
  /** How far a step along a row or a column goes: 1, or 2 where only every other square is played on. */
  readonly straightStep: number;
  /** Cell of a square; entry 0 is unused. */
  readonly cellOfSquare: readonly number[];
  /** Square of a cell, 0 where nothing is played. */
  readonly squareOfCell: readonly number[];
}

const WALLS = 2;

/** Large enough for the cells of every board: (12 + 4) rows of 12 + 2. */
export const MAX_CELLS = 256;

const cache = new Map<string, Board>();

export const boardOf = (rules: BoardRules): Board => {
  const key = `${rules.columns}x${rules.rows} ${rules.squares} ${rules.corner}`;
  let board = cache.get(key);
  if (board === undefined) {
    board = makeBoard(rules);
    cache.set(key, board);
  }
  return board;
};

const makeBoard = (rules: BoardRules): Board => {
  const stride = rules.columns + WALLS;
  const cellCount = (rules.rows + 2 * WALLS) * stride;
  const cellOfSquare = [0];
  const squareOfCell = new Array<number>(MAX_CELLS).fill(0);
  for (let row = 0; row < rules.rows; row++) {
    for (let column = 0; column < rules.columns; column++) {
      if (!isPlayed(rules, row, column)) continue;
      const cell = (row + WALLS) * stride + column;
      squareOfCell[cell] = cellOfSquare.length;
      cellOfSquare.push(cell);
    }
  }
  return {
    columns: rules.columns,
    rows: rules.rows,
    squareCount: cellOfSquare.length - 1,
    stride,
    cellCount,
    straightStep: rules.squares === 'all' ? 1 : 2,
    cellOfSquare,
    squareOfCell,
  };
};

/** A playing square has the colour of White's near-left corner, or of the near-right one when mirrored. */
const isPlayed = (rules: BoardRules, row: number, column: number): boolean => {
  if (rules.squares === 'all') return true;
  const cornerColumn = rules.corner === 'left' ? 0 : rules.columns - 1;
  return (row + column + rules.rows - 1 + cornerColumn) % 2 === 0;
};

/** Row of a square from the top, starting at 0. */
export const rowOf = (board: Board, square: number): number =>
  Math.floor(board.cellOfSquare[square]! / board.stride) - WALLS;

/** Column of a square from the left, starting at 0. */
export const columnOf = (board: Board, square: number): number =>
  board.cellOfSquare[square]! % board.stride;

/** The playing square at a row and a column, or 0. */
export const squareAt = (board: Board, row: number, column: number): number => {
  const inside = row >= 0 && row < board.rows && column >= 0 && column < board.columns;
  return inside ? board.squareOfCell[(row + WALLS) * board.stride + column]! : 0;
};

/** What a step in each of these directions adds to a cell; White moves up the board. */
export const stepsOf = (
  board: Board,
  directions: readonly Direction[],
  isWhite: boolean,
): readonly number[] => {
  const ahead = isWhite ? -board.stride : board.stride;
  const straight = board.straightStep;
  const steps: Readonly<Record<Direction, readonly number[]>> = {
    'diagonally-forward': [ahead - 1, ahead + 1],
    'diagonally-backward': [-ahead - 1, -ahead + 1],
    forward: [straight * ahead],
    backward: [-straight * ahead],
    sideways: [-straight, straight],
  };
  return directions.flatMap((direction) => steps[direction]);
};
