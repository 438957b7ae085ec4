import { screen, userEvent, within } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

test('a player chooses another game and plays on its board', async () => {
  const app = renderRouter('./app');
  const user = userEvent.setup();
  expect(screen.getByRole('heading', { name: 'Brazilian' })).toBeOnTheScreen();

  await user.press(screen.getByRole('button', { name: 'New game' }));
  expect(app.getPathname()).toBe('/new-game');
  await user.press(screen.getByRole('button', { name: 'Turkish' }));

  expect(app.getPathname()).toBe('/');
  expect(screen.getByRole('heading', { name: 'Turkish' })).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: /^a3, white man/ }));
  await user.press(screen.getByRole('button', { name: 'a4, empty' }));
  expect(within(screen.getByLabelText('Moves')).getByText('1. a3-a4')).toBeOnTheScreen();
});
