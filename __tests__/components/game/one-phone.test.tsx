import { act, screen, waitFor } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { person } from '@/state/players';
import { against, setupOf } from '../../support/open-game';
import { gameFrom, message, showGame, square } from '../../support/show-game';

/** The square at the top left, as the eye finds it. */
const topLeft = () => screen.getAllByRole('button', { name: /man|empty/ })[0];

describe('two people with one phone', () => {
  test('keep White at the bottom', async () => {
    const { play } = showGame(gameFrom('brazilian'));
    await play('c3-d4');
    expect(topLeft()).toHaveAccessibleName('b8, black man');
  });

  test('have the board turn to whoever is to move, and back with a move taken back', async () => {
    const settings = { orientation: 'turning' } as const;
    const { play, press } = showGame(gameFrom('brazilian'), { settings });
    expect(topLeft()).toHaveAccessibleName('b8, black man');
    await play('c3-d4');
    await waitFor(() => expect(topLeft()).toHaveAccessibleName('g1, white man'));
    await press('Undo');
    await waitFor(() => expect(topLeft()).toHaveAccessibleName('b8, black man'));
  });

  test('sit face to face, the far one’s words upside down', () => {
    showGame(gameFrom('brazilian'), { settings: { orientation: 'facing' } });
    expect(isUpsideDown(screen.getByText('Black'))).toBe(true);
    expect(isUpsideDown(screen.getByText('White'))).toBe(false);
  });

  test('flip the board by hand all the same', async () => {
    const settings = { orientation: 'facing' } as const;
    const { press } = showGame(gameFrom('brazilian'), { settings });
    await press('Flip');
    expect(topLeft()).toHaveAccessibleName('g1, white man');
    expect(isUpsideDown(screen.getByText('White'))).toBe(true);
  });

  test('change how they sit in the middle of a game', async () => {
    const { settings, play, pass } = showGame(gameFrom('brazilian'));
    await play('c3-d4');
    act(() => settings.getState().verbs.change({ orientation: 'turning' }));
    await pass();
    await waitFor(() => expect(topLeft()).toHaveAccessibleName('g1, white man'));
    act(() => settings.getState().verbs.change({ orientation: 'fixed' }));
    expect(topLeft()).toHaveAccessibleName('b8, black man');
  });
});

describe('one person against the computer', () => {
  const never = () => new Promise<never>(() => undefined);

  test.each(['turning', 'facing'] as const)('sees nothing turn (%s)', async (orientation) => {
    const game = gameFrom('brazilian');
    const setup = setupOf(game, {}, against(3));
    const { play } = showGame(game, { setup, settings: { orientation }, think: never });
    await play('c3-d4');
    expect(topLeft()).toHaveAccessibleName('b8, black man');
    expect(isUpsideDown(screen.getByText('Casual'))).toBe(false);
  });

  test('has the own side at the bottom', () => {
    const game = gameFrom('brazilian');
    const { white, black } = against(3);
    const setup = setupOf(game, {}, { white: black, black: white });
    showGame(game, { setup, think: never });
    expect(topLeft()).toHaveAccessibleName('g1, white man');
  });
});

type Shown = ReturnType<typeof screen.getByText>;

/** Whether an element, or anything around it, is turned by half. */
const isUpsideDown = (element: Shown | null): boolean => {
  if (element === null) return false;
  const { transform } = StyleSheet.flatten(element.props['style']) ?? {};
  return JSON.stringify(transform ?? null).includes('180deg') || isUpsideDown(element.parent);
};

describe('names and points', () => {
  const named = (score = { white: 0, black: 0 }) => {
    const game = gameFrom('brazilian');
    const players = { white: person('Ana'), black: person('Rui') };
    return { ...setupOf(game, {}, players), score };
  };

  test('are nobody’s before the first game is over', async () => {
    const { store, pass } = showGame(gameFrom('brazilian'), { setup: named() });
    expect(screen.getByText('Ana')).toBeOnTheScreen();
    expect(screen.getByText('Rui')).toBeOnTheScreen();
    expect(screen.queryByText('0')).toBeNull();
    act(store.getState().verbs.resign);
    await pass();
    expect(screen.getByText('0')).toBeOnTheScreen();
    expect(screen.getByText('1')).toBeOnTheScreen();
  });

  test('run on from game to game, halves as halves', async () => {
    const setup = named({ white: 0.5, black: 1.5 });
    const { store, pass } = showGame(gameFrom('brazilian'), { setup });
    expect(screen.getByText('½')).toBeOnTheScreen();
    expect(screen.getByText('1½')).toBeOnTheScreen();
    act(store.getState().verbs.offerDraw);
    act(() => store.getState().verbs.answerDraw(true));
    await pass();
    expect(screen.getByText('1')).toBeOnTheScreen();
    expect(screen.getByText('2')).toBeOnTheScreen();
  });

  test('name the moves of the list', async () => {
    const { play } = showGame(gameFrom('brazilian'), { setup: named() });
    await play('c3-d4', 'b6-a5');
    expect(screen.getByRole('button', { name: 'Ana: c3-d4' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Rui: b6-a5' })).toBeOnTheScreen();
  });
});

describe('a pause', () => {
  test('hides the board, stops the clocks, and ends where it began', async () => {
    const game = gameFrom('brazilian');
    const setup = setupOf(game, { gameTime: 60_000 });
    const { press, pass, store } = showGame(game, { setup });
    await pass(10_000);
    await press('Pause');
    expect(screen.getByRole('heading', { name: 'Paused' })).toBeOnTheScreen();
    expect(message()).toHaveTextContent('The board is hidden and the clocks stand still.');
    expect(screen.queryByRole('button', { name: /^c3, / })).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await pass(120_000);

    expect(screen.getByRole('button', { name: 'Pause' })).toBeDisabled();
    await press('Go on');
    expect(square('c3')).toHaveAccessibleName('c3, white man, can move');
    expect(message()).toHaveTextContent('White to move.');
    expect(store.getState().clock.left.white).toBe(50_000);
  });
});

describe('a disk that fails', () => {
  const NOT_KEPT = {
    en: 'This game could not be saved. It goes on, but may be lost when the app closes.',
    'pt-BR': /^Não foi possível salvar esta partida\./,
    es: /^No se pudo guardar esta partida\./,
  } as const;

  test.each(['en', 'pt-BR', 'es'] as const)('is told in %s', async (language) => {
    const { storage, play } = showGame(gameFrom('brazilian'), { language });
    storage.saveGame = () => Promise.reject(new Error('full'));
    await play('c3-d4');
    expect(screen.getByText(NOT_KEPT[language])).toBeOnTheScreen();
  });

  test('does not stop the game, and is forgotten once it works again', async () => {
    const { storage, play } = showGame(gameFrom('brazilian'));
    const { saveGame } = storage;
    storage.saveGame = () => Promise.reject(new Error('full'));
    await play('c3-d4');
    expect(square('d4')).toHaveAccessibleName('d4, white man');
    storage.saveGame = saveGame;
    await play('b6-a5');
    expect(screen.queryByText(NOT_KEPT.en)).toBeNull();
    expect(message()).toHaveTextContent('White to move.');
  });
});
