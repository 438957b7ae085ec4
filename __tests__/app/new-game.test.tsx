import { screen, userEvent } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

// The router's test helpers replace the library by a mock that lacks what the screens use.
jest.mock('react-native-reanimated/mock', () => jest.requireActual('react-native-reanimated'));

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('one tap from the first start leads into a game', async () => {
  const app = renderRouter('./app');
  const user = userEvent.setup();
  await user.press(await screen.findByRole('button', { name: /^Play the computer, Brazilian/ }));

  expect(app.getPathname()).toMatch(/^\/game\/.+/);
  expect(screen.getByRole('heading', { name: 'Brazilian' })).toBeOnTheScreen();
});

test('a player chooses another game for two and plays on its board', async () => {
  const app = renderRouter('./app');
  const user = userEvent.setup();
  await user.press(await screen.findByRole('button', { name: 'Change the game for two players' }));
  expect(app.getPathname()).toBe('/new-game');
  expect(screen.getByRole('radio', { name: 'Two players' })).toBeChecked();

  await user.press(button('Game: Brazilian'));
  await user.press(screen.getByRole('radio', { name: 'Russian' }));
  await user.press(button('Start'));

  expect(app.getPathname()).toMatch(/^\/game\/.+/);
  expect(screen.getByRole('heading', { name: 'Russian' })).toBeOnTheScreen();
  expect(button(/^c3, white man, can move/)).toBeOnTheScreen();
});

test('a second tap on the way to a game does not start another', async () => {
  const app = renderRouter('./app');
  const user = userEvent.setup();
  const play = await screen.findByRole('button', { name: /^Two players, / });
  await user.press(play);
  const path = app.getPathname();
  await user.press(play);
  expect(app.getPathname()).toBe(path);
});
