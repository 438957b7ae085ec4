import { canUndo, newGame, variant, type Game } from '@dama/engine';
import { createSlicesHost } from '@/services/thinker/slices-host';
import type { Think } from '@/services/thinker/thinker';
import { createGameStore, levelToMove, TWO_PEOPLE, type GameStore } from '@/state/game-store';

const game = (id: string): Game => {
  const rules = variant(id);
  if (!rules) throw new Error(`There is no game called ${id}.`);
  return newGame(rules);
};

const edges = (think: Think = createSlicesHost()) => ({
  thinker: { think },
  wait: () => Promise.resolve(),
  random: () => 0.5,
});

/** Until the store has shown so many plies. */
const plies = (store: GameStore, cursor: number): Promise<void> =>
  new Promise((resolve) => {
    const check = () => store.getState().game.cursor >= cursor && resolve();
    store.subscribe(check);
    check();
  });

const against = (think?: Think): GameStore => {
  const store = createGameStore(game('brazilian'), edges(think));
  const { verbs, game: first } = store.getState();
  verbs.start(first.rules, { white: null, black: 2 });
  return store;
};

test('the computer answers a move with one of its own', async () => {
  const store = against();
  store.getState().verbs.play([21, 17]);
  expect(levelToMove(store.getState())).toBe(2);
  await plies(store, 2);
  expect(levelToMove(store.getState())).toBeNull();
});

test('the computer begins when it has the first move', async () => {
  const store = createGameStore(game('brazilian'), edges());
  store.getState().verbs.start(store.getState().game.rules, { white: 1, black: null });
  await plies(store, 1);
  expect(store.getState().game.cursor).toBe(1);
});

test('nobody moves for the computer', () => {
  const store = against(() => new Promise(() => undefined));
  const { verbs } = store.getState();
  verbs.play([21, 17]);
  verbs.play([9, 13]);
  expect(store.getState().game.cursor).toBe(1);
});

test('taking back goes over the move of the computer, playing again comes back', async () => {
  const store = against();
  const { verbs } = store.getState();
  verbs.play([21, 17]);
  await plies(store, 2);
  const { game: before } = store.getState();
  verbs.undo();
  expect(canUndo(store.getState().game)).toBe(false);
  verbs.redo();
  expect(store.getState().game).toEqual(before);
});

test('an answer to a game that was taken back or left is not played', async () => {
  const signals: AbortSignal[] = [];
  let answer = (): void => undefined;
  const store = against((_request, control) => {
    if (control?.signal) signals.push(control.signal);
    return new Promise((resolve) => {
      answer = () => resolve({ path: [9, 13], captured: [], depth: 1, nodes: 1, lines: [] });
    });
  });
  const { verbs } = store.getState();
  verbs.play([21, 17]);
  verbs.undo();
  expect(signals[0]?.aborted).toBe(true);
  answer();
  await Promise.resolve();
  await Promise.resolve();
  expect(store.getState().game.cursor).toBe(0);
});

test('a thinker that fails leaves the game to the people', async () => {
  const store = against(() => Promise.reject(new Error('no thread')));
  store.getState().verbs.play([21, 17]);
  await new Promise<void>((resolve) => {
    store.subscribe(({ players }) => players === TWO_PEOPLE && resolve());
  });
  store.getState().verbs.play([9, 13]);
  expect(store.getState().game.cursor).toBe(2);
});
