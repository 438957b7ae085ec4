import { canUndo, outcomeOf, readClock } from '@dama/engine';
import type { Think, Thought } from '@/services/thinker/thinker';
import type { GameStore } from '@/state/game-store';
import { levelToMove } from '@/state/turn';
import { computer, TWO_PEOPLE } from '@/state/players';
import { settle } from '../support/fake-time';
import { against, gameFrom, layGame, setupOf, type Table } from '../support/open-game';

const game = gameFrom('brazilian');
const layAgainst = (think?: Think, changes = {}): Table =>
  layGame(setupOf(game, changes, against(2)), think);

/** Lets time pass until so many plies are on the board. */
const plies = async ({ store, time }: Table, cursor: number): Promise<void> => {
  while (store.getState().game.cursor < cursor) await time.advance(50);
};

const never: Think = () => new Promise(() => undefined);
const found = (score: number): Thought => ({
  path: [9, 13],
  captured: [],
  depth: 1,
  nodes: 1,
  lines: [{ moves: ['c3-d4'], score }],
});

test('the computer answers a move with one of its own, after the shortest time', async () => {
  const table = layAgainst(() => Promise.resolve(found(0)));
  table.store.getState().verbs.play([21, 17]);
  await table.time.advance(499);
  expect(levelToMove(table.store.getState())).toBe(2);
  expect(table.store.getState().game.cursor).toBe(1);
  await table.time.advance(1);
  expect(levelToMove(table.store.getState())).toBeNull();
  expect(table.store.getState().game.cursor).toBe(2);
});

test('the computer begins when it has the first move', async () => {
  const table = layGame(setupOf(game, {}, { ...TWO_PEOPLE, white: computer(1) }));
  await plies(table, 1);
  expect(table.store.getState().game.cursor).toBe(1);
});

test('two computers play on by themselves', async () => {
  const table = layGame(setupOf(game, {}, { white: computer(1), black: computer(2) }));
  await plies(table, 6);
  expect(table.store.getState().game.cursor).toBe(6);
});

test('nobody moves for the computer', async () => {
  const { store } = layAgainst(never);
  const { verbs } = store.getState();
  verbs.play([21, 17]);
  verbs.play([9, 13]);
  await settle();
  expect(store.getState().game.cursor).toBe(1);
});

test('taking back goes over the move of the computer, playing again comes back', async () => {
  const table = layAgainst();
  const { verbs } = table.store.getState();
  verbs.play([21, 17]);
  await plies(table, 2);
  const { game: before } = table.store.getState();
  verbs.undo();
  await settle();
  expect(canUndo(table.store.getState().game)).toBe(false);
  verbs.redo();
  await settle();
  expect(table.store.getState().game).toEqual(before);
});

/** A thinker whose answers come when the test wants them. */
const onDemand = () => {
  const signals: AbortSignal[] = [];
  const answers: (() => void)[] = [];
  const think: Think = (_request, control) => {
    if (control?.signal) signals.push(control.signal);
    return new Promise((resolve) => answers.push(() => resolve(found(0))));
  };
  return { think, signals, answers };
};

test.each([
  ['taken back', ({ undo }: Verbs) => undo()],
  ['left', ({ leave }: Verbs) => leave()],
  ['paused', ({ pause }: Verbs) => pause()],
])('an answer to a game that was %s is not played', async (_, leave) => {
  const { think, signals, answers } = onDemand();
  const { store, time } = layAgainst(think);
  store.getState().verbs.play([21, 17]);
  await settle();
  leave(store.getState().verbs);
  await settle();
  const { cursor } = store.getState().game;
  expect(signals[0]?.aborted).toBe(true);
  for (const answer of answers) answer();
  await time.advance(1_000);
  expect(store.getState().game.cursor).toBe(cursor);
});

type Verbs = ReturnType<GameStore['getState']>['verbs'];

test('a computer that was paused begins its turn afresh', async () => {
  const { store, time } = layAgainst(never, { gameTime: 60_000 });
  const { play, pause, resume } = store.getState().verbs;
  play([21, 17]);
  await time.advance(10_000);
  pause();
  resume();
  expect(readClock(store.getState().clock, time.now()).left.black).toBe(60_000);
});

test('a thinker that fails leaves the game to the people', async () => {
  const { store, time } = layAgainst(() => Promise.reject(new Error('no thread')));
  store.getState().verbs.play([21, 17]);
  await time.advance(1_000);
  expect(store.getState().setup.players).toEqual(TWO_PEOPLE);
  store.getState().verbs.play([9, 13]);
  await settle();
  expect(store.getState().game.cursor).toBe(2);
});

test.each([
  ['takes a draw that it needs', 200, true],
  ['plays on when it stands better', -200, false],
])('the computer %s', async (_, score, isAccepted) => {
  const { store } = layAgainst(() => Promise.resolve(found(score)));
  store.getState().verbs.offerDraw();
  await settle();
  const { game: after, offer } = store.getState();
  expect(outcomeOf(after)?.reason === 'agreement').toBe(isAccepted);
  expect(offer?.answer === 'declined').toBe(!isAccepted);
});

test('a hint shows a move and leaves it to the player', async () => {
  const { store } = layAgainst(() => Promise.resolve(found(0)));
  store.getState().verbs.askHint();
  expect(store.getState().hint).toBe('asked');
  await settle();
  expect(store.getState().hint).toEqual(found(0));
  expect(store.getState().game.cursor).toBe(0);
  store.getState().verbs.play([21, 17]);
  await settle();
  expect(store.getState().hint).toBeNull();
});
