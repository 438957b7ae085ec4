import type { Think } from '@/services/thinker/thinker';
import { computer, TWO_PEOPLE } from '@/state/players';
import { createFakeThinker } from '../support/fake-thinker';
import { settle } from '../support/fake-time';
import { against, gameFrom, layGame, setupOf } from '../support/open-game';

const game = gameFrom('brazilian');
const TWO_COMPUTERS = { white: computer(1), black: computer(2) };

/** A game between two computers whose moves the test says, one after the other. */
const watch = (players = TWO_COMPUTERS) => {
  const { think, answer, isThinking } = createFakeThinker();
  const table = layGame(setupOf(game, {}, players), think);
  const state = () => table.store.getState();
  /** Answers, and lets the shortest time of a move pass. */
  const move = async (text: string) => {
    await settle();
    answer(text);
    await table.time.advance(500);
  };
  return { ...table, answer, isThinking, state, verbs: state().verbs, move };
};

test('a step plays one move of a paused game, which stays paused', async () => {
  const { state, verbs, answer, isThinking, time } = watch();
  verbs.pause();
  verbs.step();
  await settle();
  answer('c3-d4');
  await settle();
  expect(state().game.cursor).toBe(1);
  expect(state().isPaused).toBe(true);
  await time.advance(5_000);
  expect(isThinking()).toBe(false);
  expect(state().game.cursor).toBe(1);
});

test('a second step while the first is thought about is the same step', async () => {
  const { state, verbs, answer, isThinking } = watch();
  verbs.pause();
  verbs.step();
  verbs.step();
  await settle();
  answer('c3-d4');
  await settle();
  expect(isThinking()).toBe(false);
  expect(state().game.cursor).toBe(1);
});

test('nothing steps in a game that goes on, or that a person plays, or that nobody looks at', async () => {
  const going = watch();
  await going.move('c3-d4');
  going.verbs.step();
  await settle();
  going.answer('b6-c5');
  await settle();
  // The move in the making still takes its time.
  expect(going.state().game.cursor).toBe(1);

  const played = watch(against(2));
  played.verbs.pause();
  played.verbs.step();
  await settle();
  expect(played.isThinking()).toBe(false);

  const left = watch();
  left.verbs.pause();
  left.verbs.leave();
  left.verbs.step();
  await settle();
  expect(left.isThinking()).toBe(false);
});

test('a step that is going on when the game does is its next move', async () => {
  const { state, verbs, answer, isThinking } = watch();
  verbs.pause();
  verbs.step();
  await settle();
  verbs.resume();
  await settle();
  answer('c3-d4');
  await settle();
  expect(state().game.cursor).toBe(1);
  expect(isThinking()).toBe(true);
});

test('taking back and playing again go by one move, and the game waits there', async () => {
  const { state, verbs, move, isThinking } = watch();
  await move('c3-d4');
  await move('b6-c5');
  verbs.undo();
  await settle();
  expect(state().game.cursor).toBe(1);
  expect(state().isPaused).toBe(true);
  expect(isThinking()).toBe(false);
  verbs.redo();
  await settle();
  expect(state().game.cursor).toBe(2);
  expect(state().isPaused).toBe(true);
});

test('with nothing to take back, the game goes on', async () => {
  const { state, verbs, isThinking } = watch();
  verbs.undo();
  await settle();
  expect(state().isPaused).toBe(false);
  expect(isThinking()).toBe(true);
});

test('where a person plays, taking back does not pause', async () => {
  const { state, verbs, isThinking, answer, time } = watch(against(2));
  verbs.play([21, 17]);
  await settle();
  expect(isThinking()).toBe(true);
  answer('b6-c5');
  await time.advance(500);
  verbs.undo();
  await settle();
  expect(state().game.cursor).toBe(0);
  expect(state().isPaused).toBe(false);
});

test.each([
  [0.25, 2000],
  [4, 125],
] as const)('at a pace of %d a move takes at least %d milliseconds', async (pace, shortest) => {
  const { state, verbs, answer, time } = watch();
  // The first move was begun at the usual pace.
  await settle();
  answer('c3-d4');
  verbs.setPace(pace);
  await time.advance(500);
  expect(state().game.cursor).toBe(1);
  answer('b6-c5');
  await time.advance(shortest - 1);
  expect(state().game.cursor).toBe(1);
  await time.advance(1);
  expect(state().game.cursor).toBe(2);
});

test('a game that is left to people goes at the usual pace', async () => {
  const failing: Think = () => Promise.reject(new Error('no thread'));
  const { store, time } = layGame(setupOf(game, {}, TWO_COMPUTERS), failing);
  store.getState().verbs.setPace(4);
  await time.advance(1_000);
  expect(store.getState().setup.players).toEqual(TWO_PEOPLE);
  expect(store.getState().pace).toBe(1);
});
