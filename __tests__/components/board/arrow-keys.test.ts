import { isArrowKey, neighbour, type ArrowKey } from '@/components/board/arrow-keys';
import type { BoardSquare } from '@/components/board/board-types';

const board = (isPlayed: (row: number, column: number) => boolean): BoardSquare[] =>
  Array.from({ length: 16 }, (_, index) => ({
    square: index,
    row: Math.floor(index / 4),
    column: index % 4,
    name: `${Math.floor(index / 4)}${index % 4}`,
  })).filter(({ row, column }) => isPlayed(row, column));

const walk = (squares: BoardSquare[], from: string, ...keys: ArrowKey[]) => {
  const names: string[] = [];
  let at = squares.find(({ name }) => name === from);
  for (const key of keys) {
    at = at && neighbour(squares, at, key);
    names.push(at?.name ?? 'none');
  }
  return names;
};

test('on a chequered board keys skip what nobody plays on, and keep to their file', () => {
  const chequered = board((row, column) => (row + column) % 2 === 1);
  expect(walk(chequered, '30', 'ArrowRight')).toEqual(['32']);
  expect(walk(chequered, '30', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toEqual(['21', '10', '01']);
  expect(walk(chequered, '01', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual(['10', '21', '30']);
  expect(walk(chequered, '30', 'ArrowLeft')).toEqual(['none']);
});

test('on a full board they go straight', () => {
  const full = board(() => true);
  expect(walk(full, '22', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft')).toEqual([
    '12',
    '13',
    '23',
    '22',
  ]);
});

test('other keys are none of these', () => {
  expect(isArrowKey('Enter')).toBe(false);
  expect(isArrowKey('ArrowUp')).toBe(true);
});
