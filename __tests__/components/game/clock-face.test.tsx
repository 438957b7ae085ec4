import { screen } from '@testing-library/react-native';
import { setupOf } from '../../support/open-game';
import { gameFrom, showGame } from '../../support/show-game';

const faces = () => screen.getAllByRole('timer').map((face) => face.props['aria-label']);

const showTimedGame = (gameTime: number) => {
  const game = gameFrom('brazilian');
  return showGame(game, { setup: setupOf(game, { gameTime }) });
};

test('the faces show what the clock of the game has left, as time passes on it', async () => {
  const { pass, play } = showTimedGame(60_000);
  expect(faces()).toEqual(['Black has 1:00 left', 'White has 1:00 left']);
  await pass(10_400);
  expect(faces()).toEqual(['Black has 1:00 left', 'White has 0:50 left']);
  await play('c3-d4');
  await pass(2_000);
  expect(faces()).toEqual(['Black has 0:58 left', 'White has 0:50 left']);
});

test('tenths are shown once little is left', async () => {
  const { pass } = showTimedGame(11_000);
  await pass(1_000);
  expect(faces()[1]).toBe('White has 0:10 left');
  await pass(700);
  expect(faces()[1]).toBe('White has 0:09.3 left');
});

test('the menu tells how long the game has taken', async () => {
  const { pass, press } = showTimedGame(60_000);
  await press('More');
  await pass(12_300);
  expect(screen.getByText('Game time 0:12')).toBeOnTheScreen();
});
