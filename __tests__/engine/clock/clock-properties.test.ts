import * as fc from 'fast-check';
import type { Clock, ClockReading } from '../../../engine/src/clock/clock';
import {
  newClock,
  pressClock,
  readClock,
  restartTurn,
  startClock,
  stopClock,
} from '../../../engine/src/clock/clock';
import { parseClock } from '../../../engine/src/clock/parse-clock';
import type { BonusKind, TimeControl, TimeControls } from '../../../engine/src/clock/time-control';
import { BONUS_KINDS } from '../../../engine/src/clock/time-control';
import type { Color } from '../../../engine/src/color';
import { COLORS, opposite } from '../../../engine/src/color';
import { must } from '../support/must';
import type { Happening } from './clock-arbitrary';
import { anyColor, anyControlOf, anyControls, anyHappenings, anyMoment } from './clock-arbitrary';
import type { Turns } from './plain-clock';
import {
  hasFlagged,
  leftOf,
  move,
  presentTurn,
  think,
  thinkAfresh,
  usedBy,
  usedByAll,
} from './plain-clock';

/** A clock, what it should agree with, and the clocks of all turns so far, stopped as they began. */
interface Scene {
  readonly now: number;
  readonly clock: Clock;
  readonly turns: Turns;
  readonly began: readonly Clock[];
}

const begin = (controls: TimeControls, mover: Color, now: number): Scene => {
  const clock = newClock(controls, mover);
  return { now, clock: startClock(clock, now), turns: [{ color: mover, used: 0 }], began: [clock] };
};

const wait = (scene: Scene, milliseconds: number): Scene => {
  const { clock, now, turns } = scene;
  return {
    ...scene,
    now: now + milliseconds,
    turns: clock.since === null ? turns : think(clock.controls, turns, milliseconds),
  };
};

const EFFECTS: Record<Happening['event'], (scene: Scene) => Scene> = {
  look: (scene) => scene,
  pause: (scene) => ({ ...scene, clock: stopClock(scene.clock, scene.now) }),
  resume: (scene) => ({ ...scene, clock: startClock(scene.clock, scene.now) }),
  move: (scene) => {
    const turns = move(scene.clock.controls, scene.turns);
    const clock = pressClock(scene.clock, scene.now);
    if (turns === scene.turns) return { ...scene, clock };
    return { ...scene, clock, turns, began: [...scene.began, stopClock(clock, scene.now)] };
  },
  undo: (scene) => {
    if (scene.began.length === 1) return scene;
    const began = scene.began.slice(0, -1);
    const turns = thinkAfresh(scene.turns.slice(0, -1));
    return { ...scene, began, turns, clock: startClock(must(began.at(-1)), scene.now) };
  },
  restart: (scene) => ({
    ...scene,
    clock: restartTurn(scene.clock, scene.now),
    turns: thinkAfresh(scene.turns),
  }),
  store: (scene) => ({ ...scene, clock: stored(scene.clock) }),
};

