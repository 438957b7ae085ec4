import * as fc from 'fast-check';
import {
  newClock,
  pressClock,
  readClock,
  restartTurn,
  startClock,
  stopClock,
} from '../../../engine/src/clock/clock';
import { parseClock, parseTimeControls } from '../../../engine/src/clock/parse-clock';
import type { TimeControl } from '../../../engine/src/clock/time-control';
import { anyControls } from './clock-arbitrary';

const CONTROL: TimeControl = { turn: 30_000, game: 60_000, bonus: 'none', bonusTime: 0 };
const CONTROLS = { white: CONTROL, black: CONTROL };
const HOURGLASS = { ...CONTROL, bonus: 'hourglass' };
const CLOCK = { ...stopClock(startClock(newClock(CONTROLS, 'white'), 0), 5), elapsed: 100 };

describe('time controls that were stored', () => {
  test('come back as they were', () => {
    fc.assert(
      fc.property(anyControls, (controls) => {
        expect(parseTimeControls(JSON.parse(JSON.stringify(controls)))).toEqual({
          ok: true,
          value: controls,
        });
      }),
    );
  });

  test.each([
    ['nothing', undefined, 'Expected a record of named fields, found nothing.'],
    ['one side', { white: CONTROL }, 'black: This field is missing.'],
    [
      'no time at all',
      { ...CONTROLS, black: { ...CONTROL, game: 0 } },
      'black.game: Expected a whole number from 1 to 31536000000, found 0.',
    ],
    [
      'half a millisecond',
      { ...CONTROLS, white: { ...CONTROL, bonusTime: 0.5 } },
      'white.bonusTime: Expected a whole number from 0 to 31536000000, found 0.5.',
    ],
    [
      'a bonus nobody knows',
      { ...CONTROLS, white: { ...CONTROL, bonus: 'gift' } },
      'white.bonus: Expected one of "none", "increment", "bronstein", "delay", "hourglass", found "gift".',
    ],
  ])('%s: refused in a sentence', (_, value, error) => {
    expect(parseTimeControls(value)).toEqual({ ok: false, error });
  });
});

describe('a clock that was stored', () => {
  test('comes back as it was, going or not', () => {
    expect(parseClock(CLOCK)).toEqual({ ok: true, value: CLOCK });
    const going = startClock(CLOCK, 12);
    expect(parseClock(going)).toEqual({ ok: true, value: going });
  });

  test.each([
    ['a text', '12:00', 'Expected a record of named fields, found "12:00".'],
    [
      'another mover',
      { ...CLOCK, mover: 'red' },
      'mover: Expected one of "white", "black", found "red".',
    ],
    [
      'time that a game without a limit has left',
      { ...CLOCK, controls: { ...CONTROLS, black: { ...CONTROL, game: null } } },
      'left: Time is left exactly where the game has a limit.',
    ],
    [
      'no time left where there is a limit',
      { ...CLOCK, left: { white: null, black: 1 } },
      'left: Time is left exactly where the game has a limit.',
    ],
    [
      'a turn that is longer than the game',
      { ...CLOCK, turnUsed: 101 },
      'turnUsed: A turn takes no longer than the game.',
    ],
    [
      'a turn beyond its limit',
      { ...CLOCK, turnUsed: 30_001, elapsed: 30_001 },
      'turnUsed: A turn takes no longer than its limit.',
    ],
    [
      'an hourglass that the sand of this turn never reached',
      {
        ...CLOCK,
        controls: { white: HOURGLASS, black: HOURGLASS },
        left: { white: 9, black: 4 },
      },
      'left: The other side has received the time of this turn.',
    ],
  ])('%s: refused in a sentence', (_, value, error) => {
    expect(parseClock(value)).toEqual({ ok: false, error });
  });

  test('never throws, and what it lets through never reads below zero', () => {
    const anyTime = fc.oneof(fc.nat({ max: 200 }), fc.constant(null));
    const almostAClock = fc.record({
      controls: anyControls,
      left: fc.record({ white: anyTime, black: anyTime }),
      turnUsed: anyTime,
      mover: fc.constantFrom('white', 'black'),
      since: anyTime,
      elapsed: anyTime,
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), almostAClock), (value) => {
        const parsed = parseClock(value);
        if (!parsed.ok) return;
        const clock = parsed.value;
        for (const next of [clock, pressClock(clock, 150), restartTurn(clock, 150)]) {
          const { left, turnLeft } = readClock(next, 300);
          for (const time of [left.white, left.black, turnLeft])
            expect(time ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
