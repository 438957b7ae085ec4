import { plotCurve } from '@/components/trainer/curve';

const frame = { x: [0, 100], y: [100, 0] } as const;

test('a curve has a line for each opponent, and chance stays within the plot', () => {
  const { points, stretches, games } = plotCurve(
    [
      { games: 10, opponent: 0, score: 0.5, margin: 0.2 },
      { games: 20, opponent: 0, score: 0.9, margin: 0.2 },
      { games: 40, opponent: 1, score: 0, margin: 0.1 },
    ],
    frame,
  );
  expect(games).toBe(40);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [25, 50],
    [50, 10],
    [100, 100],
  ]);
  expect(points.map(({ high, low }) => [high, low].map(Math.round))).toEqual([
    [30, 70],
    [0, 30],
    [90, 100],
  ]);
  expect(stretches).toEqual([
    { opponent: 0, from: 0, to: 50, path: 'M25 50 L50 10' },
    { opponent: 1, from: 50, to: 100, path: 'M100 100' },
  ]);
});

test('nothing is plotted of nothing', () => {
  expect(plotCurve([], frame)).toMatchObject({ points: [], stretches: [], games: 0 });
});
