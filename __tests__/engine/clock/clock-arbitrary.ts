import type { Arbitrary } from 'fast-check';
import * as fc from 'fast-check';
import type { BonusKind, TimeControl, TimeControls } from '../../../engine/src/clock/time-control';
import { BONUS_KINDS } from '../../../engine/src/clock/time-control';
import { COLORS } from '../../../engine/src/color';

/** Short limits, so that some flags fall and some do not. */
const anyLimit = fc.option(fc.integer({ min: 1, max: 150 }), { freq: 3 });

export const anyControlOf = (...bonuses: readonly BonusKind[]): Arbitrary<TimeControl> =>
  fc.record({
    turn: anyLimit,
    game: anyLimit,
    bonus: fc.constantFrom(...bonuses),
    bonusTime: fc.integer({ min: 0, max: 20 }),
  });

export const anyControl = anyControlOf(...BONUS_KINDS);

/** Each side has its own, equal only by chance. */
export const anyControls: Arbitrary<TimeControls> = fc.record({
  white: anyControl,
  black: anyControl,
});

export const anyColor = fc.constantFrom(...COLORS);

/** What happens to a clock, each with the time that passes first. */
export const EVENTS = ['look', 'move', 'pause', 'resume', 'undo', 'restart', 'store'] as const;

export interface Happening {
  readonly after: number;
  readonly event: (typeof EVENTS)[number];
}

export const anyHappenings: Arbitrary<readonly Happening[]> = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 30 }),
    event: fc.oneof(
      { weight: 4, arbitrary: fc.constant('move' as const) },
      fc.constantFrom(...EVENTS),
    ),
  }),
  { maxLength: 30 },
);

/** Any moment to begin at: clocks of systems count from anywhere. */
export const anyMoment = fc.integer({ min: 0, max: 2 ** 42 });
