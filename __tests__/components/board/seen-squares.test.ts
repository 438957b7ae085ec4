import type { BoardShape } from '@/components/board/board-types';
import { seenSquares } from '@/components/board/seen-squares';

const shape: BoardShape = {
  columns: 2,
  rows: 2,
  squares: [
    { square: 1, row: 0, column: 1, name: 'b2' },
    { square: 2, row: 1, column: 0, name: 'a1' },
  ],
  coordinates: 'edge',
};

test('seen from White, the squares lie as the board has them', () => {
  expect(seenSquares(shape, false)).toEqual(shape.squares);
});

test('seen from Black, the last square is read first', () => {
  expect(seenSquares(shape, true)).toEqual([
    { square: 2, row: 0, column: 1, name: 'a1' },
    { square: 1, row: 1, column: 0, name: 'b2' },
  ]);
});
