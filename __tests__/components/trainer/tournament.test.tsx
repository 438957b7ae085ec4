import { screen } from '@testing-library/react-native';
import { NewTournamentScreen } from '@/components/trainer/new-tournament-screen';
import { SessionScreen } from '@/components/trainer/session-screen';
import { playOut } from '../../support/play-out';
import { smallTournament } from '../../support/works';
import { showTrainer } from './show-trainer';

test('a tournament of those that were chosen', async () => {
  const onStarted = jest.fn();
  const { press, trainer } = await showTrainer(
    <NewTournamentScreen onStarted={onStarted} onClose={jest.fn()} />,
  );
  await press('switch', 'Dicey');
  await press('button', 'Start the tournament');
  expect(screen.getByRole('status')).toHaveTextContent('Choose at least two players.');
  expect(onStarted).not.toHaveBeenCalled();
  await press('switch', 'Fox');
  await press('switch', 'Turtle');
  await press('switch', 'Turtle');
  await press('button', 'Levels of the computer: 0');
  await press('switch', 'Level 1 · Newcomer');
  await press('button', 'Less: Games of each pair');
  expect(screen.getByRole('status')).toHaveTextContent('6 games in all');
  await press('button', 'Start the tournament');
  const work = trainer.getState().sessions[0]?.work;
  expect(work).toMatchObject({
    kind: 'tournament',
    session: {
      gamesPerPair: 2,
      players: [
        { kind: 'character', id: 'random' },
        { kind: 'character', id: 'endgame-fox' },
        { kind: 'level', level: 1 },
      ],
    },
  });
  expect(onStarted).toHaveBeenCalledWith(trainer.getState().running);
});

test('a cross table has a row a player, the best on top', async () => {
  await showTrainer(<SessionScreen id="one" onBack={jest.fn()} />, {
    works: { one: playOut(smallTournament()) },
  });
  const rows = screen.getAllByLabelText(/points of 2 games$/);
  expect(rows).toHaveLength(3);
  const points = rows.map((row) => Number(/: ([\d.]+) points/.exec(row.props['aria-label'])?.[1]));
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(3);
  expect(screen.getByText('Otto')).toBeOnTheScreen();
  expect(screen.getByLabelText(/^Glutton against Otto: /)).toBeOnTheScreen();
});
