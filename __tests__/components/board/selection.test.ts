import { choices, drop, NOTHING_HELD, tap, type Selection } from '@/components/board/selection';
import type { LegalMove } from '@/components/board/board-types';

const move = (path: number[], captured: number[] = []): LegalMove => ({ path, captured });
const own = (square: number) => square < 10;
const holding = (...route: number[]): Selection => ({ route });

test('a piece that can move is picked up, changed for another and put down', () => {
  const moves = [move([1, 20]), move([2, 21])];
  expect(tap(moves, own, NOTHING_HELD, 1)).toEqual({ selection: holding(1) });
  expect(tap(moves, own, holding(1), 2)).toEqual({ selection: holding(2) });
  expect(tap(moves, own, holding(2), 2)).toEqual({ selection: NOTHING_HELD });
});

test('a piece that cannot move, and a way it cannot go, are asked about', () => {
  const moves = [move([1, 20])];
  expect(tap(moves, own, NOTHING_HELD, 3)).toEqual({ selection: NOTHING_HELD, path: [3] });
  expect(tap(moves, own, holding(1), 25)).toEqual({ selection: NOTHING_HELD, path: [1, 25] });
});

test('an empty square means nothing while nothing is held', () => {
  expect(tap([move([1, 20])], own, NOTHING_HELD, 20)).toEqual({ selection: NOTHING_HELD });
});

test('a capture goes square by square, and back', () => {
  const moves = [move([1, 20, 30], [50, 51])];
  expect(tap(moves, own, holding(1), 20)).toEqual({ selection: holding(1, 20) });
  expect(tap(moves, own, holding(1, 20), 20)).toEqual({ selection: holding(1) });
  expect(tap(moves, own, holding(1, 20), 30)).toEqual({
    selection: NOTHING_HELD,
    path: [1, 20, 30],
  });
});

test('a begun capture is kept when a wrong square is tapped', () => {
  const moves = [move([1, 20, 30], [50, 51])];
  expect(tap(moves, own, holding(1, 20), 40)).toEqual({
    selection: holding(1, 20),
    path: [1, 20, 40],
  });
});

test('the final square alone is enough when only one set of pieces can be taken', () => {
  const moves = [move([1, 20, 30], [50, 51]), move([1, 21, 30], [51, 50])];
  expect(tap(moves, own, holding(1), 30).path).toEqual([1, 20, 30]);
});

test('a final square that leaves the route open leads to the first fork', () => {
  const moves = [
    move([1, 20, 22, 30], [50, 51, 52]),
    move([1, 20, 23, 30], [50, 53, 54]),
    move([1, 20, 24, 31], [50, 55, 56]),
  ];
  const { selection, path } = tap(moves, own, holding(1), 30);
  expect(path).toBeUndefined();
  expect(selection).toEqual({ route: [1, 20], end: 30 });
  expect(choices(moves, selection)).toEqual({ ends: [], steps: [22, 23] });
  expect(tap(moves, own, selection, 23).selection).toEqual({ route: [1, 20, 23], end: 30 });
});

test('ends and steps are told apart', () => {
  const moves = [move([1, 20, 30], [50, 51]), move([1, 21], [52])];
  expect(choices(moves, holding(1))).toEqual({ ends: [30, 21], steps: [20] });
  expect(choices(moves, NOTHING_HELD)).toEqual({ ends: [], steps: [] });
});

test('a capture that comes back to its start is tapped out square by square', () => {
  const moves = [move([1, 20, 30, 21, 1], [50, 51, 52, 53])];
  expect(tap(moves, own, holding(1), 1)).toEqual({ selection: NOTHING_HELD });
  expect(tap(moves, own, holding(1, 20, 30, 21), 1).path).toEqual([1, 20, 30, 21, 1]);
});

describe('a piece that is let fall', () => {
  const moves = [move([1, 20, 30], [50, 51]), move([2, 21])];

  test('goes on as a tapped one does', () => {
    expect(drop(moves, holding(1), 20)).toEqual({ selection: holding(1, 20) });
    expect(drop(moves, holding(1), 30).path).toEqual([1, 20, 30]);
  });

  test('stays held where it cannot go, even on another own piece', () => {
    expect(drop(moves, holding(1), 2)).toEqual({ selection: holding(1), path: [1, 2] });
  });
});

describe('who has touched a piece and must move it', () => {
  const strict = { touchMove: true, finishForced: false };
  const moves = [move([1, 20, 30], [50, 51]), move([2, 21])];

  test('cannot put it down, take another, or take a step back', () => {
    expect(tap(moves, own, holding(1), 1, strict)).toEqual({ selection: holding(1) });
    expect(tap(moves, own, holding(1), 2, strict)).toEqual({ selection: holding(1) });
    expect(tap(moves, own, holding(1, 20), 20, strict)).toEqual({ selection: holding(1, 20) });
  });

  test('keeps it when the wrong square is tapped, and may take it on', () => {
    expect(tap(moves, own, holding(1), 25, strict)).toEqual({
      selection: holding(1),
      path: [1, 25],
    });
    expect(tap(moves, own, holding(1), 20, strict)).toEqual({ selection: holding(1, 20) });
  });
});

test('what is left of a capture plays itself when there is one way, and waits where there are two', () => {
  const quick = { touchMove: false, finishForced: true };
  const one = [move([1, 20, 30, 40], [50, 51, 52]), move([1, 21, 31], [53, 54])];
  expect(tap(one, own, holding(1), 20, quick).path).toEqual([1, 20, 30, 40]);
  const two = [...one, move([1, 20, 33], [50, 55])];
  expect(tap(two, own, holding(1), 20, quick)).toEqual({ selection: holding(1, 20) });
});
