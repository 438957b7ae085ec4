import { screen, userEvent } from '@testing-library/react-native';
import { computer, persona } from '@/state/players';
import { setupOf } from '../../support/open-game';
import { gameFrom, message, showGame, square } from '../../support/show-game';

const game = gameFrom('brazilian');

const watch = () =>
  showGame(game, { setup: setupOf(game, {}, { white: computer(1), black: computer(2) }) });

test('a watched game is paused with its board in sight, and stepped move by move', async () => {
  const { press, pass, store } = watch();
  await press('Pause');
  const { cursor } = store.getState().game;
  expect(message()).toHaveTextContent('Paused');
  expect(square('c3')).toBeOnTheScreen();
  await press('Step');
  await pass(5_000);
  expect(store.getState().game.cursor).toBe(cursor + 1);
  await press('Undo');
  expect(store.getState().game.cursor).toBe(cursor);
});

test('a watched game goes as fast as one likes', async () => {
  const { store } = watch();
  await userEvent.press(screen.getByRole('radio', { name: '4×' }));
  expect(store.getState().pace).toBe(4);
  expect(screen.getByRole('radio', { name: '4×' })).toBeChecked();
});

test('a character is shown by its name', () => {
  const fox = persona({ kind: 'character', id: 'endgame-fox' }, null);
  showGame(game, { setup: setupOf(game, {}, { white: computer(1), black: fox }) });
  expect(screen.getByText('Fox')).toBeOnTheScreen();
});
