import { legalRoutesOf, makeSquare } from '@dama/engine';
import { screen, within } from '@testing-library/react-native';
import { setupOf } from '../../support/open-game';
import { gameFrom, message, showGame } from '../../support/show-game';

test('a whole game is played by tapping, up to its end', async () => {
  const { tap, store } = showGame(gameFrom('frysk'));
  for (;;) {
    const { game, routes } = store.getState();
    const last = legalRoutesOf(game).at(-1);
    if (last === undefined) break;
    expect(routes).toContainEqual(last);
    await tap(...last.path.map((at) => makeSquare(game.rules, at)));
    expect(store.getState().game.cursor).toBe(game.cursor + 1);
  }
  expect(message()).toHaveTextContent('Black wins: White has no pieces left.');
  const moves = within(screen.getByLabelText('Moves'));
  expect(moves.getAllByRole('button')).toHaveLength(store.getState().game.plies.length);
  expect(screen.queryByRole('button', { name: /can move/ })).toBeNull();
});

describe('a capture that must be made, where the ways part', () => {
  const fork = () => gameFrom('international', 'W:WK47:B14,19,29,31,42,5');

  test('asks for a square on the way, and takes the pieces of that way', async () => {
    const { tap } = showGame(fork());
    expect(message()).toHaveTextContent('White must capture.');
    await tap('47', '36');
    expect(message()).toHaveTextContent('White must capture.');
    await tap('38', '20', '36');
    expect(screen.getByLabelText('4 taken')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: '19, black man, can move' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: '14, empty' })).toBeOnTheScreen();
  });

  test('can be tapped square by square', async () => {
    const { tap } = showGame(fork());
    await tap('47', '38', '24', '13', '36');
    expect(screen.getByRole('button', { name: '14, black man, can move' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: '19, empty' })).toBeOnTheScreen();
  });
});

test.each([
  [
    'who cannot move has lost',
    'english',
    'W:W9,18:B5',
    ['18', '14'],
    'White wins: Black cannot move.',
  ],
  [
    'the first king wins',
    'breakthrough',
    'W:W6:B40',
    ['6', '1'],
    'White wins: the first king decides.',
  ],
  [
    'who has nothing left has won',
    'antidraughts',
    'W:W28:B19,5',
    ['28', '23', '19', '28'],
    'White wins: White has no pieces left.',
  ],
])('where %s (%s)', async (_, id, fen, taps, sentence) => {
  const { tap } = showGame(gameFrom(id, fen));
  await tap(...taps);
  expect(message()).toHaveTextContent(sentence);
});

