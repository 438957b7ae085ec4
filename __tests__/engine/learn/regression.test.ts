import { calibrate, fitWeights, surprise, type Sample } from '../../../engine/src/learn/regression';
import { randomFrom } from '../../../engine/src/players/random';

/** Results drawn by chance as weights of 80, -30 and 0 say. */
const drawn = (count: number): readonly Sample[] => {
  const random = randomFrom(11);
  return Array.from({ length: count }, () => {
    const features = Float64Array.from([0, 0, 0], () => random.below(7) - 3);
    const score = 80 * (features[0] ?? 0) - 30 * (features[1] ?? 0);
    const chance = 1 / (1 + 10 ** (-score / 400));
    return { features, result: random.next() < chance ? 1 : 0 };
  });
};

const samples = drawn(20_000);
const free = Float64Array.from([1e-6, 1e-6, 1e-6]);

test('finds the weights behind the results', () => {
  const [a = 0, b = 0, c = 0] = fitWeights(new Float64Array(3), samples, free);
  expect(Math.abs(a - 80)).toBeLessThan(5);
  expect(Math.abs(b + 30)).toBeLessThan(5);
  expect(Math.abs(c)).toBeLessThan(5);
});

test('is less surprised by the results than before', () => {
  const first = Float64Array.from([300, 300, 300]);
  expect(surprise(fitWeights(first, samples, free), samples)).toBeLessThan(
    surprise(first, samples),
  );
});

test('holds a weight that is pulled hard', () => {
  const first = Float64Array.from([0, 50, 0]);
  const fitted = fitWeights(first, samples, Float64Array.from([1e-6, 1e9, 1e-6]));
  expect(fitted[1]).toBeCloseTo(50, 3);
});

test('calibrating changes the loudness alone', () => {
  const calibrated = calibrate(Float64Array.from([160, -60, 0]), samples);
  expect((calibrated[1] ?? 0) / (calibrated[0] ?? 1)).toBeCloseTo(-60 / 160, 9);
  expect(Math.abs((calibrated[0] ?? 0) - 80)).toBeLessThan(10);
});
