import { act, screen } from '@testing-library/react-native';
import { createFakeThinker } from '../../support/fake-thinker';
import { against, setupOf } from '../../support/open-game';
import { gameFrom, message, showGame, square } from '../../support/show-game';

/** A game of three moves. */
const showPlayed = async (options: Parameters<typeof showGame>[1] = {}) => {
  const shown = showGame(gameFrom('brazilian'), options);
  await shown.play('c3-d4', 'b6-a5', 'd4-c5');
  return shown;
};

const button = (name: string) => screen.getByRole('button', { name });

test('a move of the list shows the position after it, and nothing else happens', async () => {
  const { press, store } = await showPlayed();
  await press('White: c3-d4');
  expect(message()).toHaveTextContent('The position after move 1');
  expect(square('d4')).toHaveAccessibleName('d4, white man');
  expect(square('c5')).toHaveAccessibleName('c5, empty');
  expect(button('Undo')).toBeDisabled();
  expect(button('Redo')).toBeDisabled();
  expect(button('Hint')).toBeDisabled();
  expect(store.getState().game.cursor).toBe(3);

  await press('Black: b6-a5');
  expect(square('a5')).toHaveAccessibleName('a5, black man');
});

test('the way back leads to the game as it stands', async () => {
  const { press } = await showPlayed();
  await press('White: c3-d4');
  await press('To the game');
  expect(message()).toHaveTextContent('Black must capture.');

  await press('White: c3-d4');
  await press('White: d4-c5');
  expect(message()).toHaveTextContent('Black must capture.');
  expect(square('c5')).toHaveAccessibleName('c5, white man');
});

test('playing on from there takes the later moves back, and they can be had again', async () => {
  const { press } = await showPlayed();
  await press('White: c3-d4');
  await press('Play on from here');
  expect(message()).toHaveTextContent('Black to move.');
  expect(square('b6')).toHaveAccessibleName('b6, black man, can move');
  await press('Redo');
  await press('Redo');
  expect(square('c5')).toHaveAccessibleName('c5, white man');
});

test('another move from there takes the place of what came after', async () => {
  const { press, tap } = await showPlayed();
  await press('White: c3-d4');
  await tap('d6', 'c5');
  expect(message()).toHaveTextContent('White to move.');
  expect(button('Black: d6-c5')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Black: b6-a5' })).toBeNull();
  expect(button('Redo')).toBeDisabled();
});

test('a game that is over can be looked at and played on from before its end', async () => {
  const { tap, press } = showGame(gameFrom('brazilian', 'W:Wc3,g3:Bd4,h4,a7'));
  await tap('c3', 'e5');
  await press('More');
  await press('Resign');
  await press('Yes, resign');
  expect(message()).toHaveTextContent('White wins: Black resigned.');
  await press('Undo');
  expect(message()).toHaveTextContent('White must capture.');
});

test('where the computer was to move, nobody moves for it', async () => {
  const thinker = createFakeThinker();
  const game = gameFrom('brazilian');
  const setup = setupOf(game, {}, against(3));
  const { play, pass, press, tap, store } = showGame(game, { setup, think: thinker.think });
  await play('c3-d4');
  thinker.answer('b6-a5');
  await pass(500);
  await press('You: c3-d4');
  await tap('d6', 'c5');
  expect(store.getState().game.plies).toHaveLength(2);
  await press('Play on from here');
  expect(message()).toHaveTextContent('The computer is thinking.');
  thinker.answer('d6-c5');
  await pass(500);
  expect(message()).toHaveTextContent('White to move.');
  expect(square('c5')).toHaveAccessibleName('c5, black man');
});

test.each([
  ['pt-BR', 'Brancas: c3-d4', 'A posição depois do lance 1'],
  ['es', 'Blancas: c3-d4', 'La posición tras la jugada 1'],
] as const)('looking back is told in %s', async (language, move, sentence) => {
  const { press } = await showPlayed({ language });
  await press(move);
  expect(message()).toHaveTextContent(sentence);
});

test('the first position can be looked at too', async () => {
  const { store, pass } = await showPlayed();
  act(() => store.getState().verbs.view(0));
  await pass();
  expect(message()).toHaveTextContent('The first position');
  expect(square('c3')).toHaveAccessibleName('c3, white man, can move');
});
