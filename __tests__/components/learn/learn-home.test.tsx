import { act, screen } from '@testing-library/react-native';
import { LearnHome } from '@/components/learn/learn-home';
import { LearnStartPage } from '@/components/learn/learn-start-page';
import { LANGUAGES } from '@/i18n/i18n';
import { gameFrom, setupOf } from '../../support/open-game';
import { showScreen } from '../../support/show-screen';
import { storedGame } from '../../support/stored-game';

const game = storedGame({
  id: 'lesson',
  setup: setupOf(gameFrom('russian')),
  moves: ['c3-d4'],
});

const showHome = (options: Parameters<typeof showScreen>[1] = {}) => {
  const on = { onStart: jest.fn(), onGame: jest.fn(), onBack: jest.fn() };
  return { ...on, ...showScreen(<LearnHome {...on} />, options) };
};

test('a student looks at the start of a game, chosen there', async () => {
  const { press, onStart, chosen } = showHome();
  await press('button', 'Game: Brazilian');
  await press('radio', 'Russian');
  expect(chosen().variant).toBe('russian');
  await press('button', 'See the tree');
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('From a game you have not finished')).toBeNull();
});

test('or at a game that was not finished', async () => {
  const damaged = { ...game, id: 'damaged', rules: 'nonsense' };
  const over = { ...game, id: 'over', isOver: true };
  const { press, onGame } = showHome({ games: [game, damaged, over] });
  await press('button', 'Russian, two players, Black to move, move 1.');
  expect(onGame).toHaveBeenCalledWith('lesson');
});

test('the tree of a start is that of the game that was chosen last', () => {
  jest.useFakeTimers();
  showScreen(<LearnStartPage onBack={jest.fn()} />, { settings: { variant: 'english' } });
  act(() => jest.advanceTimersByTime(1));
  // Black begins in English draughts, with seven moves.
  expect(screen.getByRole('radio', { name: /^Now, .*max · Black to move/ })).toBeOnTheScreen();
  expect(screen.getAllByRole('radio', { name: /min · White to move/ })).toHaveLength(7);
  jest.useRealTimers();
});

test.each(LANGUAGES)('everything has its words in %s', (language) => {
  showHome({ language, games: [game] });
  expect(screen.queryByText(/learn\.|ui\./)).toBeNull();
  expect(screen.getAllByRole('heading')).toHaveLength(3);
});
