import { screen } from '@testing-library/react-native';
import { NewTrainingScreen } from '@/components/trainer/new-training-screen';
import { SessionScreen } from '@/components/trainer/session-screen';
import type { TrainerStore } from '@/state/trainer-store';
import { playOut } from '../../support/play-out';
import { smallTraining } from '../../support/works';
import { showTrainer } from './show-trainer';

const trainingOf = (store: TrainerStore) => {
  const work = store.getState().sessions[0]?.work;
  if (work?.kind !== 'training') throw new Error('There is no training.');
  return work.session;
};

describe('setting up a training', () => {
  const show = (options: Parameters<typeof showTrainer>[1] = {}) => {
    const on = { onStarted: jest.fn(), onClose: jest.fn() };
    return showTrainer(<NewTrainingScreen {...on} />, options).then((shown) => ({
      ...shown,
      ...on,
    }));
  };

  test('a newborn against opponents with a number of games each', async () => {
    const { press, onStarted, trainer } = await show({ settings: { variant: 'russian' } });
    expect(screen.getByRole('radio', { name: 'A newborn', checked: true })).toBeOnTheScreen();
    expect(screen.getByRole('status')).toHaveTextContent('25 games in all');
    await press('button', 'Less: Dicey');
    await press('button', 'More: Glutton');
    await press('button', 'Levels of the computer: 0 games');
    await press('button', 'More: Level 2 · Beginner');
    await press('button', 'More: Level 2 · Beginner');
    expect(screen.getByLabelText('Glutton: 5 games')).toBeOnTheScreen();
    expect(screen.getByRole('status')).toHaveTextContent('25 games in all');
    await press('button', 'Start training');
    const training = trainingOf(trainer);
    expect(training.rules.id).toBe('russian');
    expect(training.opponents).toEqual([
      { player: { kind: 'character', id: 'random' }, games: 10 },
      { player: { kind: 'character', id: 'greedy' }, games: 5 },
      { player: { kind: 'level', level: 2 }, games: 10 },
    ]);
    const { sessions, running } = trainer.getState();
    expect(onStarted).toHaveBeenCalledWith(sessions[0]?.id);
    expect(running).toBe(sessions[0]?.id);
  });

  test('needs an opponent', async () => {
    const { press, onStarted } = await show();
    await press('button', 'Clear');
    await press('button', 'Start training');
    expect(screen.getByRole('status')).toHaveTextContent('Choose at least one opponent.');
    expect(onStarted).not.toHaveBeenCalled();
  });

  test('the ladder has everybody, the weakest first', async () => {
    const { press, trainer } = await show();
    await press('button', 'Go up the ladder');
    await press('button', 'Start training');
    const ids = trainingOf(trainer).opponents.map(({ player }) =>
      player.kind === 'character' ? player.id : player.kind,
    );
    expect(ids).toHaveLength(6);
    expect(ids[0]).toBe('random');
    expect(ids.at(-1)).toBe('endgame-fox');
  });
});

describe('a training', () => {
  const show = (options: Parameters<typeof showTrainer>[1] = {}) =>
    showTrainer(<SessionScreen id="one" onBack={jest.fn()} />, {
      works: { one: smallTraining(3) },
      ...options,
    });

  test('runs, tells what comes of it, and is paused', async () => {
    const { press, play, trainer } = await show();
    expect(screen.getByText('0 of 4 games')).toBeOnTheScreen();
    expect(screen.getAllByText('not yet played')).toHaveLength(2);
    expect(screen.getByText('The first point comes after 1 games.')).toBeOnTheScreen();

    await press('button', 'Go on');
    expect(screen.getByText('measuring how long it takes')).toBeOnTheScreen();
    await play(1, 60_000);
    expect(screen.getByText('1 of 4 games')).toBeOnTheScreen();
    expect(screen.getByText('about 3 minutes left')).toBeOnTheScreen();
    expect(screen.getByRole('progressbar', { name: '1 of 4 games' })).toHaveAccessibilityValue({
      min: 0,
      max: 4,
      now: 1,
    });
    const { wins, draws, losses } = trainingOf(trainer).results[0] ?? {};
    const plural = (count = 0, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
    expect(
      screen.getByText(
        [
          plural(wins, 'win', 'wins'),
          plural(draws, 'draw', 'draws'),
          plural(losses, 'loss', 'losses'),
        ].join(' · '),
      ),
    ).toBeOnTheScreen();
    expect(
      screen.getByRole('img', { name: /^Learning curve: after 1 games, against Dicey: / }),
    ).toBeOnTheScreen();

    await press('button', 'Pause');
    expect(screen.getByRole('button', { name: 'Go on' })).toBeOnTheScreen();
    expect(trainer.getState().running).toBeNull();
  });

  test('comes to its end', async () => {
    const { press, play } = await show();
    await press('button', 'Go on');
    await play(99);
    expect(screen.getByText('All games are played.')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  });

  test('shows what was learnt in men', async () => {
    const work = smallTraining();
    const { learner } = work.session;
    const weights = { ...learner.weights, man: 80, king: 184, trappedKing: -40, centre: 0.1 };
    const session = { ...work.session, learner: { ...learner, weights } };
    const { press } = await show({ works: { one: { ...work, session } } });
    expect(screen.getByText('A king is worth 2.3 men.')).toBeOnTheScreen();
    expect(screen.getByText('A trapped king costs 0.50 men.')).toBeOnTheScreen();
    expect(screen.queryByText('A step between hunter and hunted counts for nothing.')).toBeNull();
    await press('button', 'Show everything it looks at');
    expect(
      screen.getByText('A step between hunter and hunted counts for nothing.'),
    ).toBeOnTheScreen();
    expect(screen.getByText('A man in the centre counts for nothing.')).toBeOnTheScreen();
  });

  test('says so as long as a man is worth nothing', async () => {
    await show({ language: 'pt-BR' });
    expect(screen.getByText('Ainda não sabe que uma pedra vale alguma coisa.')).toBeOnTheScreen();
  });

  test('goes back to a checkpoint once it was asked', async () => {
    const { press, trainer } = await show({ works: { one: playOut(smallTraining(3)) } });
    await press('button', /^Go back: /);
    await press('button', 'Go back to: After 2 games');
    expect(trainingOf(trainer).played).toBe(4);
    await press('button', 'Yes, go back');
    expect(trainingOf(trainer).played).toBe(2);
    expect(screen.getByText('2 of 4 games')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Go on' })).toBeOnTheScreen();
  });

  test('is kept as a player under a name', async () => {
    const { press, user, trainer } = await show();
    await press('button', 'Keep as a player');
    await press('button', 'Keep');
    expect(screen.getByRole('alert')).toHaveTextContent('A player needs a name.');
    await user.type(screen.getByLabelText('Name'), 'Otto');
    await press('button', 'Keep');
    expect(screen.getByRole('status')).toHaveTextContent('Otto is kept among your players.');
    expect(trainer.getState().players.map(({ name }) => name)).toEqual(['Otto']);
  });

  test('that was removed is not there', async () => {
    await showTrainer(<SessionScreen id="nobody" onBack={jest.fn()} />);
    expect(screen.getByText('This is no longer kept.')).toBeOnTheScreen();
  });
});
