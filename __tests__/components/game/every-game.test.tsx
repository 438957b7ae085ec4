import { COLORS, countPieces, legalRoutesOf, makeSquare, positionOf, VARIANTS } from '@dama/engine';
import { screen } from '@testing-library/react-native';
import { gameFrom, message, showGame, square } from '../../support/show-game';

test('there are thirty games', () => {
  expect(VARIANTS).toHaveLength(30);
});

test.each(VARIANTS.map(({ id }) => id))('%s can be begun by tapping', async (id) => {
  const game = gameFrom(id);
  const { turn } = positionOf(game);
  const [first] = legalRoutesOf(game);
  if (!first) throw new Error(`${id} begins without a legal move.`);
  const names = first.path.map((at) => makeSquare(game.rules, at));

  const { tap } = showGame(game);
  for (const color of COLORS) {
    expect(screen.getAllByRole('button', { name: new RegExp(`, ${color} man`) })).toHaveLength(
      countPieces(positionOf(game), color).men,
    );
  }
  expect(message()).toHaveTextContent(turn === 'white' ? 'White to move.' : 'Black to move.');

  await tap(...names);
  expect(message()).toHaveTextContent(turn === 'white' ? 'Black to move.' : 'White to move.');
  expect(square(names[names.length - 1] ?? '')).toHaveAccessibleName(new RegExp(`${turn} man`));
});
