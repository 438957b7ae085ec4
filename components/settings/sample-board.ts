import type { BoardPiece, BoardShape } from '@/components/board/board-types';

/** A corner of a board, enough to see what boards and pieces look like. */
export const SAMPLE_SHAPE: BoardShape = {
  columns: 3,
  rows: 3,
  squares: [
    { square: 1, row: 0, column: 1, name: '1' },
    { square: 2, row: 1, column: 0, name: '2' },
    { square: 3, row: 1, column: 2, name: '3' },
    { square: 4, row: 2, column: 1, name: '4' },
  ],
  coordinates: 'edge',
};

export const SAMPLE_PIECES: readonly BoardPiece[] = [
  { square: 1, color: 'black', king: false },
  { square: 2, color: 'black', king: true },
  { square: 3, color: 'white', king: true },
  { square: 4, color: 'white', king: false },
];
