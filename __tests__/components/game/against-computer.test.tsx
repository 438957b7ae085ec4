import { act, screen } from '@testing-library/react-native';
import { person } from '@/state/players';
import { createFakeThinker } from '../../support/fake-thinker';
import { against, setupOf } from '../../support/open-game';
import { gameFrom, message, showGame, square } from '../../support/show-game';

/** White is a person; the computer answers when it is told to. */
const showAgainst = (options: Parameters<typeof showGame>[1] = {}) => {
  const game = gameFrom('brazilian');
  const thinker = createFakeThinker();
  const setup = setupOf(game, {}, against(3));
  const shown = showGame(game, { setup, think: thinker.think, ...options });
  const { pass } = shown;
  /** The shortest time that the computer takes. */
  const answer = async (move: string, score?: number) => {
    thinker.answer(move, score);
    await pass(500);
  };
  return { ...shown, ...thinker, answer };
};

test('taking back goes over the computer’s move, and playing again brings both back', async () => {
  const { tap, press, answer } = showAgainst();
  await tap('c3', 'd4');
  expect(message()).toHaveTextContent('The computer is thinking.');
  await answer('b6-a5');
  expect(message()).toHaveTextContent('White to move.');
  expect(square('a5')).toHaveAccessibleName('a5, black man');

  await press('Undo');
  expect(square('c3')).toHaveAccessibleName('c3, white man, can move');
  expect(square('b6')).toHaveAccessibleName('b6, black man');
  expect(message()).toHaveTextContent('White to move.');
  await press('Redo');
  expect(square('d4')).toHaveAccessibleName('d4, white man, can move');
  expect(square('a5')).toHaveAccessibleName('a5, black man');
});

test('a move can be taken back while the computer thinks about it', async () => {
  const { tap, press, isThinking } = showAgainst();
  await tap('c3', 'd4');
  expect(isThinking()).toBe(true);
  await press('Undo');
  expect(isThinking()).toBe(false);
  expect(message()).toHaveTextContent('White to move.');
  await press('Redo');
  expect(isThinking()).toBe(true);
  expect(message()).toHaveTextContent('The computer is thinking.');
});

test('nobody touches the board while the computer thinks', async () => {
  const { tap, store } = showAgainst();
  await tap('c3', 'd4', 'b6', 'a5');
  expect(square('b6')).toHaveAccessibleName('b6, black man');
  expect(store.getState().game.cursor).toBe(1);
});

