import { makePlayerText, newLearner } from '@dama/engine';
import { act, screen, within } from '@testing-library/react-native';
import { NewGameScreen } from '@/components/new-game/new-game-screen';
import type { Settings } from '@/state/settings';
import { showScreen } from '../../support/show-screen';
import { rulesOf } from '../../support/works';

const showNewGame = (
  settings: Partial<Settings> = {},
  language: 'en' | 'pt-BR' | 'es' = 'en',
  players: readonly string[] = [],
) => {
  const on = { onStarted: jest.fn(), onClose: jest.fn() };
  const shown = showScreen(<NewGameScreen {...on} />, { settings, language, players });
  /** Of what is offered under a heading. */
  const choose = (group: string, name: string) =>
    shown.user.press(within(screen.getByLabelText(group)).getByRole('radio', { name }));
  return { ...on, ...shown, choose };
};

const radio = (name: string) => screen.getByRole('radio', { name });
const options = (text: string | undefined) => JSON.parse(text ?? '') as Record<string, unknown>;

test('what was chosen last is there again, and starts', async () => {
  const { press, onStarted, kept } = showNewGame({ opponent: 'person', variant: 'turkish' });
  expect(radio('Two players')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Game: Turkish' })).toBeOnTheScreen();
  await press('button', 'Start');
  expect(onStarted).toHaveBeenCalledWith(kept()[0]?.id);
  expect(kept()[0]?.rules).toBe('turkish');
});

test('a section opens, and closes the one before', async () => {
  const { press } = showNewGame();
  await press('button', /^Colour: You play White/);
  expect(radio('By lot')).not.toBeChecked();
  await press('button', /^Clock: No clock/);
  expect(screen.queryByRole('radio', { name: 'By lot' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Clock/ })).toBeExpanded();
});

test('a game is found by a word, without its accents, and becomes a favourite', async () => {
  const { press, user, chosen } = showNewGame({}, 'pt-BR');
  await press('button', 'Jogo: Brasileira');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar jogos' }), 'frisia');
  await press('switch', 'Favorito: Frísia');
  expect(chosen().favourites).toEqual(['frisian']);
  await press('radio', 'Frísia');
  expect(chosen().variant).toBe('frisian');
  expect(screen.getByRole('button', { name: 'Jogo: Frísia' })).toBeOnTheScreen();
});

test('favourites come first, and a search that finds nothing says so', async () => {
  const { press, user } = showNewGame({ favourites: ['gothic'] });
  await press('button', /^Game: /);
  const list = within(screen.getByLabelText('Game'));
  expect(list.getAllByRole('radio')[0]).toHaveAccessibleName('Gothic');
  await user.type(screen.getByRole('searchbox'), 'halma');
  expect(screen.getByText('No game is called that.')).toBeOnTheScreen();
});

test('against the computer, a level and a name are chosen', async () => {
  const { press, user, kept, chosen } = showNewGame();
  await press('button', /^Strength: Level 3 · Casual/);
  await press('button', 'More: Strength');
  // As keyboards that complete words leave it.
  await user.type(screen.getByLabelText('Your name'), 'Ana ');
  expect(chosen()).toMatchObject({ level: 4, name: 'Ana ' });
  await press('button', 'Start');
  expect(options(kept()[0]?.players)).toEqual({
    white: { kind: 'person', name: 'Ana' },
    black: { kind: 'computer', level: 4 },
  });
});

test('the weakest level has none below it', async () => {
  const { press, chosen } = showNewGame({ level: 1 });
  await press('button', /^Strength/);
  expect(screen.getByRole('button', { name: 'Less: Strength' })).toBeDisabled();
  await press('button', 'Less: Strength');
  expect(chosen().level).toBe(1);
});

test('two computers can be watched', async () => {
  const { press, kept } = showNewGame({ otherLevel: 9, level: 2 });
  await press('radio', 'Watch');
  expect(
    screen.getByRole('button', { name: 'Players: Level 9 against Level 2' }),
  ).toBeOnTheScreen();
  await press('button', 'Start');
  expect(options(kept()[0]?.players)).toEqual({
    white: { kind: 'computer', level: 9 },
    black: { kind: 'computer', level: 2 },
  });
});

test('a character is chosen from a gallery, and is there again', async () => {
  const { press, kept, chosen } = showNewGame();
  await press('button', /^Strength: Level 3/);
  await press('radio', 'Character');
  const gallery = within(screen.getByLabelText('Opponent: Character'));
  expect(gallery.getAllByRole('radio')).toHaveLength(7);
  const turtle = gallery.getByRole('radio', { name: 'Turtle' });
  expect(turtle).toHaveTextContent(/about 1210 points/);
  expect(turtle).toHaveTextContent(/Stays at home and waits for your mistake/);
  expect(screen.queryByRole('button', { name: 'More: Strength' })).toBeNull();

  await press('radio', 'Turtle');
  expect(radio('Turtle')).toBeChecked();
  expect(radio('Dicey')).not.toBeChecked();
  expect(chosen().rival).toEqual({ kind: 'character', id: 'cautious' });
  expect(
    screen.getByRole('button', { name: 'Strength: Turtle · about 1210 points' }),
  ).toBeOnTheScreen();
  await press('button', 'Start');
  expect(options(kept()[0]?.players)).toMatchObject({
    black: { persona: { contestant: { kind: 'character', id: 'cautious' }, name: null } },
  });

  screen.unmount();
  const again = showNewGame(chosen());
  await again.press('button', /^Strength: Turtle/);
  expect(radio('Character')).toBeChecked();
  expect(radio('Turtle')).toBeChecked();
  await again.press('radio', 'Level');
  expect(again.chosen().rival).toEqual({ kind: 'level' });
});

describe('somebody who was trained', () => {
  const otto = makePlayerText({ name: 'Otto', learner: newLearner(rulesOf('english')) });

  test('is offered in the games it has learnt', async () => {
    const { press, kept } = showNewGame({ variant: 'english' }, 'en', [otto]);
    await press('button', /^Strength: Level 3/);
    await press('radio', 'Trained');
    expect(radio('Otto')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Strength: Otto' })).toBeOnTheScreen();
    await press('button', 'Start');
    expect(options(kept()[0]?.players)).toMatchObject({
      black: { persona: { contestant: { kind: 'trained' }, name: 'Otto' } },
    });
  });

  test('is not offered in others, where the level stands in', async () => {
    const rival = { kind: 'trained', id: otto } as const;
    const { press } = showNewGame({ variant: 'international', rival }, 'en', [otto]);
    await press('button', 'Strength: Level 3 · Casual');
    expect(radio('Level')).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Trained' })).toBeNull();
  });

  test('is not offered where there is nobody', async () => {
    const { press } = showNewGame();
    await press('button', /^Strength/);
    expect(screen.queryByRole('radio', { name: 'Trained' })).toBeNull();
  });
});

test('of two computers each is somebody, and the colour is told of the first', async () => {
  const { press, choose, kept } = showNewGame({ opponent: 'watch', level: 2 });
  await press('button', /^Players/);
  await choose('First computer', 'Character');
  await choose('First computer: Character', 'Fox');
  await press('button', 'More: Strength of the second');
  expect(screen.getByRole('button', { name: 'Players: Fox against Level 3' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Colour: Fox plays White' })).toBeOnTheScreen();
  await press('button', 'Start');
  expect(options(kept()[0]?.players)).toMatchObject({
    white: { persona: { contestant: { id: 'endgame-fox' } } },
    black: { level: 3 },
  });
});

test('every part of a clock can be set', async () => {
  const { press, choose, kept } = showNewGame({ seat: 'black' });
  await press('button', /^Clock: No clock/);
  await choose('Minutes for the game', '5');
  await press('button', 'More: Time for the game');
  await press('switch', 'Other time for the other side');
  await press('button', 'Less: Time of the other side');
  await press('radio', 'Bronstein');
  await press('button', 'More: Seconds a move');
  await choose('Seconds a turn', '30');
  await press('radio', 'Random move');
  expect(
    screen.getByRole('button', {
      name: 'Clock: 6 min against 5 min · Bronstein 4 s · 30 s a turn',
    }),
  ).toBeOnTheScreen();

  await press('button', 'Start');
  const { controls, timeOut } = options(kept()[0]?.options);
  const shared = { turn: 30_000, bonus: 'bronstein', bonusTime: 4000 };
  expect(controls).toEqual({
    black: { ...shared, game: 360_000 },
    white: { ...shared, game: 300_000 },
  });
  expect(timeOut).toBe('random-move');
});

test('without a limit for the game neither side has one', async () => {
  const { press, choose, chosen } = showNewGame({ gameTime: 60_000, otherGameTime: 120_000 });
  await press('button', /^Clock: 1 min against 2 min/);
  await choose('Minutes for the game', 'None');
  expect(chosen()).toMatchObject({ gameTime: null, otherGameTime: null });
});

test('moves can be limited, sides stay, and the computer wait', async () => {
  const { press, kept, chosen } = showNewGame();
  await press('button', /^Options: Sides switch · 0.5 s before an answer/);
  await press('radio', '100');
  await press('button', 'More: Most moves');
  await press('switch', 'Switch sides after each game');
  await press('button', 'More: Least time of a computer move');
  expect(chosen()).toMatchObject({ moveLimit: 110, switchSides: false, minMoveTime: 750 });
  await press('button', 'Start');
  expect(options(kept()[0]?.options)).toMatchObject({ moveLimit: 110, switchSides: false });
});

describe('drawing the colour', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test.each([
    [0.4, 'White', 'white'],
    [0.6, 'Black', 'black'],
  ] as const)('a lot of %d makes the player %s, and the game begins by itself', async (...row) => {
    const [lot, name, color] = row;
    jest.spyOn(Math, 'random').mockReturnValue(lot);
    const { press, onStarted, kept, chosen } = showNewGame({ seat: 'lot' });
    await press('button', 'Start');
    expect(screen.getByRole('status')).toHaveTextContent(`You play ${name}`);
    expect(onStarted).not.toHaveBeenCalled();

    act(() => jest.runOnlyPendingTimers());
    act(() => jest.advanceTimersByTime(5000));
    expect(onStarted).toHaveBeenCalledTimes(1);
    expect(options(kept()[0]?.players)).toMatchObject({ [color]: { kind: 'person' } });
    // The next one is drawn again.
    expect(chosen().seat).toBe('lot');
  });

  test('a tap goes on at once', async () => {
    const { press, onStarted } = showNewGame({ seat: 'lot' });
    await press('button', 'Start');
    await press('button', 'Go on to the game');
    act(() => jest.advanceTimersByTime(5000));
    expect(onStarted).toHaveBeenCalledTimes(1);
  });

  test('where motion is off, nothing is thrown', async () => {
    const { press, onStarted } = showNewGame({ seat: 'lot', speed: 0 });
    await press('button', 'Start');
    expect(onStarted).toHaveBeenCalledTimes(1);
  });
});
