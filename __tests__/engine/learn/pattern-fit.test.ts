import { fitPatterns, surprises, worthOf } from '../../../engine/src/learn/pattern-fit';
import { patternSamplesOf } from '../../../engine/src/learn/pattern-samples';
import { playedPositions } from '../../../engine/src/learn/played-positions';
import { randomFrom } from '../../../engine/src/players/random';
import { PATTERN_STATES } from '../../../engine/src/search/patterns';
import { must } from '../support/must';
import { rulesOf } from '../support/fen';

const english = rulesOf('english');

const SQUARES = [4, 8, 12, 21, 25, 29];

/** Whoever has a man in its own left corner wins, mostly; nothing else matters. */
const played = (() => {
  const random = randomFrom(5);
  return Array.from({ length: 8000 }, () => {
    const squares = Array.from({ length: 32 }, (_, i) =>
      SQUARES.includes(i + 1) ? must('.wb'[random.below(3)]) : '.',
    );
    const corners = Number(squares[28] === 'w') - Number(squares[3] === 'b');
    return {
      position: { board: squares.join(''), turn: 'white' as const },
      result: random.next() < 1 / (1 + Math.exp(-2 * corners)) ? 1 : 0,
    };
  });
})();

const samples = patternSamplesOf(english, played, ['man']);
const fit = fitPatterns(samples, {
  first: Float64Array.from([0]),
  pulls: Float64Array.from([1e9]),
  pull: 0.3,
  rounds: 60,
});

test('finds what is worth having, and tells it in positions it has not seen', () => {
  const nothing = { features: new Float64Array(1), tables: new Float64Array(8 * PATTERN_STATES) };
  expect(surprises(samples, fit).keptBack).toBeLessThan(
    surprises(samples, nothing).keptBack - 0.05,
  );
});

test('is worth the same to both sides', () => {
  const board = 'b...b..........w......w.....w...';
  const across = [...board]
    .reverse()
    .map((piece) => ({ w: 'b', b: 'w' })[piece] ?? '.')
    .join('');
  const [one, other] = [board, across].map((text) => ({
    position: { board: text, turn: 'white' as const },
    result: 1,
  }));
  const both = patternSamplesOf(english, [must(one), must(other)], ['man']);
  expect(worthOf(both, fit, 0)).toBeCloseTo(-worthOf(both, fit, 1), 9);
});

test('a game played for learning tells quiet positions and one result', () => {
  const game = playedPositions(english, { nodes: 60, tableMegabytes: 1 }, 3);
  expect(game.length).toBeGreaterThan(10);
  expect(new Set(game.map(({ result }) => result)).size).toBe(1);
  expect(playedPositions(english, { nodes: 60, tableMegabytes: 1 }, 3)).toEqual(game);
});
