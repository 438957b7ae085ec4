import { isOver, variant } from '@dama/engine';
import { createGameStore, firstGame } from '@/state/game-store';

const squares = (store: ReturnType<typeof createGameStore>) => {
  const { game, routes, refusal } = store.getState();
  return { cursor: game.cursor, starts: routes.map((move) => move.path[0]), refusal };
};

test('a game opens with the moves of the side that begins', () => {
  const store = createGameStore();
  expect(squares(store)).toEqual({
    cursor: 0,
    starts: [21, 22, 22, 23, 23, 24, 24],
    refusal: null,
  });
  expect(isOver(store.getState().game)).toBe(false);
});

test('a legal path is played and can be taken back and played again', () => {
  const store = createGameStore();
  const { play, undo, redo } = store.getState().verbs;
  const before = squares(store);
  play([21, 17]);
  const after = squares(store);
  expect(after.cursor).toBe(1);
  undo();
  expect(squares(store)).toEqual(before);
  redo();
  expect(squares(store)).toEqual(after);
});

test('nothing to take back or to play again changes nothing', () => {
  const store = createGameStore();
  const before = store.getState();
  before.verbs.undo();
  before.verbs.redo();
  expect(store.getState()).toBe(before);
});

test('a refused path leaves the game as it is and keeps the reason until it is forgotten', () => {
  const store = createGameStore();
  const { game, verbs } = store.getState();
  verbs.play([21, 14]);
  expect(store.getState().game).toBe(game);
  expect(store.getState().refusal).toEqual({ code: 'blocked', square: 21, to: 14 });
  verbs.forgetRefusal();
  expect(store.getState().refusal).toBeNull();
});

test('another game can be started at any time', () => {
  const store = createGameStore(firstGame());
  const canadian = variant('canadian');
  if (!canadian) throw new Error('Canadian draughts is gone.');
  store.getState().verbs.play([21, 17]);
  store.getState().verbs.start(canadian);
  expect(store.getState().game.rules.id).toBe('canadian');
  expect(store.getState().game.cursor).toBe(0);
});
