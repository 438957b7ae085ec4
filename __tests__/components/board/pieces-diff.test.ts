import type { BoardPiece, Route } from '@/components/board/board-types';
import { diffPieces, type Figure } from '@/components/board/pieces-diff';

const man = (square: number, color: 'white' | 'black' = 'white'): BoardPiece => ({
  square,
  color,
  king: false,
});
const figure = (id: number, piece: BoardPiece): Figure => ({ id, ...piece });
const apart = (from: number, to: number) => Math.abs(from - to);
const diff = (before: Figure[], after: BoardPiece[], ...routes: Route[]) =>
  diffPieces(before, after, routes, apart);
const ids = (figures: readonly Figure[]) => figures.map(({ id, square }) => [id, square]);

test('a move takes a piece from one square to another', () => {
  const { figures, journeys, gone } = diff(
    [figure(1, man(20)), figure(2, man(24))],
    [man(16), man(24)],
    [20, 16],
  );
  expect(ids(figures)).toEqual([
    [1, 16],
    [2, 24],
  ]);
  expect([...journeys]).toEqual([[1, [16]]]);
  expect(gone).toEqual([]);
});

test('a capture passes every square of its route and takes the others away', () => {
  const before = [figure(1, man(30)), figure(2, man(26, 'black')), figure(3, man(18, 'black'))];
  const { journeys, gone } = diff(before, [man(14)], [30, 23, 14]);
  expect([...journeys]).toEqual([[1, [23, 14]]]);
  expect(gone.map(({ id }) => id)).toEqual([2, 3]);
});

test('a capture that was half shown goes on from there', () => {
  const before = [figure(1, man(23)), figure(3, man(18, 'black'))];
  expect([...diff(before, [man(14)], [30, 23, 14]).journeys]).toEqual([[1, [14]]]);
});

test('undone, the piece goes back and the others come again with new identities', () => {
  const { figures, journeys, fresh } = diff(
    [figure(1, man(14))],
    [man(30), man(26, 'black')],
    [14, 23, 30],
  );
  expect(ids(figures)).toEqual([
    [1, 30],
    [2, 26],
  ]);
  expect([...journeys]).toEqual([[1, [23, 30]]]);
  expect([...fresh]).toEqual([2]);
});

test('a king is the man it was', () => {
  const { figures } = diff([figure(1, man(5))], [{ ...man(1), king: true }], [5, 1]);
  expect(figures).toEqual([{ id: 1, square: 1, color: 'white', king: true }]);
});

test('a route leads its own piece, though another one was nearer', () => {
  const before = [figure(1, man(10)), figure(2, man(21))];
  const { journeys } = diff(before, [man(20), man(22)], [10, 15, 20]);
  expect([...journeys]).toEqual([
    [1, [15, 20]],
    [2, [22]],
  ]);
});

test('without a route the nearest piece of the same kind moves', () => {
  const before = [figure(1, man(10)), figure(2, man(30)), figure(3, { ...man(29), king: true })];
  const { journeys } = diff(before, [man(10), man(28), { ...man(29), king: true }]);
  expect([...journeys]).toEqual([[2, [28]]]);
  const both = diff(
    [figure(1, man(30)), figure(2, { ...man(31), king: true })],
    [{ ...man(28), king: true }, man(27)],
  );
  expect([...both.journeys].sort()).toEqual([
    [1, [27]],
    [2, [28]],
  ]);
});

test('a route that comes back to where it began is gone all the way round', () => {
  const { journeys } = diff([figure(1, man(10))], [man(10)], [10, 15, 24, 10]);
  expect([...journeys]).toEqual([[1, [15, 24, 10]]]);
});

test('what has not changed has no journey', () => {
  const { journeys, gone, fresh } = diff([figure(4, man(10))], [man(10)], [12, 16]);
  expect([journeys.size, gone.length, fresh.size]).toEqual([0, 0, 0]);
});

test('colours are never mixed up', () => {
  const { gone, fresh } = diff([figure(1, man(10))], [man(10, 'black')]);
  expect(gone.map(({ id }) => id)).toEqual([1]);
  expect([...fresh]).toEqual([2]);
});
