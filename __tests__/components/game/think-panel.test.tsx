import { act, screen, within } from '@testing-library/react-native';
import type { Think, Thought } from '@/services/thinker/thinker';
import { expectedRoutes, lineRoutes } from '@/components/game/expected-line';
import { against, setupOf } from '../../support/open-game';
import { gameFrom, showGame } from '../../support/show-game';

/** Black answers c3-d4; the score is Black's. */
const thoughtOf = (score: number): Thought => ({
  path: [9, 13],
  captured: [],
  depth: 7,
  nodes: 12_345,
  lines: [{ moves: ['b6-a5', 'd4-c5', 'd6xb4', 'a3xc5'], score }],
});

/** A thinker that tells what it thinks and never comes to an end. */
const musing =
  (thought: Thought): Think =>
  (_request, control) =>
    new Promise(() => control?.onProgress?.(thought));

const showThinking = (score = -140, options: Parameters<typeof showGame>[1] = {}) => {
  const game = gameFrom('brazilian');
  return showGame(game, {
    setup: setupOf(game, {}, against(3)),
    think: musing(thoughtOf(score)),
    ...options,
    settings: { showThinking: true },
  });
};

const panel = (title = 'What the computer thinks') => within(screen.getByLabelText(title));

test('there is no panel unless it is wanted', () => {
  showGame(gameFrom('brazilian'));
  expect(screen.queryByLabelText('What the computer thinks')).toBeNull();
});

test('before the computer has thought the panel says so', () => {
  showThinking();
  expect(panel().getByText('It has not thought yet.')).toBeOnTheScreen();
});

test('depth, positions, judgement and line are shown while the computer thinks', async () => {
  const { tap } = showThinking();
  await tap('c3', 'd4');
  expect(panel().getByText('depth 7')).toBeOnTheScreen();
  expect(panel().getByText('12\u202f345 positions')).toBeOnTheScreen();
  expect(panel().getByText('White is better by 1.4')).toBeOnTheScreen();
  expect(panel().getByText('b6-a5  d4-c5  d6xb4  a3xc5')).toBeOnTheScreen();
});

test.each([
  [230, 'Black is better by 2.3'],
  [4, 'Even'],
  [29_990, 'Black wins'],
  [-29_990, 'White wins'],
])('a score of %d for Black reads: %s', async (score, sentence) => {
  const { tap } = showThinking(score);
  await tap('c3', 'd4');
  expect(panel().getByText(sentence)).toBeOnTheScreen();
});

test('decimals are written as the reader writes them', async () => {
  const { tap } = showThinking(-140, { language: 'pt-BR' });
  await tap('c3', 'd4');
  expect(panel('O que o computador pensa').getByText('Brancas melhores por 1,4')).toBeOnTheScreen();
});

test('the tree is one tap away, from the panel and from the menu', async () => {
  const { press, onTree } = showThinking();
  await press('See the tree');
  expect(onTree).toHaveBeenCalledTimes(1);
  await press('More');
  const menu = within(screen.getByLabelText('Game'));
  await act(() => menu.getByRole('button', { name: 'See the tree' }).props.onClick());
  expect(onTree).toHaveBeenCalledTimes(2);
});

describe('the arrows of the expected line', () => {
  const line = thoughtOf(0).lines[0]?.moves ?? [];

  const afterFirst = async () => {
    const { tap, store } = showThinking();
    await tap('c3', 'd4');
    return store.getState();
  };

  test('follow the first three moves, each from the position before it', async () => {
    const { game, thought } = await afterFirst();
    // b6 is 9, a5 is 13, d4 is 18, c5 is 14, d6 is 10, b4 is 17 on the board of 32 squares.
    expect(expectedRoutes({ game, thought })).toEqual([
      [9, 13],
      [18, 14],
      [10, 17],
    ]);
  });

  test('leave out what has been played since, and end when play went another way', async () => {
    const { game, thought } = await afterFirst();
    const cursor = game.cursor;
    expect(expectedRoutes({ game: { ...game, cursor: cursor + 1 }, thought })).toEqual([
      [18, 14],
      [10, 17],
      [21, 14],
    ]);
    expect(expectedRoutes({ game: { ...game, cursor: cursor - 1 }, thought })).toEqual([]);
    expect(expectedRoutes({ game, thought: null })).toEqual([]);
  });

  test('end where a move cannot be read', async () => {
    const { game } = await afterFirst();
    expect(lineRoutes(game, game.cursor, [...line.slice(0, 1), 'nonsense', 'd4-c5'])).toEqual([
      [9, 13],
    ]);
  });
});
