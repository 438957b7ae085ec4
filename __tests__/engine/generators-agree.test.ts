import { endOf, startOf } from '../../engine/src/move';
import type { Move } from '../../engine/src/move';
import { applyMove, legalMoves, legalRoutes } from '../../engine/src/moves';
import type { Position } from '../../engine/src/position';
import type { Rules } from '../../engine/src/rules/rules';
import { VARIANTS } from '../../engine/src/rules/variants';
import { plainPlay } from './plain/plain-play';
import { chosenSeed, randomFrom } from './support/random';
import { randomSamples } from './support/random-position';
import type { Sample } from './support/random-position';
import { randomRules } from './support/random-rules';

const SAMPLES_PER_VARIANT = 1500;
const RANDOM_RECORDS = 1000;
const SAMPLES_PER_RECORD = 25;
const MOST_PROBLEMS_SHOWN = 20;

const seed = chosenSeed();
let compared = 0;
let skipped = 0;

beforeAll(() => say(`seed ${seed} (repeat this run with DAMA_SEED=${seed})`));
afterAll(() => say(`${compared} positions compared, ${skipped} left out for their many routes`));

describe('the fast and the plain generator agree', () => {
  test('on 20,000 positions or more', () => {
    const planned = VARIANTS.length * SAMPLES_PER_VARIANT + RANDOM_RECORDS * SAMPLES_PER_RECORD;
    expect(planned).toBeGreaterThanOrEqual(20_000);
  });

  test.each(VARIANTS.map((rules, index) => ({ id: rules.id, rules, index })))(
    'on positions of $id',
    ({ rules, index }) => compareSamples(rules, seed + index, SAMPLES_PER_VARIANT),
  );

  test('on positions of random rules', () => {
    const random = randomFrom(seed + VARIANTS.length);
    for (let record = 0; record < RANDOM_RECORDS; record++) {
      compareSamples(randomRules(random), random.below(2 ** 31), SAMPLES_PER_RECORD);
    }
  });
});

function say(text: string): void {
  process.stdout.write(`generators-agree: ${text}\n`);
}

function compareSamples(rules: Rules, sampleSeed: number, count: number): void {
  const onSkip = () => skipped++;
  for (const sample of randomSamples(randomFrom(sampleSeed), rules, count, onSkip)) {
    const problems = disagreements(rules, sample);
    if (problems.length > 0) throw new Error(report(rules, sample.position, problems));
    compared++;
  }
}

const report = (rules: Rules, position: Position, problems: readonly string[]): string =>
  [
    `The generators disagree (DAMA_SEED=${seed}).`,
    `Rules: ${JSON.stringify(rules)}`,
    `Position: ${JSON.stringify(position)}`,
    ...problems.slice(0, MOST_PROBLEMS_SHOWN),
  ].join('\n');

const disagreements = (rules: Rules, { position, routes }: Sample): readonly string[] => {
  const fast = legalMoves(rules, position);
  const texts = routes.map(textOf);
  return [
    ...differences(fast.map(nameOf), [...new Set(routes.map(nameOf))], 'move'),
    ...differences(legalRoutes(rules, position).map(textOf), texts, 'route'),
    ...withoutAll(fast.map(textOf), texts).map((text) => `no such route: ${text}`),
    ...fast.flatMap((move) => wrongResult(rules, position, move)),
  ];
};

const differences = (
  fast: readonly string[],
  plain: readonly string[],
  what: string,
): readonly string[] => [
  ...withoutAll(plain, fast).map((text) => `only the plain one has the ${what} ${text}`),
  ...withoutAll(fast, plain).map((text) => `only the fast one has the ${what} ${text}`),
  ...repeats(fast).map((text) => `the fast one repeats the ${what} ${text}`),
];

/** What makes a move that move: two routes with the same name are the same move. */
const nameOf = (move: Move): string => {
  const captured = [...move.captured].sort((a, b) => a - b);
  return `${startOf(move)}-${endOf(move)} taking [${captured.join(' ')}]`;
};

const withoutAll = (names: readonly string[], others: readonly string[]): readonly string[] => {
  const known = new Set(others);
  return names.filter((name) => !known.has(name));
};

const repeats = (names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
};

const textOf = ({ path, captured, promotes }: Move): string =>
  `${path.join('-')} taking [${captured.join(' ')}]${promotes ? ', promotes' : ''}`;

const wrongResult = (rules: Rules, position: Position, move: Move): readonly string[] => {
  const fast = resultOf(applyMove(rules, position, move));
  const plain = resultOf(plainPlay(rules, position, move));
  return fast === plain
    ? []
    : [`after ${textOf(move)} the fast one has ${fast}, the plain ${plain}`];
};

const resultOf = ({ turn, board, runs }: Position): string =>
  JSON.stringify(
    [turn, board, runs && [runs.white, runs.black]],
    ['0', '1', '2', 'square', 'moves'],
  );
