import type { BoardShape, BoardSquare } from './board-types';

const turned = (at: BoardSquare, shape: BoardShape): BoardSquare => ({
  ...at,
  row: shape.rows - 1 - at.row,
  column: shape.columns - 1 - at.column,
});

/** The playing squares where they are seen, in reading order. */
export const seenSquares = (shape: BoardShape, flipped: boolean): readonly BoardSquare[] =>
  flipped ? shape.squares.map((at) => turned(at, shape)).reverse() : shape.squares;
