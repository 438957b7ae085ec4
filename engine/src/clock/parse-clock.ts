import { COLORS, opposite } from '../color';
import type { Result } from '../result';
import { fail } from '../result';
import type { Check } from '../rules/check';
import { nullOr, oneOf, record, sensible, wholeNumber } from '../rules/check';
import type { Clock } from './clock';
import type { TimeControl, TimeControls } from './time-control';
import { BONUS_KINDS } from './time-control';

/** A year, which no limit needs; it keeps every sum of a game exact. */
const LONGEST_LIMIT = 365 * 24 * 60 * 60 * 1000;

const limit = nullOr(wholeNumber(1, LONGEST_LIMIT));
const time = wholeNumber(0, Number.MAX_SAFE_INTEGER);

const controlCheck = record<TimeControl>({
  turn: limit,
  game: limit,
  bonus: oneOf(BONUS_KINDS),
  bonusTime: wholeNumber(0, LONGEST_LIMIT),
});

const controlsCheck = record<TimeControls>({ white: controlCheck, black: controlCheck });

const clockCheck = sensible(
  record<Clock>({
    controls: controlsCheck,
    left: record<Clock['left']>({ white: nullOr(time), black: nullOr(time) }),
    turnUsed: time,
    mover: oneOf(COLORS),
    since: nullOr(time),
    elapsed: time,
  }),
  [
    {
      at: 'left',
      wrong: ({ controls, left }) =>
        COLORS.some((color) => (controls[color].game === null) !== (left[color] === null)),
      message: 'Time is left exactly where the game has a limit.',
    },
    {
      at: 'turnUsed',
      wrong: ({ elapsed, turnUsed }) => turnUsed > elapsed,
      message: 'A turn takes no longer than the game.',
    },
    {
      at: 'turnUsed',
      wrong: ({ controls, mover, turnUsed }) => turnUsed > (controls[mover].turn ?? turnUsed),
      message: 'A turn takes no longer than its limit.',
    },
    {
      at: 'left',
      wrong: ({ controls, left, mover, turnUsed }) => {
        const other = opposite(mover);
        return controls[other].bonus === 'hourglass' && turnUsed > (left[other] ?? turnUsed);
      },
      message: 'The other side has received the time of this turn.',
    },
  ],
);

/** A clock that was stored, going or stopped. */
export const parseClock = (value: unknown): Result<Clock, string> => sentence(clockCheck, value);

export const parseTimeControls = (value: unknown): Result<TimeControls, string> =>
  sentence(controlsCheck, value);

const sentence = <T>(check: Check<T>, value: unknown): Result<T, string> => {
  const checked = check(value, '');
  if (checked.ok) return checked;
  const { path, message } = checked.error;
  return fail(path === '' ? message : `${path}: ${message}`);
};
