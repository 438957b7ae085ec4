import type { BoardPiece, BoardShape } from '@/components/board/board-types';

const SIDE = 4;

/** A corner of a board, enough to see what boards and pieces look like. */
export const SAMPLE_SHAPE: BoardShape = {
  columns: SIDE,
  rows: SIDE,
  squares: Array.from({ length: (SIDE * SIDE) / 2 }, (_, index) => {
    const row = Math.floor((index * 2) / SIDE);
    const column = ((index * 2) % SIDE) + ((row + 1) % 2);
    return { square: index + 1, row, column, name: String(index + 1) };
  }),
  coordinates: 'edge',
};

export const SAMPLE_PIECES: readonly BoardPiece[] = [
  { square: 1, color: 'black', king: true },
  { square: 2, color: 'black', king: false },
  { square: 7, color: 'white', king: false },
  { square: 8, color: 'white', king: true },
];
