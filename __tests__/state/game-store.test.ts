import { isOver, outcomeOf, readClock } from '@dama/engine';
import { openIn, gameFrom, layGame, setupOf, type Table } from '../support/open-game';
import { settle } from '../support/fake-time';

const brazilian = () => setupOf(gameFrom('brazilian'));

const squares = ({ store }: Table) => {
  const { game, routes, refusal } = store.getState();
  return { cursor: game.cursor, starts: routes.map((move) => move.path[0]), refusal };
};

test('a game opens with the moves of the side that begins', () => {
  const table = layGame(brazilian());
  expect(squares(table)).toEqual({
    cursor: 0,
    starts: [21, 22, 22, 23, 23, 24, 24],
    refusal: null,
  });
  expect(isOver(table.store.getState().game)).toBe(false);
});

test('a legal path is played and can be taken back and played again', async () => {
  const table = layGame(brazilian());
  const { play, undo, redo } = table.store.getState().verbs;
  const before = squares(table);
  play([21, 17]);
  await settle();
  const after = squares(table);
  expect(after.cursor).toBe(1);
  undo();
  await settle();
  expect(squares(table)).toEqual(before);
  redo();
  await settle();
  expect(squares(table)).toEqual(after);
});

test('a refused path leaves the game as it is and keeps the reason until it is forgotten', async () => {
  const { store } = layGame(brazilian());
  const { game, verbs } = store.getState();
  verbs.play([21, 14]);
  await settle();
  expect(store.getState().game).toBe(game);
  expect(store.getState().refusal).toEqual({ code: 'blocked', square: 21, to: 14 });
  verbs.forgetRefusal();
  expect(store.getState().refusal).toBeNull();
});

test('a move is shown only once it is written down', async () => {
  const { store, storage } = layGame(brazilian());
  const seen: { shown: number; written: number }[] = [];
  store.subscribe(async ({ game }) => {
    const [kept] = await storage.listGames();
    seen.push({ shown: game.cursor, written: kept?.cursor ?? -1 });
  });
  store.getState().verbs.play([21, 17]);
  store.getState().verbs.play([9, 13]);
  await settle();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every(({ shown, written }) => written >= shown)).toBe(true);
  expect(store.getState().game.cursor).toBe(2);
});

test('a disk that fails is told, and the game goes on', async () => {
  const { store, storage, library } = layGame(brazilian());
  Object.assign(storage, { saveGame: () => Promise.reject(new Error('full')) });
  store.getState().verbs.play([21, 17]);
  await settle();
  expect(store.getState()).toMatchObject({ isKept: false, game: { cursor: 1 } });
  expect(library.getState().games[0]?.moves).toHaveLength(1);
});

test('looking at an earlier position changes nothing, and playing there drops what came after', async () => {
  const { store } = layGame(brazilian());
  const { play, view } = store.getState().verbs;
  for (const path of [
    [21, 17],
    [9, 13],
    [22, 18],
  ])
    play(path);
  view(2);
  await settle();
  expect(store.getState()).toMatchObject({ viewed: 2, game: { cursor: 3 }, shown: { cursor: 2 } });
  view(3);
  await settle();
  expect(store.getState().viewed).toBeNull();
  view(2);
  play([23, 19]);
  await settle();
  expect(store.getState().game.plies.map(({ move }) => move.path)).toEqual([
    [21, 17],
    [9, 13],
    [23, 19],
  ]);
});

test('going on from an earlier position leaves the later moves to redo', async () => {
  const { store } = layGame(brazilian());
  const { play, view, resumeHere, redo } = store.getState().verbs;
  play([21, 17]);
  play([9, 13]);
  view(1);
  resumeHere();
  await settle();
  expect(store.getState()).toMatchObject({ viewed: null, game: { cursor: 1 } });
  redo();
  await settle();
  expect(store.getState().game.cursor).toBe(2);
});

