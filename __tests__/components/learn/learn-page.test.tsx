import { act, screen, within } from '@testing-library/react-native';
import { parseMove, play, positionOf, type Game } from '@dama/engine';
import { LearnPage } from '@/components/learn/learn-page';
import { LANGUAGES } from '@/i18n/i18n';
import { negaAlphaBeta, negamax } from '../../engine/support/plain-search';
import { gameFrom, openIn, setupOf } from '../../support/open-game';
import { showScreen } from '../../support/show-screen';
import { storedGame } from '../../support/stored-game';

const moves = ['c3-d4', 'b6-a5', 'b2-c3'];

const stored = storedGame({ id: 'lesson', setup: setupOf(gameFrom('brazilian')), moves });

const after = (texts: readonly string[]): Game =>
  texts.reduce((game, text) => {
    const move = parseMove(game.rules, positionOf(game), text);
    if (!move.ok) throw new Error(move.error.message);
    const played = play(game, move.value);
    if (!played.ok) throw new Error(played.error.code);
    return played.value;
  }, gameFrom('brazilian'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets the tree be worked out. */
const workOut = () => act(() => jest.advanceTimersByTime(1));

const showLesson = (options: Parameters<typeof showScreen>[1] = {}, id = 'lesson') => {
  const onBack = jest.fn();
  const shown = showScreen(<LearnPage id={id} onBack={onBack} />, { games: [stored], ...options });
  workOut();
  return { ...shown, onBack };
};

const nodes = () => within(screen.getByLabelText('The tree')).getAllByRole('radio');
const node = (name: RegExp) => screen.getByRole('radio', { name });
const grouped = (count: number) => String(count).replace(/(\d)(?=(\d{3})$)/, '$1\u202f');
const menOf = (score: number) =>
  `${score > 0 ? '+' : score < 0 ? '−' : ''}${(Math.abs(score) / 100).toFixed(2)}`;

test('counts and score are those of a plain minimax and a plain alpha-beta, at every depth', async () => {
  const { press } = showLesson();
  await press('button', 'Less: Depth');
  workOut();
  await press('button', 'Less: Depth');
  workOut();
  for (const depth of [1, 2, 3, 4]) {
    const plain = negamax(after(moves), depth);
    const cutting = negaAlphaBeta(after(moves), depth);
    expect(
      screen.getByLabelText(`Plain minimax: ${grouped(plain.nodes)} positions`),
    ).toBeOnTheScreen();
    expect(
      screen.getByLabelText(`Alpha-beta: ${grouped(cutting.nodes)} positions`),
    ).toBeOnTheScreen();
    const saved = Math.round(100 - (100 * cutting.nodes) / plain.nodes);
    expect(screen.getByText(`Alpha-beta saves ${saved} % of the work.`)).toBeOnTheScreen();
    expect(nodes()[0]).toHaveAccessibleName(`Now, ${menOf(plain.score)}, max · Black to move`);
    await press('button', 'More: Depth');
    workOut();
  }
});

test('each move from the root has the score that a plain minimax gives it', async () => {
  const { press } = showLesson();
  await press('button', 'Less: Depth');
  workOut();
  for (const text of ['d6-c5', 'd6-e5', 'f6-g5']) {
    const { score } = negamax(after([...moves, text]), 1, 1);
    const worth = menOf(-score).replace('+', '\\+');
    expect(node(new RegExp(`^${text}, ${worth}, min · White to move`))).toBeOnTheScreen();
  }
});

test('the best line is open, best moves are marked and what was cut says so', async () => {
  const { press, user } = showLesson();
  const best = screen.getAllByRole('radio', { name: /, best$/ });
  expect(best).toHaveLength(3); // one a ply
  expect(screen.queryByRole('radio', { name: /best, cut/ })).toBeNull();

  const closed = nodes().length;
  for (const toggle of screen.getAllByRole('button', { name: /^Show the moves after/ }))
    await user.press(toggle);
  expect(nodes().length).toBeGreaterThan(closed);
  expect(screen.getAllByRole('radio', { name: /, cut$/ }).length).toBeGreaterThan(0);
  await press('button', 'Hide the moves after Now');
  expect(nodes()).toHaveLength(1);
});

test('a tap on a node shows its position', async () => {
  const { press } = showLesson();
  expect(screen.getByRole('img', { name: 'The position now' })).toBeOnTheScreen();
  await press('radio', /^d6-c5, /);
  expect(node(/^d6-c5, /)).toBeChecked();
  expect(screen.getByRole('img', { name: 'The position after d6-c5' })).toBeOnTheScreen();
});

test('the tree grows in the order of alpha-beta until nothing is left to look at', async () => {
  const { press } = showLesson();
  await press('button', 'Less: Depth');
  workOut();
  const { nodes: steps } = negaAlphaBeta(after(moves), 2);
  await press('button', 'Step');
  expect(nodes()).toHaveLength(1);
  expect(nodes()[0]).toHaveAccessibleName('Now, not known yet, max · Black to move');
  await press('button', 'Step');
  expect(nodes()).toHaveLength(2);
  expect(nodes()[1]).toHaveAccessibleName(/not known yet, min/);
  await press('button', 'Step');
  expect(nodes()[2]).toHaveAccessibleName(/judged as it stands$/);
  expect(screen.getByText(`3 of ${steps} looked at`)).toBeOnTheScreen();

  await press('button', 'Grow');
  act(() => jest.advanceTimersByTime(1000 * steps));
  expect(screen.getByText(`${steps} of ${steps} looked at`)).toBeOnTheScreen();
  expect(nodes()[0]).not.toHaveAccessibleName(/not known yet/);
  await press('button', 'Whole tree');
  expect(screen.queryByText(/of \d+ looked at/)).toBeNull();
});

test('a tree that would be too large says how deep it is', async () => {
  const game = gameFrom('international');
  const large = storedGame({ id: 'large', setup: setupOf(game) });
  const { press } = showLesson({ games: [large] }, 'large');
  for (const depth of [4, 5]) {
    expect(screen.queryByText(/too many positions/)).toBeNull();
    await press('button', 'More: Depth');
    workOut();
    expect(screen.getByText(String(depth))).toBeOnTheScreen();
  }
  expect(
    screen.getByText('Depth 5 would be too many positions here. This is depth 4.'),
  ).toBeOnTheScreen();
  expect(screen.getByLabelText(`Plain minimax: ${grouped(negamax(game, 4).nodes)} positions`));
});

test('the position that is looked at is the one that is explained', async () => {
  const { library, rerender } = showLesson();
  act(() => openIn(library, 'lesson').getState().verbs.view(2));
  await act(async () => undefined);
  rerender(<LearnPage key="again" id="lesson" onBack={jest.fn()} />);
  workOut();
  const { score } = negamax(after(moves.slice(0, 2)), 3);
  expect(nodes()[0]).toHaveAccessibleName(`Now, ${menOf(score)}, max · White to move`);
});

test('a game that is over, or gone, has no tree', async () => {
  const { onBack, press } = showLesson({}, 'nobody');
  expect(screen.getByRole('status')).toHaveTextContent('This game is no longer kept.');
  await press('button', 'Back');
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('where the game is over there is nothing to think about', () => {
  const won = storedGame({
    id: 'won',
    setup: setupOf(gameFrom('english', 'B:W15:B11')),
    moves: ['11x18'],
  });
  showLesson({ games: [won] }, 'won');
  expect(screen.getByText(/^The game is over here/)).toBeOnTheScreen();
  expect(screen.queryByLabelText('The tree')).toBeNull();
});

test.each(LANGUAGES)('everything has its words in %s', async (language) => {
  showLesson({ language });
  expect(screen.queryByText(/learn\.|ui\./)).toBeNull();
  expect(screen.queryByLabelText(/learn\.|ui\./)).toBeNull();
  expect(screen.getAllByRole('heading')).toHaveLength(4);
});
