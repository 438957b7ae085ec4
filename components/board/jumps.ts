import type { BoardSquare } from './board-types';

/** The leg of a way that jumps over a square, counted from 0. */
export const legOver = (way: readonly BoardSquare[], square: BoardSquare): number | undefined => {
  const leg = way.findIndex((from, index) => {
    const to = way[index + 1];
    return to !== undefined && isBetween(from, square, to);
  });
  return leg < 0 ? undefined : leg;
};

/** On the straight line from one square to another, and neither of them. */
const isBetween = (from: BoardSquare, at: BoardSquare, to: BoardSquare): boolean => {
  const [columns, rows] = [to.column - from.column, to.row - from.row];
  const [column, row] = [at.column - from.column, at.row - from.row];
  return (
    columns * row === rows * column &&
    column * columns + row * rows > 0 &&
    column ** 2 + row ** 2 < columns ** 2 + rows ** 2
  );
};
