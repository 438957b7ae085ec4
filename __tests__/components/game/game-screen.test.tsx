import { screen, within } from '@testing-library/react-native';
import { gameFrom, message, showGame, square } from '../../support/show-game';

test('the squares are named buttons that say what stands on them', () => {
  showGame(gameFrom('brazilian'));
  expect(square('c3')).toHaveAccessibleName('c3, white man, can move');
  expect(square('c1')).toHaveAccessibleName('c1, white man');
  expect(square('b6')).toHaveAccessibleName('b6, black man');
  expect(square('d4')).toHaveAccessibleName('d4, empty');
  expect(message()).toHaveTextContent('White to move.');
});

test('two people play, take back and play again', async () => {
  const { tap, press } = showGame(gameFrom('brazilian'));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();

  await tap('c3');
  expect(square('c3')).toHaveAccessibleName('c3, white man, can move, selected');
  await tap('d4');
  expect(square('d4')).toHaveAccessibleName('d4, white man');
  expect(message()).toHaveTextContent('Black to move.');

  await tap('f6', 'e5');
  expect(message()).toHaveTextContent('White must capture.');
  await tap('d4', 'f6');
  expect(square('e5')).toHaveAccessibleName('e5, empty');
  expect(screen.getByLabelText('1 taken')).toBeOnTheScreen();

  const moves = within(screen.getByLabelText('Moves'));
  expect(moves.getByRole('button', { name: 'White: c3-d4' })).toBeOnTheScreen();
  expect(moves.getByRole('button', { name: 'Black: f6-e5' })).toBeOnTheScreen();
  expect(moves.getByRole('button', { name: 'White: d4xf6' })).toBeOnTheScreen();

  await press('Undo');
  expect(square('e5')).toHaveAccessibleName('e5, black man');
  expect(square('d4')).toHaveAccessibleName('d4, white man, can move');
  await press('Redo');
  expect(square('f6')).toHaveAccessibleName('f6, white man');
  expect(screen.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('a refused move says why, until another piece is picked up', async () => {
  const { tap } = showGame(gameFrom('brazilian', 'W:Wc3,h2:Bd4,h8'));
  await tap('h2');
  expect(message()).toHaveTextContent('You must capture with the piece on c3.');
  await tap('c3');
  expect(message()).toHaveTextContent('White must capture.');
  await tap('b4');
  expect(message()).toHaveTextContent('You must capture with the piece on c3.');
  expect(square('c3')).toHaveAccessibleName('c3, white man, can move');
});

describe('a capture whose routes part and meet again', () => {
  const fork = () => gameFrom('czech', 'W:Wd2,h2:Bc3,c5,e3,e5,h8');

  test('the final square asks for the way, and a square on it settles it', async () => {
    const { tap, press } = showGame(fork());
    await tap('d2', 'd6');
    expect(square('d2')).toHaveAccessibleName('d2, white man, can move, selected');
    await tap('f4', 'd6');
    expect(square('d6')).toHaveAccessibleName('d6, white man');
    expect(square('e3')).toHaveAccessibleName('e3, empty');
    expect(square('e5')).toHaveAccessibleName('e5, empty');
    expect(square('c3')).toHaveAccessibleName('c3, black man, can move');

    await press('Undo');
    expect(square('d2')).toHaveAccessibleName('d2, white man, can move');
    expect(square('e3')).toHaveAccessibleName('e3, black man');
  });

  test('the squares can be tapped one by one, and taken back until the last', async () => {
    const { tap } = showGame(fork());
    await tap('d2', 'f4', 'f4', 'b4', 'd6');
    expect(square('c3')).toHaveAccessibleName('c3, empty');
    expect(square('e3')).toHaveAccessibleName('e3, black man, can move');
  });
});

test('the end of a game is told with its reason, and another can be played', async () => {
  const { tap, press, onRematch } = showGame(gameFrom('brazilian', 'W:Wc3:Bd4'));
  await tap('c3', 'e5');
  expect(message()).toHaveTextContent('White wins: Black has no pieces left.');
  expect(square('e5')).toHaveAccessibleName('e5, white man');
  await press('Rematch');
  expect(onRematch).toHaveBeenCalledTimes(1);
});

test('a man that reaches the far side is a king', async () => {
  const { tap } = showGame(gameFrom('brazilian', 'W:Wa7:Bh2'));
  await tap('a7', 'b8');
  expect(square('b8')).toHaveAccessibleName('b8, white king');
});

test('the board can be turned', async () => {
  const { press } = showGame(gameFrom('brazilian'));
  const first = () => screen.getAllByRole('button', { name: /man|empty/ })[0];
  expect(first()).toHaveAccessibleName('b8, black man');
  await press('Flip');
  expect(first()).toHaveAccessibleName('g1, white man');
});

test('the game speaks Portuguese and Spanish', async () => {
  const fen = 'W:Wc3,h2:Bd4,h8';
  const portuguese = showGame(gameFrom('brazilian', fen), { language: 'pt-BR' });
  await portuguese.tap('h2');
  expect(message()).toHaveTextContent('Você deve capturar com a peça em c3.');
  screen.unmount();
  const spanish = showGame(gameFrom('brazilian', fen), { language: 'es' });
  await spanish.tap('h2');
  expect(message()).toHaveTextContent('Debes capturar con la pieza de c3.');
});
