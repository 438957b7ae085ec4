import type { BoardSquare } from './board-types';

const STEPS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const;

export type ArrowKey = keyof typeof STEPS;

export const isArrowKey = (key: string): key is ArrowKey => key in STEPS;

/**
 * The playing square next to one in the direction of a key: in the same row, or in the row beyond.
 * Where two are as near, the side changes from row to row, so that going on keeps to one file.
 */
export const neighbour = (
  squares: readonly BoardSquare[],
  from: BoardSquare,
  key: ArrowKey,
): BoardSquare | undefined => {
  const [columns, rows] = STEPS[key];
  const side = from.row % 2 === 0 ? 0.1 : -0.1;
  const distance = (at: BoardSquare) => Math.abs(at.column - from.column + side);
  return squares
    .filter((at) => at.row === from.row + rows)
    .filter((at) => columns === 0 || Math.sign(at.column - from.column) === columns)
    .sort((a, b) => distance(a) - distance(b))[0];
};
