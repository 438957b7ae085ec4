import { act, screen } from '@testing-library/react-native';
import { HomeScreen } from '@/components/home/home-screen';
import { person } from '@/state/players';
import { against, gameFrom, setupOf } from '../../support/open-game';
import { showScreen } from '../../support/show-screen';
import { storedGame } from '../../support/stored-game';

const goes = () => ({
  onGame: jest.fn(),
  onNewGame: jest.fn(),
  onGames: jest.fn(),
  onLearn: jest.fn(),
  onTrainer: jest.fn(),
  onSettings: jest.fn(),
});

const showHome = (
  options: Parameters<typeof showScreen>[1] = {},
  notice: 'memory' | 'set-aside' | 'rows-set-aside' | null = null,
) => {
  const on = goes();
  return { ...on, ...showScreen(<HomeScreen notice={notice} {...on} />, options) };
};

const withComputer = storedGame({
  id: 'computer',
  setup: setupOf(gameFrom('brazilian'), {}, against(5)),
  moves: ['c3-d4', 'b6-a5'],
  updatedAt: new Date(2020, 4, 3, 21, 40).getTime(),
});

test('on the first start there is nothing to go on with, and one tap starts a game', async () => {
  const { press, onGame, kept } = showHome();
  expect(screen.getByRole('heading', { name: 'Dama' })).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Games, none yet' })).toBeOnTheScreen();

  await press('button', 'Play the computer, Brazilian · level 3 · you are white');
  expect(kept()).toHaveLength(1);
  expect(onGame).toHaveBeenCalledWith(kept()[0]?.id);
  expect(JSON.parse(kept()[0]?.players ?? '')).toEqual({
    white: { kind: 'person', name: '' },
    black: { kind: 'computer', level: 3 },
  });
});

test('the last choices are what is played', async () => {
  const { press, kept, chosen } = showHome({
    settings: { variant: 'russian', gameTime: 300_000, name: 'Ana', otherName: 'Rui' },
  });
  await press('button', 'Two players, Russian · Ana and Rui · 5 min each');
  expect(chosen().opponent).toBe('person');
  expect(kept()[0]?.rules).toBe('russian');
  expect(JSON.parse(kept()[0]?.players ?? '')).toEqual({
    white: { kind: 'person', name: 'Ana' },
    black: { kind: 'person', name: 'Rui' },
  });
});

test('a character that was chosen is named, and played', async () => {
  const { press, kept } = showHome({
    settings: { opponent: 'person', rival: { kind: 'character', id: 'attacker' } },
  });
  await press('button', 'Play the computer, Brazilian · Charger · you are white');
  expect(JSON.parse(kept()[0]?.players ?? '')).toMatchObject({
    black: { persona: { contestant: { kind: 'character', id: 'attacker' } } },
  });
});

test('the choices can be changed before either game', async () => {
  const { press, onNewGame, chosen, kept } = showHome();
  await press('button', 'Change the game for two players');
  expect(chosen().opponent).toBe('person');
  await press('button', 'Change the game against the computer');
  expect(chosen().opponent).toBe('computer');
  expect(onNewGame).toHaveBeenCalledTimes(2);
  expect(kept()).toEqual([]);
});

test('the latest unfinished game comes first', async () => {
  const older = storedGame({ id: 'older', setup: setupOf(gameFrom('russian')), updatedAt: 5 });
  const { press, onGame } = showHome({ games: [older, withComputer] });
  await press('button', /^Continue, Brazilian, level 5, you to move · move 2, May 3, 2020, 9:40/);
  expect(onGame).toHaveBeenCalledWith('computer');
  expect(screen.getByRole('button', { name: 'Games, 2 kept, 2 open' })).toBeOnTheScreen();
});

test('between two people the one to move is called by name', () => {
  const players = { white: person('Rui'), black: person('Ana') };
  const game = storedGame({
    id: 'two',
    setup: setupOf(gameFrom('russian'), {}, players),
    moves: ['c3-d4'],
  });
  showHome({ games: [game] });
  expect(
    screen.getByRole('button', { name: /^Continue, Russian, two players, Ana to move · move 1/ }),
  ).toBeOnTheScreen();
});

test('a game that cannot be read does not stand in the way of one that can', () => {
  const broken = { ...withComputer, id: 'broken', moves: ['a1-h8'], updatedAt: Date.now() };
  showHome({ games: [broken, withComputer] });
  expect(screen.getByRole('button', { name: /^Continue, Brazilian/ })).toBeOnTheScreen();
});

test('games, trainer and settings are one tap away', async () => {
  const { press, onGames, onLearn, onTrainer, onSettings } = showHome();
  await press('button', /^Games/);
  await press('button', 'Learn, see it think');
  await press('button', 'Trainer, teach a player');
  await press('button', /^Settings/);
  expect(onGames).toHaveBeenCalledTimes(1);
  expect(onLearn).toHaveBeenCalledTimes(1);
  expect(onTrainer).toHaveBeenCalledTimes(1);
  expect(onSettings).toHaveBeenCalledTimes(1);
});

test.each([
  ['memory', /cannot be kept here/],
  ['set-aside', /could not be read. It lies aside/],
  ['rows-set-aside', /Some of what was kept could not be read/],
] as const)('a player is told once of storage that is %s', async (notice, sentence) => {
  const { press } = showHome({}, notice);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  await press('button', 'Dismiss');
  expect(screen.queryByRole('status')).toBeNull();
});

test('under another screen the games are not read again until it is in front', async () => {
  const on = goes();
  const { library, rerender } = showScreen(<HomeScreen isFocused={false} notice={null} {...on} />);
  act(() => void library.getState().verbs.begin(setupOf(gameFrom('russian'))));
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
  rerender(<HomeScreen notice={null} {...on} />);
  expect(screen.getByRole('button', { name: /^Continue, Russian/ })).toBeOnTheScreen();
});
