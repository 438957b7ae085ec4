import { scoreOf } from '../../../engine/src/players/match';

test('the score is the share of points', () => {
  expect(scoreOf({ wins: 3, draws: 2, losses: 5 }).score).toBe(0.4);
});

test('games that all ended alike leave a doubt, and more of them less', () => {
  const few = scoreOf({ wins: 0, draws: 0, losses: 4 }).margin;
  const many = scoreOf({ wins: 0, draws: 0, losses: 100 }).margin;
  expect(few).toBeGreaterThan(many);
  expect(many).toBeGreaterThan(0);
});

test('the margin of many games is that of their spread', () => {
  expect(scoreOf({ wins: 500, draws: 0, losses: 500 }).margin).toBeCloseTo(0.031, 3);
});