test('two people agree on a draw, or do not', async () => {
  const { store } = layGame(brazilian());
  const { offerDraw, answerDraw } = store.getState().verbs;
  offerDraw();
  expect(store.getState().offer).toEqual({ by: 'white', answer: 'open' });
  answerDraw(false);
  await settle();
  expect(store.getState().offer).toEqual({ by: 'white', answer: 'declined' });
  offerDraw();
  answerDraw(true);
  await settle();
  expect(outcomeOf(store.getState().game)).toEqual({ winner: null, reason: 'agreement' });
});

test('whoever is to move resigns', async () => {
  const { store } = layGame(brazilian());
  store.getState().verbs.play([21, 17]);
  store.getState().verbs.resign();
  await settle();
  expect(outcomeOf(store.getState().game)).toEqual({ winner: 'white', reason: 'resignation' });
});

const timed = (changes = {}) => setupOf(gameFrom('brazilian'), { gameTime: 60_000, ...changes });

const leftIn = ({ store, time }: Table) => readClock(store.getState().clock, time.now()).left;

test('time that runs out loses, also while nobody touches the screen', async () => {
  const { store, time } = layGame(timed());
  await time.advance(59_999);
  expect(isOver(store.getState().game)).toBe(false);
  await time.advance(1);
  expect(outcomeOf(store.getState().game)).toEqual({ winner: 'black', reason: 'time' });
});

test('a turn that runs out plays any move where that was agreed', async () => {
  const table = layGame(timed({ turnTime: 5_000, timeOut: 'random-move' }));
  await table.time.advance(5_000);
  expect(table.store.getState().game.cursor).toBe(1);
  expect(leftIn(table)).toEqual({ white: 55_000, black: 60_000 });
  expect(isOver(table.store.getState().game)).toBe(false);
  await table.time.advance(5_000);
  expect(table.store.getState().game.cursor).toBe(2);
});

test('no time passes while the game is paused or left', async () => {
  const table = layGame(timed());
  const { pause, resume, leave, attend } = table.store.getState().verbs;
  await table.time.advance(1_000);
  pause();
  await table.time.advance(100_000);
  resume();
  await table.time.advance(1_000);
  leave();
  await table.time.advance(100_000);
  attend();
  await table.time.advance(1_000);
  expect(leftIn(table)).toEqual({ white: 57_000, black: 60_000 });
});

test('taking back gives the time back', async () => {
  const table = layGame(timed());
  const { play, undo } = table.store.getState().verbs;
  await table.time.advance(7_000);
  play([21, 17]);
  await table.time.advance(3_000);
  undo();
  await settle();
  expect(leftIn(table)).toEqual({ white: 60_000, black: 60_000 });
});

test('a game is found again as it was, with its clock and what was taken back', async () => {
  const { store, library, time, storage } = layGame(timed());
  const { play, undo, leave } = store.getState().verbs;
  play([21, 17]);
  await time.advance(4_000);
  play([9, 13]);
  play([22, 18]);
  undo();
  await time.advance(2_000);
  leave();
  await settle();
  const [kept] = await storage.listGames();
  const { game, setup, turnClocks, clock } = store.getState();
  library.getState().verbs.begin(timed());
  const again = openIn(library, kept?.id ?? '').getState();
  expect(again).toMatchObject({ game, setup, turnClocks, clock });
  expect(again.game.plies).toHaveLength(3);
});

test('a rematch changes sides and carries the score on', async () => {
  const { store, library } = layGame(brazilian());
  store.getState().verbs.resign();
  await settle();
  const next = library.getState().verbs.rematch(store.getState().id);
  const { setup } = openIn(library, next ?? '').getState();
  expect(setup.score).toEqual({ white: 1, black: 0 });
  expect(setup.players.white).toBe(store.getState().setup.players.black);
});

test('a game without a move is not kept once another begins', async () => {
  const { library, storage } = layGame(brazilian());
  library.getState().verbs.begin(brazilian());
  await settle();
  expect(await storage.listGames()).toHaveLength(1);
  expect(library.getState().games).toHaveLength(1);
});