const stored = (clock: Clock): Clock => {
  const parsed = parseClock(JSON.parse(JSON.stringify(clock)));
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

const happen = (scene: Scene, { after, event }: Happening): Scene =>
  EFFECTS[event](wait(scene, after));

const read = ({ clock, now }: Scene): ClockReading => readClock(clock, now);

/** Whatever happens to any clock, checked after every step. */
const always = (
  controls: fc.Arbitrary<TimeControls>,
  check: (scene: Scene) => void,
  numRuns = 300,
): void =>
  fc.assert(
    fc.property(controls, anyColor, anyMoment, anyHappenings, (those, mover, now, happenings) => {
      let scene = begin(those, mover, now);
      check(scene);
      for (const happening of happenings) {
        scene = happen(scene, happening);
        check(scene);
      }
    }),
    { numRuns },
  );

const bothOf = (...bonuses: readonly BonusKind[]): fc.Arbitrary<TimeControls> =>
  fc.record({ white: anyControlOf(...bonuses), black: anyControlOf(...bonuses) });

const withGameTime = (controls: TimeControls): boolean =>
  COLORS.every((color) => controls[color].game !== null);

const gameTime = (control: TimeControl): number => must(control.game);

const lesser = (a: number | null, b: number | null): number | null =>
  Math.min(a ?? Infinity, b ?? Infinity) === Infinity
    ? null
    : Math.min(a ?? Infinity, b ?? Infinity);

describe('no time is made or lost over moves, pauses, undo, restarts and storage', () => {
  test.each(BONUS_KINDS)('where both sides have %s', (bonus) => {
    always(bothOf(bonus), (scene) => {
      expect(read(scene).left).toEqual(leftOf(scene.clock.controls, scene.turns));
      expect(read(scene).elapsed).toBe(usedByAll(scene.turns));
    });
  });

  test('where each side has something else', () => {
    always(anyControls, (scene) => {
      expect(read(scene).left).toEqual(leftOf(scene.clock.controls, scene.turns));
      expect(read(scene).elapsed).toBe(usedByAll(scene.turns));
    });
  });
});

describe('sums', () => {
  test('no bonus: left and used are what the game began with', () => {
    always(bothOf('none').filter(withGameTime), (scene) => {
      for (const color of COLORS)
        expect(must(read(scene).left[color]) + usedBy(scene.turns, color)).toBe(
          gameTime(scene.clock.controls[color]),
        );
    });
  });

  test('hourglass: what one side loses the other gains', () => {
    always(bothOf('hourglass').filter(withGameTime), (scene) => {
      const { white, black } = scene.clock.controls;
      const { left } = read(scene);
      expect(must(left.white) + must(left.black)).toBe(gameTime(white) + gameTime(black));
    });
  });

  test('increment: every move made brings the whole bonus', () => {
    always(bothOf('increment').filter(withGameTime), (scene) => {
      for (const color of COLORS) {
        const control = scene.clock.controls[color];
        const isMover = presentTurn(scene.turns).color === color;
        const moves = scene.turns.filter((turn) => turn.color === color).length - (isMover ? 1 : 0);
        expect(read(scene).left[color]).toBe(
          gameTime(control) + moves * control.bonusTime - usedBy(scene.turns, color),
        );
      }
    });
  });

  test('Bronstein: nobody ever has more than when the turn began', () => {
    always(bothOf('bronstein').filter(withGameTime), (scene) => {
      const starts = scene.began.map((clock) => clock.left);
      for (const color of COLORS) {
        const falling = [...starts, read(scene).left].map((left) => must(left[color]));
        expect(falling).toEqual([...falling].sort((a, b) => b - a));
      }
    });
  });

  test('delay: nothing is lost in a turn that is no longer', () => {
    always(bothOf('delay').filter(withGameTime), (scene) => {
      const { color, used } = presentTurn(scene.turns);
      const lost = must(must(scene.began.at(-1)).left[color]) - must(read(scene).left[color]);
      expect(lost).toBe(Math.max(0, used - scene.clock.controls[color].bonusTime));
    });
  });
});

describe('the flag', () => {
  test('has fallen exactly when a limit of the mover is used up', () => {
    always(anyControls, (scene) => {
      const { color } = presentTurn(scene.turns);
      const fell = hasFlagged(scene.clock.controls, scene.turns);
      expect(read(scene).flagged).toBe(fell ? color : null);
    });
  });

  test('falls when the clock said it would, and no millisecond earlier', () => {
    always(anyControls, ({ clock, now }) => {
      const { flagged, nextChange } = readClock(clock, now);
      if (nextChange === null || flagged !== null) return;
      expect(readClock(clock, now + nextChange - 1).flagged).toBeNull();
      expect(readClock(clock, now + nextChange).flagged).toBe(clock.mover);
    });
  });

  test('stays down: the clock stands still, whatever is pressed', () => {
    always(anyControls, ({ clock, now }) => {
      const reading = readClock(clock, now);
      if (reading.flagged === null) return;
      expect(readClock(clock, now + 1000)).toEqual(reading);
      expect(readClock(pressClock(clock, now + 1000), now + 1000)).toEqual(reading);
    });
  });

  test('never falls on a clock that is stopped or has no limits', () => {
    always(anyControls, ({ clock, now }) => {
      const { turn, game } = clock.controls[clock.mover];
      const isEndless = turn === null && game === null;
      expect(readClock(clock, now).nextChange === null).toBe(clock.since === null || isEndless);
      if (isEndless) expect(readClock(clock, now + 10 ** 9).flagged).toBeNull();
    });
  });
});

describe('what a clock face shows', () => {
  test('is the lesser of the two limits, and the whole next turn for the side that waits', () => {
    always(anyControls, (scene) => {
      const { left, shown, turnLeft } = read(scene);
      const { color, used } = presentTurn(scene.turns);
      const { turn } = scene.clock.controls[color];
      const other = opposite(color);
      expect(turnLeft).toBe(turn === null ? null : turn - used);
      expect(shown[color]).toBe(lesser(turnLeft, left[color]));
      expect(shown[other]).toBe(lesser(scene.clock.controls[other].turn, left[other]));
    });
  });

  test('is never below zero', () => {
    always(anyControls, (scene) => {
      for (const color of COLORS) expect(read(scene).shown[color] ?? 0).toBeGreaterThanOrEqual(0);
    });
  });
});

describe('a clock is a value', () => {
  test('stopped and started at the same instant it reads the same, now and later', () => {
    always(anyControls, ({ clock, now }) => {
      if (clock.since === null) return;
      const again = startClock(stopClock(clock, now), now);
      for (const later of [0, 1, 7, 200])
        expect(readClock(again, now + later)).toEqual(readClock(clock, now + later));
    });
  });

  test('stopped, it stays as it is', () => {
    always(anyControls, ({ clock, now }) => {
      const stopped = stopClock(clock, now);
      expect(stopClock(stopped, now + 5)).toEqual(stopped);
      expect(readClock(stopped, now + 10 ** 9)).toEqual(readClock(stopped, now));
    });
  });

  test('going, it is not started a second time', () => {
    always(anyControls, ({ clock, now }) => {
      const going = startClock(clock, now);
      expect(startClock(going, now + 5)).toBe(going);
    });
  });

  test('a turn begun afresh is the turn as it began', () => {
    always(anyControls, ({ clock, now, began }) => {
      expect(stopClock(restartTurn(clock, now), now)).toEqual(must(began.at(-1)));
      expect(restartTurn(clock, now).since).toBe(clock.since === null ? null : now);
    });
  });

  test('written as JSON and read again it is the same', () => {
    always(anyControls, ({ clock }) => expect(stored(clock)).toEqual(clock));
  });

  test('a moment set back takes and gives nothing, and time counts on from there', () => {
    fc.assert(
      fc.property(anyControls, anyColor, fc.nat({ max: 10 ** 6 }), (controls, mover, back) => {
        const now = 10 ** 7;
        const clock = startClock(newClock(controls, mover), now);
        const earlier = now - back;
        expect(readClock(clock, earlier)).toEqual(readClock(clock, now));
        expect(stopClock(clock, earlier)).toEqual(stopClock(clock, now));
        const resumed = startClock(stopClock(clock, earlier), earlier);
        expect(readClock(resumed, earlier + 9)).toEqual(readClock(clock, now + 9));
        const pressed = pressClock(clock, earlier);
        expect(readClock(pressed, earlier + 9)).toEqual(readClock(pressClock(clock, now), now + 9));
      }),
    );
  });

  test('fractions of a millisecond add up to nothing made or lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { maxLength: 50 }),
        (pauses) => {
          const untimed = { turn: null, game: null, bonus: 'none', bonusTime: 0 } as const;
          let clock = startClock(newClock({ white: untimed, black: untimed }, 'white'), 0.5);
          let now = 0.5;
          for (const pause of pauses) {
            now += pause;
            clock = startClock(stopClock(clock, now), now);
          }
          expect(readClock(clock, now).elapsed).toBe(Math.floor(now));
        },
      ),
    );
  });
});
