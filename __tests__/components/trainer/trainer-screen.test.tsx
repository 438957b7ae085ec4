import { screen } from '@testing-library/react-native';
import { makePlayerText, newLearner } from '@dama/engine';
import { TrainerScreen } from '@/components/trainer/trainer-screen';
import { playOut } from '../../support/play-out';
import { rulesOf, smallTournament, smallTraining } from '../../support/works';
import { showTrainer } from './show-trainer';

const show = async (options: Parameters<typeof showTrainer>[1] = {}) => {
  const on = {
    onOpen: jest.fn(),
    onGame: jest.fn(),
    onNewTraining: jest.fn(),
    onNewTournament: jest.fn(),
    onBack: jest.fn(),
  };
  return { ...(await showTrainer(<TrainerScreen {...on} />, options)), ...on };
};

const otto = makePlayerText({ name: 'Otto', learner: newLearner(rulesOf('english')) });

test('with nothing to show it says what it is for', async () => {
  const { press, onNewTraining, onNewTournament } = await show();
  expect(screen.getByText('Nobody is in training')).toBeOnTheScreen();
  await press('button', 'Train a player');
  await press('button', 'Hold a tournament');
  expect(onNewTraining).toHaveBeenCalledTimes(1);
  expect(onNewTournament).toHaveBeenCalledTimes(1);
});

test('everything kept is there, with how far it has come', async () => {
  const { press, onOpen } = await show({
    works: { one: smallTraining(), two: playOut(smallTournament()) },
  });
  expect(
    screen.getByRole('button', { name: 'Training · English, paused · 0 of 3 games' }),
  ).toBeOnTheScreen();
  await press('button', 'Tournament · English, finished · 3 of 3 games');
  expect(onOpen).toHaveBeenCalledWith('two');
});

test('removing asks first', async () => {
  const { press, trainer } = await show({ works: { one: smallTraining() }, players: [otto] });
  await press('button', 'Remove Training · English');
  await press('button', 'Keep it');
  expect(trainer.getState().sessions).toHaveLength(1);
  await press('button', 'Remove Training · English');
  await press('button', 'Remove');
  expect(trainer.getState().sessions).toEqual([]);
  await press('button', 'Remove Otto');
  await press('button', 'Remove');
  expect(screen.queryByText('Otto')).toBeNull();
});

test.each([
  ['copied', 'The text is on the clipboard.'],
  ['failed', 'The text could not be shared.'],
] as const)('a player is shared as text: %s', async (shared, sentence) => {
  const { press } = await show({ players: [otto], shared });
  await press('button', 'Share Otto as text');
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

test('a player is brought back from its text, and from no other', async () => {
  const { press, user, trainer } = await show();
  await press('button', 'Bring back a player');
  await user.paste(screen.getByLabelText('Text'), 'hello');
  await press('button', 'Bring back');
  expect(screen.getByRole('alert')).toHaveTextContent('This is not the text of a player.');
  await user.clear(screen.getByLabelText('Text'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.paste(screen.getByLabelText('Text'), `From a friend: ${otto}`);
  await press('button', 'Bring back');
  expect(trainer.getState().players.map(({ name }) => name)).toEqual(['Otto']);
  expect(screen.getByText('Otto')).toBeOnTheScreen();
});

test('what cannot be read is told', async () => {
  await show({ players: ['dama-player 1 {'] });
  expect(screen.getByText('A training that cannot be read is kept as it is.')).toBeOnTheScreen();
});

test('a game against a trained player begins, in a game that it knows', async () => {
  const { press, onGame, library } = await show({
    players: [otto],
    settings: { variant: 'international' },
  });
  await press('button', 'Play against Otto');
  const [game] = library.getState().games;
  expect(onGame).toHaveBeenCalledWith(game?.id);
  expect(game?.rules).toBe('english');
  expect(JSON.parse(game?.players ?? '')).toMatchObject({
    white: { kind: 'person' },
    black: { persona: { name: 'Otto', contestant: { kind: 'trained' } } },
  });
});
