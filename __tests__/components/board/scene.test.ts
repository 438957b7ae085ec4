import type { BoardPiece, BoardSquare } from '@/components/board/board-types';
import { legDuration } from '@/components/board/motion';
import {
  isSameScene,
  nextScene,
  openingScene,
  type SceneRequest,
  type ShownPiece,
} from '@/components/board/scene';

/** Eight by eight, every square played on, numbered from 0 row by row. */
const places = new Map<number, BoardSquare>(
  Array.from({ length: 64 }, (_, square) => [
    square,
    { square, row: Math.floor(square / 8), column: square % 8, name: `${square}` },
  ]),
);
const white = (square: number): BoardPiece => ({ square, color: 'white', king: false });
const black = (square: number): BoardPiece => ({ square, color: 'black', king: false });
const here = (piece: BoardPiece): ShownPiece => ({ ...piece, isGhost: false });
const ghost = (piece: BoardPiece): ShownPiece => ({ ...piece, isGhost: true });

const asking = (shown: ShownPiece[], wishes: Partial<SceneRequest> = {}): SceneRequest => ({
  shown,
  lastMove: null,
  route: [],
  dropped: null,
  removal: 'after',
  pace: 'own',
  factor: 1,
  places,
  ...wishes,
});

const before = openingScene(asking([here(white(0)), here(black(9)), here(black(27))]));
/** Over 9 and 27. */
const capture = { lastMove: [0, 18, 36] };
const leg = legDuration(2, 'own', 1);

const stops = (scene: ReturnType<typeof nextScene>) =>
  scene.actors.map(({ journey }) => journey.stops.map(({ square }) => square));

test('nothing moves in the first scene', () => {
  expect(before.duration).toBe(0);
  expect(stops(before)).toEqual([[0], [9], [27]]);
});

test('jumped pieces turn to ghosts one by one and vanish together', () => {
  const scene = nextScene(before, asking([here(white(36))], capture));
  expect(stops(scene)).toEqual([[0, 18, 36]]);
  expect(scene.leaving.map(({ square, fading }) => [square, fading])).toEqual([
    [9, { presence: 'gone', ghostAfter: leg, after: 2 * leg }],
    [27, { presence: 'gone', ghostAfter: 2 * leg, after: 2 * leg }],
  ]);
});

test('jumped pieces vanish one by one where the rules take them away at once', () => {
  const scene = nextScene(before, asking([here(white(36))], { ...capture, removal: 'during' }));
  expect(scene.leaving.map(({ square, fading }) => [square, fading])).toEqual([
    [9, { presence: 'gone', after: leg }],
    [27, { presence: 'gone', after: 2 * leg }],
  ]);
});

test('a piece that was let fall is there already', () => {
  const scene = nextScene(
    before,
    asking([here(white(36))], { ...capture, dropped: { square: 36 } }),
  );
  expect(stops(scene)).toEqual([[36]]);
  expect(scene.leaving.map(({ fading }) => fading.after)).toEqual([0, 0]);
});

test('a piece that was let fall is shown going the next time', () => {
  const dropped = { square: 36 };
  const fallen = nextScene(before, asking([here(white(36))], { ...capture, dropped }));
  const undone = nextScene(fallen, asking([here(white(0))], { dropped }));
  const again = nextScene(undone, asking([here(white(36))], { ...capture, dropped }));
  expect(stops(again)).toEqual([[0, 18, 36]]);
});

test('a capture that leads back to its start is gone round once', () => {
  const round = [0, 18, 36, 0];
  const walking = nextScene(before, asking([here(white(0)), ghost(black(9))], { route: round }));
  expect(stops(walking)).toEqual([[0, 18, 36, 0], [9]]);
  const played = nextScene(walking, asking([here(white(0))], { lastMove: round }));
  expect(played.actors[0]).toBe(walking.actors[0]);
});

test('a route that was begun is shown, and goes on from there', () => {
  const begun = nextScene(
    before,
    asking([here(white(18)), ghost(black(9)), here(black(27))], { route: [0, 18] }),
  );
  expect(stops(begun)).toEqual([[0, 18], [9], [27]]);
  expect(begun.actors.map(({ fading }) => fading.presence)).toEqual(['here', 'ghost', 'here']);
  const done = nextScene(begun, asking([here(white(36))], capture));
  expect(stops(done)).toEqual([[18, 36]]);
  expect(done.leaving).toHaveLength(2);
});

test('a move that was begun by hand ends as it was begun when the position follows', () => {
  const walking = nextScene(
    before,
    asking([here(white(36)), ghost(black(9)), ghost(black(27))], { route: [0, 18, 36] }),
  );
  const king = { ...white(36), king: true };
  const played = nextScene(walking, asking([here(king)], { ...capture, pace: 'computer' }));
  expect(stops(played)).toEqual([[0, 18, 36]]);
  expect(played.actors[0]?.journey).toBe(walking.actors[0]?.journey);
  expect(played.actors[0]?.crownedAfter).toBe(2 * leg);
  expect(played.leaving.map(({ fading }) => fading.after)).toEqual([2 * leg, 2 * leg]);
  expect(played.duration).toBeGreaterThanOrEqual(2 * leg);
});

test('a route that is taken back is walked back', () => {
  const begun = nextScene(
    before,
    asking([here(white(36)), ghost(black(9)), ghost(black(27))], { route: [0, 18, 36] }),
  );
  const back = nextScene(begun, asking([here(white(0)), here(black(9)), here(black(27))]));
  expect(stops(back)).toEqual([[36, 18, 0], [9], [27]]);
  expect(back.actors.map(({ fading }) => fading.presence)).toEqual(['here', 'here', 'here']);
});

test('an undone move is walked back, and what it took comes again', () => {
  const done = nextScene(before, asking([here(white(36))], capture));
  const undone = nextScene(done, asking([here(white(0)), here(black(9)), here(black(27))]));
  expect(stops(undone)).toEqual([[36, 18, 0], [9], [27]]);
  expect(undone.actors.map(({ isFresh }) => isFresh)).toEqual([false, true, true]);
});

test('a man is crowned when it has arrived', () => {
  const king = { ...white(36), king: true };
  const scene = nextScene(before, asking([here(king)], capture));
  expect(scene.actors.map(({ crownedAfter }) => crownedAfter)).toEqual([2 * leg]);
});

test('a piece that has nothing to do is the very same as before', () => {
  const scene = nextScene(before, asking([here(white(0)), here(black(9)), here(black(26))]));
  expect(scene.actors[0]).toBe(before.actors[0]);
  expect(scene.actors[2]).not.toBe(before.actors[2]);
});

test('without motion a scene takes no time', () => {
  const scene = nextScene(before, asking([here(white(36))], { ...capture, factor: 0 }));
  expect(scene.duration).toBe(0);
});

test("the computer's captures are slower than one's own", () => {
  const own = nextScene(before, asking([here(white(36))], capture));
  const its = nextScene(before, asking([here(white(36))], { ...capture, pace: 'computer' }));
  expect(its.duration).toBeGreaterThan(own.duration);
});

test('what looks the same is the same scene', () => {
  const request = asking([here(white(0))], { lastMove: [8, 0] });
  expect(isSameScene(request, asking([here(white(0))], { lastMove: [8, 0], route: [0] }))).toBe(
    true,
  );
  expect(isSameScene(request, asking([ghost(white(0))], { lastMove: [8, 0] }))).toBe(false);
  expect(isSameScene(request, asking([here(white(0))]))).toBe(false);
});
