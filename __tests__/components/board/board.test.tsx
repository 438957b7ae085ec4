import { screen } from '@testing-library/react-native';
import { gameFrom } from '../../support/show-game';
import { showBoard, square } from './show-board';

const start = () => gameFrom('brazilian');
const selected = () =>
  screen
    .queryAllByRole('button', { name: /selected$/ })
    .map((found) => found.props.accessibilityLabel);

test('a piece is dragged to where it may go', async () => {
  const { drag, pointAt, asked } = showBoard(start());
  await drag(pointAt('c3'), pointAt('c3', 0.3, -0.3), pointAt('d4'));
  expect(asked).toEqual(['c3 d4']);
  expect(square('d4')).toHaveAccessibleName('d4, white man');
  expect(selected()).toEqual([]);
});

test('a piece that is let fall beside a square snaps to it', async () => {
  const { drag, pointAt, asked } = showBoard(start());
  await drag(pointAt('c3'), pointAt('d4', 0.2, -0.6));
  expect(asked).toEqual(['c3 d4']);
});

test('a piece is picked up when the finger comes down', async () => {
  const { down } = showBoard(start());
  await down('c3');
  expect(selected()).toEqual(['c3, white man, can move, selected']);
});

test('a tap with its press acts once', async () => {
  const { touch, asked } = showBoard(start());
  await touch('c3');
  expect(selected()).toHaveLength(1);
  await touch('c3');
  expect(selected()).toEqual([]);
  await touch('c3');
  await touch('d4');
  expect(asked).toEqual(['c3 d4']);
});

test('a drag that ends on its own square leaves the piece picked up', async () => {
  const { drag, pointAt, asked } = showBoard(start());
  await drag(pointAt('c3'), pointAt('c3', 0.4, -0.4));
  expect(asked).toEqual([]);
  expect(selected()).toEqual(['c3, white man, can move, selected']);
});

test('a piece that is let fall where it may not go stays, and somebody may say why', async () => {
  const { drag, pointAt, asked } = showBoard(start());
  await drag(pointAt('c3'), pointAt('e5'));
  expect(asked).toEqual(['c3 e5']);
  expect(square('c3')).toHaveAccessibleName('c3, white man, can move, selected');
});

test('a piece that is let fall beside the board stays without a word', async () => {
  const { drag, pointAt, asked } = showBoard(start());
  await drag(pointAt('c3'), pointAt('c3', -4));
  expect(asked).toEqual([]);
});

test('a second finger takes the drag away', async () => {
  const { interruptedDrag, drag, pointAt, asked } = showBoard(start());
  await interruptedDrag(pointAt('c3'), pointAt('d4'));
  expect(asked).toEqual([]);
  await drag(pointAt('e3'), pointAt('f4'));
  expect(asked).toEqual(['e3 f4']);
});

test('a piece may be lifted out of turn, and nothing comes of it', async () => {
  const { drag, pointAt, asked } = showBoard(start(), { liftable: ['black'] });
  await drag(pointAt('b6'), pointAt('a5'));
  expect(asked).toEqual([]);
  expect(square('b6')).toHaveAccessibleName('b6, black man');
  expect(selected()).toEqual([]);
});

describe('who moves by taps alone', () => {
  test('drags nothing', async () => {
    const { drag, touch, pointAt, asked } = showBoard(start(), { input: 'tap' });
    await drag(pointAt('c3'), pointAt('d4'));
    expect(asked).toEqual([]);
    await touch('d4');
    expect(asked).toEqual(['c3 d4']);
  });
});

describe('who moves by drags alone', () => {
  test('taps nothing', async () => {
    const { drag, touch, pointAt, asked } = showBoard(start(), { input: 'drag' });
    await touch('c3');
    expect(selected()).toEqual([]);
    await touch('d4');
    expect(asked).toEqual([]);
    await drag(pointAt('c3'), pointAt('d4'));
    expect(asked).toEqual(['c3 d4']);
  });

  test('still has keys and a screen reader', async () => {
    const { press, keyGesture, asked } = showBoard(start(), { input: 'drag' });
    await press('c3');
    await keyGesture('e3');
    expect(selected()).toEqual(['c3, white man, can move, selected']);
    await press('d4');
    expect(asked).toEqual(['c3 d4']);
  });
});

describe('a capture of several pieces', () => {
  const fork = () => gameFrom('czech', 'W:Wd2,h2:Bc3,c5,e3,e5,h8');

  test('is dragged from square to square, and the piece stays picked up', async () => {
    const { drag, pointAt, asked } = showBoard(fork());
    await drag(pointAt('d2'), pointAt('f4'));
    expect(asked).toEqual([]);
    expect(square('d2')).toHaveAccessibleName('d2, white man, can move, selected');
    await drag(pointAt('f4'), pointAt('d6'));
    expect(asked).toEqual(['d2 f4 d6']);
    expect(square('e3')).toHaveAccessibleName('e3, empty');
  });

  test('stops at a fork when it is dragged straight to its end', async () => {
    const { drag, press, pointAt, asked } = showBoard(fork());
    await drag(pointAt('d2'), pointAt('d6'));
    expect(asked).toEqual([]);
    await press('b4', 'd6');
    expect(asked).toEqual(['d2 b4 d6']);
  });

  test('plays itself to the end where that is wanted and nothing is left to choose', async () => {
    const { drag, pointAt, asked } = showBoard(fork(), { finishForced: true });
    await drag(pointAt('d2'), pointAt('f4'));
    expect(asked).toEqual(['d2 f4 d6']);
  });
});

test('a piece that was touched has to move where that is the rule', async () => {
  const { touch, asked } = showBoard(start(), { touchMove: true });
  await touch('c3');
  await touch('c3');
  await touch('e3');
  expect(selected()).toEqual(['c3, white man, can move, selected']);
  await touch('d4');
  expect(asked).toEqual(['c3 d4']);
});

test('while a move is being written down, only another piece can be picked up', async () => {
  const onMove = jest.fn();
  const onSelect = jest.fn();
  const { press } = showBoard(start(), { onMove, onSelect });
  await press('c3', 'd4', 'd4');
  expect(onMove).toHaveBeenCalledTimes(1);
  expect(onSelect).toHaveBeenCalledTimes(1);
  await press('e3');
  expect(selected()).toEqual(['e3, white man, can move, selected']);
});
