import { newGame, variant, type Rules } from '@dama/engine';
import { screen } from '@testing-library/react-native';
import { setupOf } from '../../support/open-game';
import { gameFrom, message, showGame } from '../../support/show-game';

type Shown = ReturnType<typeof showGame>;

/** Both kings go out and come back, which brings the position up once more. */
const thereAndBack = async ({ tap }: Shown): Promise<void> => {
  await tap('g1', 'h2', 'b8', 'a7');
  await tap('h2', 'g1', 'a7', 'b8');
};

/** Kings in opposite corners, where they do not meet, and a man each. */
const CORNERS = 'W:WKg1,h4:BKb8,a5';

test('the same position three times', async () => {
  const shown = showGame(gameFrom('brazilian', CORNERS));
  expect(screen.queryByText(/Position repeated/)).toBeNull();
  await thereAndBack(shown);
  expect(screen.getByText('Position repeated: 2 of 3')).toBeOnTheScreen();
  await thereAndBack(shown);
  expect(message()).toHaveTextContent('A draw: the same position came up 3 times.');
  expect(screen.queryByText(/Position repeated/)).toBeNull();
  await shown.press('Undo');
  expect(message()).toHaveTextContent('Black to move.');
});

/** White takes one, which leaves a piece each. */
const ONE_EACH = 'W:Wc3:Bb3,Kh8';

describe('moves without progress', () => {
  test('end the game at the limit, and are counted from halfway on', async () => {
    const { tap } = showGame(gameFrom('russian', `${CORNERS}:H28`));
    expect(screen.getByText('Quiet moves: 14 of 15')).toBeOnTheScreen();
    await tap('g1', 'h2');
    expect(screen.getByText('Quiet moves: 14 of 15')).toBeOnTheScreen();
    await tap('b8', 'a7');
    expect(message()).toHaveTextContent(
      "A draw: 15 moves of each side without a capture or a man's move.",
    );
  });

  test('are nobody’s concern while they are few, and a man’s move starts the count again', async () => {
    const { tap } = showGame(gameFrom('russian', `${CORNERS}:H14`));
    expect(screen.queryByText(/Quiet moves/)).toBeNull();
    await tap('g1', 'h2', 'b8', 'a7');
    expect(screen.getByText('Quiet moves: 8 of 15')).toBeOnTheScreen();
    await tap('h4', 'g5');
    expect(screen.queryByText(/Quiet moves/)).toBeNull();
  });
});

describe('too little to win with', () => {
  test('ends the game after some moves', async () => {
    const { tap } = showGame(gameFrom('frisian', 'W:WK46:BK6'));
    await tap('46', '41', '6', '1');
    expect(screen.getByText('Moves with these pieces: 1 of 2')).toBeOnTheScreen();
    await tap('41', '46', '1', '6');
    expect(message()).toHaveTextContent(
      'A draw: 2 moves of each side with these pieces brought no win.',
    );
  });

  test('ends the game at once where the rules say so', async () => {
    const { tap } = showGame(gameFrom('turkish', ONE_EACH));
    await tap('c3', 'a3');
    expect(message()).toHaveTextContent('A draw: neither side can win any more.');
  });
});

const brazilian = (): Rules => {
  const rules = variant('brazilian');
  if (!rules) throw new Error('There is no such game.');
  return rules;
};

test('an advantage that is not used in time, in a game of one’s own', async () => {
  const own: Rules = { ...brazilian(), id: 'own', draws: [{ kind: 'advantage', moves: 2 }] };
  const { start } = gameFrom('brazilian', 'W:WKg1,h4,h6:BKb8,a5');
  const shown = showGame(newGame(own, { start }));
  await shown.tap('g1', 'h2', 'b8', 'a7');
  expect(screen.getByText('Moves to win in: 1 of 2')).toBeOnTheScreen();
  await shown.tap('h2', 'g1', 'a7', 'b8');
  expect(message()).toHaveTextContent('A draw: the stronger side did not win within 2 moves.');
});

test('the move limit that was agreed on', async () => {
  const game = gameFrom('brazilian');
  const { tap } = showGame(game, { setup: setupOf(game, { moveLimit: 3 }) });
  expect(screen.getByText('two players · move 0 of 3')).toBeOnTheScreen();
  await tap('c3', 'd4', 'b6', 'a5', 'd4', 'c5');
  expect(message()).toHaveTextContent('A draw: the move limit is reached.');
});

test.each([
  ['pt-BR', 'Empate: nenhum lado pode mais vencer.'],
  ['es', 'Tablas: ningún bando puede ganar ya.'],
] as const)('a draw is told in %s', async (language, sentence) => {
  const { tap } = showGame(gameFrom('turkish', ONE_EACH), { language });
  await tap('c3', 'a3');
  expect(message()).toHaveTextContent(sentence);
});
