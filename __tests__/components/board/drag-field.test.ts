import type { Color } from '@dama/engine';
import type { BoardPiece, BoardShape, LegalMove } from '@/components/board/board-types';
import { dragFieldOf, squareUnder, targetUnder } from '@/components/board/drag-field';
import { seenSquares } from '@/components/board/seen-squares';
import { NOTHING_HELD, PLAIN_HABITS, type Selection } from '@/components/board/selection';

/** Four by four, dark squares numbered from 1: row 0 has 1 and 2 in columns 1 and 3. */
const shape: BoardShape = {
  columns: 4,
  rows: 4,
  squares: Array.from({ length: 8 }, (_, index) => {
    const row = Math.floor(index / 2);
    return { square: index + 1, row, column: (index % 2) * 2 + (row % 2 === 0 ? 1 : 0), name: '' };
  }),
  coordinates: 'squares',
};
const man = (square: number, color: Color = 'white'): BoardPiece => ({
  square,
  color,
  king: false,
});
const move = (path: number[], captured: number[] = []): LegalMove => ({ path, captured });

interface Wishes {
  pieces?: BoardPiece[];
  moves?: LegalMove[];
  turn?: Color | null;
  liftable?: Color[];
  selection?: Selection;
  flipped?: boolean;
  touchMove?: boolean;
}

const fieldOf = (wishes: Wishes = {}) =>
  dragFieldOf({
    shape,
    seen: seenSquares(shape, wishes.flipped ?? false),
    squareSize: 10,
    pieces: wishes.pieces ?? [man(7), man(8)],
    turn: wishes.turn === undefined ? 'white' : wishes.turn,
    liftable: wishes.liftable ?? [],
    moves: wishes.moves ?? [move([7, 5]), move([7, 6])],
    selection: wishes.selection ?? NOTHING_HELD,
    habits: { ...PLAIN_HABITS, touchMove: wishes.touchMove ?? false },
  });

describe('the square under a finger', () => {
  test('is named, 0 where nobody plays or the board ends', () => {
    expect(squareUnder(fieldOf(), { x: 15, y: 5 })).toBe(1);
    expect(squareUnder(fieldOf(), { x: 5, y: 5 })).toBe(0);
    expect(squareUnder(fieldOf(), { x: -1, y: 15 })).toBe(0);
    expect(squareUnder(fieldOf(), { x: 15, y: 40 })).toBe(0);
  });

  test('is another one when the board is turned', () => {
    expect(squareUnder(fieldOf({ flipped: true }), { x: 25, y: 35 })).toBe(1);
  });
});

/** 7 stands in row 3 and column 0, 5 in row 2 and column 1, 6 in row 2 and column 3. */
describe('where a piece would fall', () => {
  const moves = [move([7, 5])];
  const target = (x: number, y: number) => targetUnder(fieldOf({ moves }), 7, { x, y })?.square;

  test('is the legal square under the finger', () => {
    expect(target(11, 29)).toBe(5);
  });

  test('is the nearest legal square within three quarters of a square', () => {
    expect(target(15, 18)).toBe(5);
    expect(target(15, 17.4)).toBeUndefined();
    expect(target(22.4, 25)).toBe(5);
    expect(target(22.6, 25)).toBeUndefined();
  });

  test('is nowhere while the finger is over its own square, however near another one is', () => {
    expect(target(9.9, 30.1)).toBeUndefined();
  });

  test('is the nearer one of two', () => {
    const near = (x: number) =>
      targetUnder(fieldOf({ moves: [move([7, 5]), move([7, 6])] }), 7, { x, y: 25 })?.square;
    expect(near(22)).toBe(5);
    expect(near(28)).toBe(6);
  });
});

describe('what may be lifted', () => {
  const lifted = (wishes: Wishes) => Object.keys(fieldOf(wishes).lifts).map(Number);

  test('are the pieces that can move, those of the side to move', () => {
    expect(lifted({})).toEqual([7]);
    expect(lifted({ turn: null })).toEqual([]);
  });

  test('are pieces out of turn where that is allowed, with nowhere to go', () => {
    const field = fieldOf({ turn: 'black', liftable: ['white'], moves: [] });
    expect(field.lifts[8]).toEqual({ kind: 'white-man', targets: [] });
  });

  test('is the held piece where it has got to, and nothing else once it was touched', () => {
    const pieces = [man(7), man(8), man(5, 'black')];
    const moves = [move([7, 2, 4], [5, 3]), move([8, 6])];
    const selection = { route: [7, 2] };
    expect(lifted({ pieces, moves, selection })).toEqual([2, 8]);
    expect(lifted({ pieces, moves, selection, touchMove: true })).toEqual([2]);
  });

  test('knows where it will stand when routes part on the way to where it falls', () => {
    const moves = [move([7, 5, 1], [11, 12]), move([7, 6, 1], [13, 14])];
    expect(fieldOf({ moves }).lifts[7]?.targets).toEqual([
      { square: 1, rest: 7 },
      { square: 5, rest: 5 },
      { square: 6, rest: 6 },
    ]);
  });
});
