import { act, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { gameFrom, showGame, square } from '../../support/show-game';

const upright = Dimensions.get('window');
const onItsSide = { ...upright, width: upright.height, height: upright.width };

afterEach(() => act(() => Dimensions.set({ window: upright })));

test('a piece stays held while the screen is turned, and can be put down', async () => {
  const { tap } = showGame(gameFrom('brazilian'));
  await tap('c3');
  for (const window of [onItsSide, upright, onItsSide]) {
    act(() => Dimensions.set({ window }));
    expect(square('c3')).toHaveAccessibleName('c3, white man, can move, selected');
  }
  await tap('d4');
  expect(square('d4')).toHaveAccessibleName('d4, white man');
  expect(screen.getByRole('button', { name: 'White: c3-d4' })).toBeOnTheScreen();
});