describe('a draw offered to the computer', () => {
  const offer = async ({ press }: ReturnType<typeof showAgainst>) => {
    await press('More');
    await press('Offer a draw');
  };

  test('is taken when it stands worse', async () => {
    const shown = showAgainst();
    await offer(shown);
    expect(message()).toHaveTextContent('The computer thinks about your offer.');
    await shown.answer('c3-d4', 200);
    expect(message()).toHaveTextContent('A draw: the players agreed.');
    expect(screen.getByRole('button', { name: 'Rematch' })).toBeOnTheScreen();
  });

  test('is declined when it stands better, and the game goes on', async () => {
    const shown = showAgainst();
    await offer(shown);
    await shown.answer('c3-d4', -200);
    expect(message()).toHaveTextContent('The draw was declined.');
    await shown.tap('c3', 'd4');
    expect(message()).toHaveTextContent('The computer is thinking.');
  });

  test.each([
    ['pt-BR', 'Mais', 'Propor empate', 'O empate foi recusado.'],
    ['es', 'Más', 'Ofrecer tablas', 'La oferta de tablas fue rechazada.'],
  ] as const)('is declined in %s', async (language, menu, offering, sentence) => {
    const { press, answer } = showAgainst({ language });
    await press(menu);
    await press(offering);
    await answer('c3-d4', -200);
    expect(message()).toHaveTextContent(sentence);
  });

  test('is forgotten by a pause, and can be made again', async () => {
    const shown = showAgainst();
    await offer(shown);
    await shown.press('Pause');
    act(shown.store.getState().verbs.resume);
    expect(message()).toHaveTextContent('White to move.');
    await offer(shown);
    await shown.answer('c3-d4', 200);
    expect(message()).toHaveTextContent('A draw: the players agreed.');
  });

  test('is forgotten when the game is left', async () => {
    const shown = showAgainst();
    await offer(shown);
    act(shown.store.getState().verbs.leave);
    act(shown.store.getState().verbs.attend);
    await shown.pass();
    expect(message()).toHaveTextContent('White to move.');
  });

  test('is answered though a hint is asked for', async () => {
    const shown = showAgainst();
    await offer(shown);
    await shown.press('Hint');
    await shown.answer('c3-d4', -200);
    expect(message()).toHaveTextContent('The draw was declined.');
    expect(shown.isThinking()).toBe(false);
  });

  test('can be made only when it is the player’s turn', async () => {
    const { tap, press } = showAgainst();
    await tap('c3', 'd4');
    await press('More');
    expect(screen.queryByRole('button', { name: 'Offer a draw' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Resign' })).toBeOnTheScreen();
  });
});

describe('a hint', () => {
  test('names a good move and leaves it to the player', async () => {
    const { tap, press, answer } = showAgainst();
    await press('Hint');
    expect(message()).toHaveTextContent('Looking for a good move.');
    await answer('g3-h4');
    expect(message()).toHaveTextContent('A good move is g3-h4.');
    expect(square('g3')).toHaveAccessibleName('g3, white man, can move');
    await tap('c3', 'd4');
    expect(message()).toHaveTextContent('The computer is thinking.');
  });

  test('is not waited for: a move can be made meanwhile', async () => {
    const { tap, press, answer } = showAgainst();
    await press('Hint');
    await tap('c3', 'd4');
    expect(message()).toHaveTextContent('The computer is thinking.');
    await answer('b6-a5');
    expect(message()).toHaveTextContent('White to move.');
  });

  test('can be asked for again after the game was left', async () => {
    const { press, store, pass, answer } = showAgainst();
    await press('Hint');
    act(store.getState().verbs.leave);
    act(store.getState().verbs.attend);
    await pass();
    expect(message()).toHaveTextContent('White to move.');
    await press('Hint');
    await answer('g3-h4');
    expect(message()).toHaveTextContent('A good move is g3-h4.');
  });

  test('that cannot be found is not waited for', async () => {
    const { press, fail, pass } = showAgainst();
    await press('Hint');
    fail();
    await pass();
    expect(message()).toHaveTextContent('White to move.');
  });
});

describe('a computer that has no answer', () => {
  test('leaves the person their name', async () => {
    const players = { ...against(3), white: person('Ana') };
    const { play, fail, pass } = showAgainst({
      setup: setupOf(gameFrom('brazilian'), {}, players),
    });
    await play('c3-d4');
    fail();
    await pass(500);
    expect(message()).toHaveTextContent('Black to move.');
    expect(screen.getByText('Ana')).toBeOnTheScreen();
  });

  test.each(['fail', 'babble'] as const)('leaves the game to two people (%s)', async (how) => {
    const { tap, pass, [how]: give } = showAgainst();
    await tap('c3', 'd4');
    give();
    await pass(500);
    expect(message()).toHaveTextContent('Black to move.');
    await tap('b6', 'a5');
    expect(message()).toHaveTextContent('White to move.');
  });
});

describe('while a move is being written down', () => {
  /** A disk that is done when the test says so. */
  const slowDisk = ({ storage }: ReturnType<typeof showAgainst>) => {
    const waiting: (() => void)[] = [];
    storage.saveGame = () => new Promise((done) => waiting.push(done));
    return () => waiting.splice(0).forEach((done) => done());
  };

  test('a hint that is asked for does not keep the computer from answering', async () => {
    const shown = showAgainst();
    const write = slowDisk(shown);
    await shown.tap('c3', 'd4');
    await shown.press('Hint');
    write();
    await shown.pass();
    expect(message()).toHaveTextContent('The computer is thinking.');
    await shown.answer('b6-a5');
    write();
    await shown.pass();
    expect(message()).toHaveTextContent('White to move.');
  });

  test('another app in front does not make the computer move twice', async () => {
    const shown = showAgainst();
    await shown.tap('c3', 'd4');
    const write = slowDisk(shown);
    await shown.answer('b6-a5');
    act(shown.store.getState().verbs.leave);
    act(shown.store.getState().verbs.attend);
    write();
    await shown.pass();
    expect(message()).toHaveTextContent('White to move.');
    expect(shown.isThinking()).toBe(false);
  });
});

test('a glance at the notifications gives the computer no time back', async () => {
  const setup = setupOf(gameFrom('brazilian'), { gameTime: 60_000 }, against(3));
  const { play, pass, store } = showAgainst({ setup });
  await play('c3-d4');
  await pass(10_000);
  act(store.getState().verbs.attend);
  await pass(50_000);
  expect(message()).toHaveTextContent("White wins: Black's time ran out.");
});

test('who resigns against the computer has lost, also while it thinks', async () => {
  const { tap, press, isThinking } = showAgainst();
  await tap('c3', 'd4');
  await press('More');
  await press('Resign');
  await press('Yes, resign');
  expect(message()).toHaveTextContent('Black wins: White resigned.');
  expect(isThinking()).toBe(false);
});
