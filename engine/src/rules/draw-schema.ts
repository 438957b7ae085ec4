import { fail, ok } from '../result';
import type { Check, Checks, Sense } from './check';
import { byKind, oneOf, record, sensible, truth, wholeNumber, wordsOf } from './check';
import type {
  AdvantageRule,
  DrawRule,
  Force,
  MaterialRule,
  QuietRule,
  Range,
  RepetitionRule,
} from './draw-rule';
import { MOVE_EVENTS } from './draw-rule';
import { atLeast, NO_LIMIT } from './forces';

const MOST_REPETITIONS = 100;
const MOST_MOVES = 1000;

const count = wholeNumber(0, NO_LIMIT);

const range: Check<Range> = (value, path) => {
  if (!Array.isArray(value) || value.length !== 2)
    return fail({ path, message: 'Expected a list of two whole numbers, the least and the most.' });
  const least = count(value[0], `${path}[0]`);
  if (!least.ok) return least;
  const most = count(value[1], `${path}[1]`);
  if (!most.ok) return most;
  return least.value <= most.value
    ? ok([least.value, most.value])
    : fail({ path, message: 'The first number, the least, is larger than the second, the most.' });
};

const FORCE_CHECKS: Checks<Force> = {
  men: range,
  kings: range,
  pieces: range,
  longDiagonal: truth,
};

const ANY: Range = atLeast(0);

const leastPieces = ({ men = ANY, kings = ANY, pieces = ANY }: Force): number =>
  Math.max(men[0] + kings[0], pieces[0], 1);

const mostPieces = ({ men = ANY, kings = ANY, pieces = ANY }: Force): number =>
  Math.min(men[1] + kings[1], pieces[1]);

const FORCE_SENSES: readonly Sense<Force>[] = [
  {
    at: '',
    wrong: (force) => mostPieces(force) === 0,
    message: 'A side without a piece has lost already.',
  },
  {
    at: '',
    wrong: (force) => leastPieces(force) > mostPieces(force),
    message: 'No side can have so many men and kings and so many pieces in all.',
  },
  {
    at: 'longDiagonal',
    wrong: ({ kings = ANY, longDiagonal }) => longDiagonal === true && kings[1] === 0,
    message: 'A side without kings has none on the long diagonal.',
  },
];

const force = sensible(
  record<Force>(FORCE_CHECKS, {
    men: undefined,
    kings: undefined,
    pieces: undefined,
    longDiagonal: undefined,
  }),
  FORCE_SENSES,
);

const REPETITION_CHECKS: Checks<RepetitionRule> = {
  kind: oneOf(['repetition']),
  times: wholeNumber(2, MOST_REPETITIONS),
};

const QUIET_CHECKS: Checks<QuietRule> = {
  kind: oneOf(['quiet']),
  moves: wholeNumber(1, MOST_MOVES),
  without: wordsOf(MOVE_EVENTS, 1),
  ownLimit: truth,
};

const MATERIAL_CHECKS: Checks<MaterialRule> = {
  kind: oneOf(['material']),
  moves: wholeNumber(0, MOST_MOVES),
  strong: force,
  weak: force,
  total: range,
  restart: wordsOf(MOVE_EVENTS, 0),
  unlessCapture: truth,
};

const ADVANTAGE_CHECKS: Checks<AdvantageRule> = {
  kind: oneOf(['advantage']),
  moves: wholeNumber(1, MOST_MOVES),
};

const MATERIAL_SENSES: readonly Sense<MaterialRule>[] = [
  {
    at: 'total',
    wrong: ({ strong, weak, total = ANY }) =>
      total[1] < leastPieces(strong) + leastPieces(weak) ||
      total[0] > mostPieces(strong) + mostPieces(weak),
    message: 'The two sides described can never have so many pieces together.',
  },
];

export const drawRule: Check<DrawRule> = byKind<DrawRule>({
  repetition: record(REPETITION_CHECKS),
  quiet: record(QUIET_CHECKS, { ownLimit: undefined }),
  material: sensible(
    record(MATERIAL_CHECKS, { total: undefined, restart: [], unlessCapture: false }),
    MATERIAL_SENSES,
  ),
  advantage: record(ADVANTAGE_CHECKS),
});

/** Every record of a draw rule, for the order of its fields. */
export const DRAW_CHECKS: readonly object[] = [
  REPETITION_CHECKS,
  QUIET_CHECKS,
  MATERIAL_CHECKS,
  ADVANTAGE_CHECKS,
  FORCE_CHECKS,
];
