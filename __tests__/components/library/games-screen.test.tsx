import { screen } from '@testing-library/react-native';
import { GamesScreen } from '@/components/library/games-screen';
import type { StoredGame } from '@/services/storage/storage';
import { person } from '@/state/players';
import { against, gameFrom, setupOf } from '../../support/open-game';
import { showScreen } from '../../support/show-screen';
import { storedGame } from '../../support/stored-game';

const showGames = (games: readonly StoredGame[]) => {
  const on = { onOpen: jest.fn(), onPlay: jest.fn(), onBack: jest.fn() };
  return { ...on, ...showScreen(<GamesScreen {...on} />, { games }) };
};

const open = storedGame({
  id: 'open',
  setup: setupOf(gameFrom('brazilian'), {}, against(5)),
  moves: ['c3-d4', 'b6-a5'],
});

const finished: StoredGame = {
  ...storedGame({
    id: 'finished',
    setup: setupOf(gameFrom('russian'), {}, { white: person('Ana'), black: person('Rui') }),
    moves: ['c3-d4'],
  }),
  declared: JSON.stringify({ winner: 'white', reason: 'resignation' }),
  isOver: true,
};

const broken: StoredGame = { ...open, id: 'broken', players: 'nobody' };

test('open and finished games stand apart, each with who played and how it stands', async () => {
  const { press, onOpen } = showGames([open, finished]);
  expect(screen.getByRole('heading', { name: 'Open' })).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: 'Finished' })).toBeOnTheScreen();

  await press('button', /^Brazilian, You against Club player, You are to move, move 2\./);
  await press('button', /^Russian, Ana against Rui, White wins: Black resigned\./);
  expect(onOpen.mock.calls).toEqual([['open'], ['finished']]);
});

test('a game is removed once that is confirmed, and not before', async () => {
  const { press, kept, storage } = showGames([open, finished]);
  await storage.saveGame(open);
  await press('button', /^Remove Brazilian/);
  await press('button', 'Keep it');
  expect(kept()).toHaveLength(2);

  await press('button', /^Remove Brazilian/);
  await press('button', 'Remove');
  expect(kept().map(({ id }) => id)).toEqual(['finished']);
  expect(await storage.listGames()).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Open' })).toBeNull();
});

test('a game that cannot be read is one sentence, and is kept', () => {
  const { kept } = showGames([broken, finished]);
  expect(screen.getByText('This game cannot be read. It is kept as it is.')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: /^Russian/ })).toBeOnTheScreen();
  expect(kept()).toHaveLength(2);
});

test('where there are no games yet, there is a way to one', async () => {
  const { press, onPlay, onBack } = showGames([]);
  expect(screen.getByRole('heading', { name: 'No games yet' })).toBeOnTheScreen();
  await press('button', 'Play a game');
  expect(onPlay).toHaveBeenCalledTimes(1);
  await press('button', 'Back');
  expect(onBack).toHaveBeenCalledTimes(1);
});