describe('resigning', () => {
  test('is asked about once more', async () => {
    const { press, onRematch } = showGame(gameFrom('brazilian'));
    await press('More');
    await press('Resign');
    expect(screen.getByRole('heading', { name: 'Do you want to resign?' })).toBeOnTheScreen();
    await press('No, play on');
    expect(message()).toHaveTextContent('White to move.');

    await press('More');
    await press('Resign');
    await press('Yes, resign');
    expect(message()).toHaveTextContent('Black wins: White resigned.');
    await press('Rematch');
    expect(onRematch).toHaveBeenCalledTimes(1);
  });

  test('is not offered once the game is over, nor is a draw', async () => {
    const { tap, press } = showGame(gameFrom('brazilian', 'W:Wc3:Bd4'));
    await tap('c3', 'e5');
    await press('More');
    expect(screen.queryByRole('button', { name: 'Resign' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Offer a draw' })).toBeNull();
    expect(screen.getByRole('button', { name: 'New game' })).toBeOnTheScreen();
  });

  test('is done by whoever is to move', async () => {
    const { play, press } = showGame(gameFrom('brazilian'));
    await play('c3-d4');
    await press('More');
    await press('Resign');
    await press('Yes, resign');
    expect(message()).toHaveTextContent('White wins: Black resigned.');
  });

  test.each([
    ['pt-BR', 'Mais', 'Abandonar', 'Sim, abandonar', 'As pretas vencem: as brancas abandonaram.'],
    ['es', 'Más', 'Rendirse', 'Sí, rendirme', 'Ganan las negras: las blancas abandonaron.'],
  ] as const)('is told in %s', async (language, menu, resign, yes, sentence) => {
    const { press } = showGame(gameFrom('brazilian'), { language });
    await press(menu);
    await press(resign);
    await press(yes);
    expect(message()).toHaveTextContent(sentence);
  });
});

describe('two people and a draw', () => {
  const offer = async ({ press }: ReturnType<typeof showGame>) => {
    await press('More');
    await press('Offer a draw');
  };

  test('agree on it', async () => {
    const shown = showGame(gameFrom('brazilian'));
    await offer(shown);
    expect(message()).toHaveTextContent('White offers a draw.');
    await shown.press('Accept');
    expect(message()).toHaveTextContent('A draw: the players agreed.');
  });

  test('decline it, and offer it again', async () => {
    const shown = showGame(gameFrom('brazilian'));
    await offer(shown);
    await shown.press('Decline');
    expect(message()).toHaveTextContent('The draw was declined.');
    await shown.play('c3-d4');
    expect(message()).toHaveTextContent('Black to move.');
    await offer(shown);
    expect(message()).toHaveTextContent('Black offers a draw.');
  });

  test('play on over it', async () => {
    const shown = showGame(gameFrom('brazilian'));
    await offer(shown);
    await shown.tap('c3', 'd4');
    expect(message()).toHaveTextContent('Black to move.');
  });
});

describe('time', () => {
  const timed = (changes = {}) => setupOf(gameFrom('brazilian'), { gameTime: 60_000, ...changes });

  test.each([
    ['en', "Black wins: White's time ran out."],
    ['pt-BR', 'As pretas vencem: o tempo das brancas acabou.'],
    ['es', 'Ganan las negras: se acabó el tiempo de las blancas.'],
  ] as const)('that runs out loses, as is told in %s', async (language, sentence) => {
    const { pass } = showGame(gameFrom('brazilian'), { setup: timed(), language });
    await pass(60_000);
    expect(message()).toHaveTextContent(sentence);
    expect(screen.queryByRole('button', { name: /can move/ })).toBeNull();
  });

  test('of the side to move runs alone', async () => {
    const { pass, play } = showGame(gameFrom('brazilian'), { setup: timed() });
    await pass(59_000);
    await play('c3-d4');
    await pass(59_000);
    expect(message()).toHaveTextContent('Black to move.');
    await pass(1_000);
    expect(message()).toHaveTextContent("White wins: Black's time ran out.");
  });

  test('of a turn plays any move where that was agreed on', async () => {
    const setup = timed({ gameTime: null, turnTime: 5_000, timeOut: 'random-move' });
    const { pass } = showGame(gameFrom('brazilian'), { setup });
    await pass(5_000);
    expect(message()).toHaveTextContent('Black to move.');
  });

  test('that ran out can be taken back', async () => {
    const { pass, play, press } = showGame(gameFrom('brazilian'), { setup: timed() });
    await play('c3-d4');
    await pass(60_000);
    expect(message()).toHaveTextContent("White wins: Black's time ran out.");
    await press('Undo');
    expect(message()).toHaveTextContent('White to move.');
    await pass(59_000);
    expect(message()).toHaveTextContent('White to move.');
  });

  test('is shown as it is left', async () => {
    const shown = showGame(gameFrom('brazilian'), { setup: timed() });
    const now = jest.spyOn(Date, 'now').mockImplementation(shown.time.now);
    await shown.pass(15_000);
    await screen.findByRole('timer', { name: 'White has 0:45 left' });
    expect(screen.getByRole('timer', { name: 'Black has 1:00 left' })).toBeOnTheScreen();
    await shown.pass(35_500);
    await screen.findByRole('timer', { name: 'White has 0:09.5 left' });
    now.mockRestore();
  });

  test('that nobody counts sets no timer going', () => {
    const ticking = jest.spyOn(global, 'setInterval');
    showGame(gameFrom('brazilian'));
    expect(ticking).not.toHaveBeenCalled();
    expect(screen.queryByRole('timer')).toBeNull();
    ticking.mockRestore();
  });
});
