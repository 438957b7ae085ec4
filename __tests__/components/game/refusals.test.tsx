import { act, screen } from '@testing-library/react-native';
import { LANGUAGES, type Language } from '@/i18n/i18n';
import { gameFrom, message, showGame, square } from '../../support/show-game';

type Row = readonly [
  why: string,
  game: string,
  fen: string | undefined,
  taps: readonly string[],
  sentence: string,
];

/** Every reason for which a tap can be refused, in a game whose rules have it. */
const ROWS: readonly Row[] = [
  ['nothing is free to move to', 'brazilian', undefined, ['c1'], 'The piece on c1 cannot move.'],
  [
    'the piece does not go there',
    'brazilian',
    undefined,
    ['c3', 'c5'],
    'The piece on c3 cannot go to c5.',
  ],
  [
    'another piece has to capture',
    'english',
    'W:W22,32:B18',
    ['32'],
    'You must capture with the piece on 22.',
  ],
  [
    'several pieces have to capture',
    'english',
    'W:W22,23,32:B18',
    ['32'],
    'You must capture with one of the pieces on 22 or 23.',
  ],
  [
    'another piece takes more',
    'international',
    'W:W33,47:B29,42,32,9',
    ['33'],
    'This route takes 1; you must take 2, from 47.',
  ],
  [
    'the same piece takes more elsewhere',
    'international',
    'W:W33:B28,29,27',
    ['33', '24'],
    'This route takes 1; you must take 2, from 33.',
  ],
  [
    'another piece takes more kings',
    'spanish-short',
    'W:W22,24:B10,18,20,K11',
    ['11'],
    'This route takes 0 of the kings; you must take 1, from 9.',
  ],
  [
    'another route is worth more',
    'frisian',
    'W:W28:B22,K23',
    ['28', '17'],
    'This route is worth 100; you must take the one worth 199, from 28.',
  ],
  [
    'a king goes before a man',
    'slovak',
    'W:WK30,22:B17,19',
    ['c3'],
    'You must capture with a king: c1.',
  ],
  [
    'a king is met earlier elsewhere',
    'italian',
    'W:W11,K15,K32:B20,25,K28',
    ['15'],
    'You must take a king as early as you can, from 32.',
  ],
  [
    'the capture goes on elsewhere',
    'russian',
    'B:WK6,18:BK23',
    ['e3', 'c5'],
    'The capture goes on: to b6.',
  ],
  [
    'the capture goes on elsewhere after a jump',
    'russian',
    'W:WK13:B9,19,27',
    ['a5', 'c7', 'h2'],
    'The capture goes on: to g3.',
  ],
  [
    'the same king has moved too often',
    'frisian',
    'W:WK28,46:B5:R28=3',
    ['28'],
    'The king on 28 has moved 3 times in a row; another piece must move.',
  ],
  [
    'the same king has moved too often, in the small game',
    'frysk',
    'W:WK28,46:B5:R28=3',
    ['28'],
    'The king on 28 has moved 3 times in a row; another piece must move.',
  ],
];

test.each(ROWS)('%s (%s)', async (_why, id, fen, taps, sentence) => {
  const { tap, store } = showGame(gameFrom(id, fen));
  await tap(...taps);
  expect(message()).toHaveTextContent(sentence);
  expect(store.getState().game.cursor).toBe(0);
});

test('after a refusal the right move can be made, and the sentence is gone', async () => {
  const { tap } = showGame(gameFrom('frisian', 'W:W28:B22,K23'));
  await tap('28', '17', '28', '19');
  expect(square('19')).toHaveAccessibleName('19, white man');
  expect(message()).toHaveTextContent('Black to move.');
});

test('a piece of the other side is not picked up, and does not move', async () => {
  const { tap, store } = showGame(gameFrom('brazilian'));
  await tap('b6', 'a5');
  expect(square('b6')).toHaveAccessibleName('b6, black man');
  expect(store.getState().game.cursor).toBe(0);
});

/** Ways that the board itself never asks for, as another kind of input might. */
describe('a path from elsewhere', () => {
  test.each([
    ['from an empty square', 'brazilian', undefined, [17, 13], 'There is no piece on b4.'],
    ['of the other side', 'brazilian', undefined, [9, 13], 'The piece on b6 is not yours.'],
    [
      'that leaves open which pieces are taken',
      'international',
      'W:WK47:B14,19,29,31,42',
      [47, 36],
      'Several ways lead there: tap the squares one by one.',
    ],
  ])('%s is refused', async (_why, id, fen, path, sentence) => {
    const { store, pass } = showGame(gameFrom(id, fen));
    act(() => store.getState().verbs.play(path));
    await pass();
    expect(message()).toHaveTextContent(sentence);
  });

  test('after the end says how the game ended', async () => {
    const { store, pass } = showGame(gameFrom('brazilian', 'W:Wc3:Bd4'));
    const { play } = store.getState().verbs;
    act(() => play([22, 15]));
    await pass();
    act(() => play([15, 11]));
    await pass();
    expect(message()).toHaveTextContent('White wins: Black has no pieces left.');
  });
});

describe('in every language', () => {
  const SENTENCES: Record<Language, readonly string[]> = {
    en: [
      'This route takes 1; you must take 2, from 33.',
      'The capture goes on: to b6.',
      'You must capture with one of the pieces on 22 or 23.',
    ],
    'pt-BR': [
      'Este caminho captura 1; você deve capturar 2, a partir de 33.',
      'A captura continua: para b6.',
      'Você deve capturar com uma das peças em 22 ou 23.',
    ],
    es: [
      'Este camino captura 1; debes capturar 2, desde 33.',
      'La captura sigue: a b6.',
      'Debes capturar con una de las piezas de 22 o 23.',
    ],
  };
  const ATTEMPTS = [
    ['international', 'W:W33:B28,29,27', ['33', '24']],
    ['russian', 'B:WK6,18:BK23', ['e3', 'c5']],
    ['english', 'W:W22,23,32:B18', ['32']],
  ] as const;

  test.each(LANGUAGES)('%s', async (language) => {
    for (const [index, [id, fen, taps]] of ATTEMPTS.entries()) {
      const { tap } = showGame(gameFrom(id, fen), { language });
      await tap(...taps);
      expect(message()).toHaveTextContent(SENTENCES[language][index] ?? '');
      screen.unmount();
    }
  });
});
