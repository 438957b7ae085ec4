import type { BoardPiece, LegalMove } from '@/components/board/board-types';
import { shownPieces } from '@/components/board/shown-pieces';

const white: BoardPiece = { square: 1, color: 'white', king: false };
const black = (square: number): BoardPiece => ({ square, color: 'black', king: false });
const pieces = [white, black(50), black(51), black(52)];
const moves: LegalMove[] = [
  { path: [1, 20, 30], captured: [50, 51] },
  { path: [1, 21], captured: [52] },
];
const shown = (route: number[], removal: 'after' | 'during') =>
  shownPieces(pieces, moves, route, removal).map(({ square, isGhost }) =>
    isGhost ? `ghost ${square}` : `${square}`,
  );

test('while nothing is led anywhere, everything stands where it is', () => {
  expect(shown([], 'after')).toEqual(['1', '50', '51', '52']);
  expect(shown([1], 'after')).toEqual(['1', '50', '51', '52']);
});

test('a piece is shown where it has got to, and what it has jumped is a ghost', () => {
  expect(shown([1, 20], 'after')).toEqual(['20', 'ghost 50', '51', '52']);
  expect(shown([1, 20, 30], 'after')).toEqual(['30', 'ghost 50', 'ghost 51', '52']);
  expect(shown([1, 21], 'after')).toEqual(['21', '50', '51', 'ghost 52']);
});

test('what was jumped is gone at once where the rules take it away during the move', () => {
  expect(shown([1, 20], 'during')).toEqual(['20', '51', '52']);
});
