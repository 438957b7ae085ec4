import { settle } from '../support/fake-time';
import { gameFrom, layGame, setupOf } from '../support/open-game';

test('moves, captures, crownings and the end are heard; taking back is not', async () => {
  const { store, heard } = layGame(setupOf(gameFrom('brazilian', 'W:Wc3,a7:Bd4,h8')));
  const { play, undo, redo } = store.getState().verbs;
  play([22, 15]);
  undo();
  await settle();
  expect(heard).toEqual(['capture']);
  redo();
  await settle();
  expect(heard).toEqual(['capture', 'capture']);
});

test('a man that becomes a king is heard', async () => {
  const { store, heard } = layGame(setupOf(gameFrom('brazilian', 'W:Wa7:Bh2')));
  store.getState().verbs.play([5, 1]);
  await settle();
  expect(heard).toEqual(['move', 'crown']);
});

test('resigning is heard as the end', async () => {
  const { store, heard } = layGame(setupOf(gameFrom('brazilian')));
  store.getState().verbs.resign();
  await settle();
  expect(heard).toEqual(['end']);
});

test('a person is warned once when little time is left', async () => {
  const { heard, time } = layGame(setupOf(gameFrom('brazilian'), { gameTime: 30_000 }));
  await time.advance(19_999);
  expect(heard).toEqual([]);
  await time.advance(5_000);
  expect(heard).toEqual(['low-time']);
});

test('the screen stays on while the game is played, and no longer', async () => {
  const { store, isAwake } = layGame(setupOf(gameFrom('brazilian')));
  const { pause, resume, leave, attend } = store.getState().verbs;
  expect(isAwake()).toBe(true);
  pause();
  expect(isAwake()).toBe(false);
  resume();
  expect(isAwake()).toBe(true);
  leave();
  expect(isAwake()).toBe(false);
  attend();
  expect(isAwake()).toBe(true);
});
