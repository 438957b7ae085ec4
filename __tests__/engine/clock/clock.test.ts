import type { Clock } from '../../../engine/src/clock/clock';
import {
  newClock,
  pressClock,
  readClock,
  restartTurn,
  startClock,
  stopClock,
} from '../../../engine/src/clock/clock';
import type { TimeControl, TimeControls } from '../../../engine/src/clock/time-control';
import { isTimed } from '../../../engine/src/clock/time-control';
import { must } from '../support/must';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const UNTIMED: TimeControl = { turn: null, game: null, bonus: 'none', bonusTime: 0 };

const both = (control: Partial<TimeControl>): TimeControls => ({
  white: { ...UNTIMED, ...control },
  black: { ...UNTIMED, ...control },
});

/** White begins at second 0; then each turn takes so many seconds. The moment of the last move, too. */
const play = (controls: TimeControls, ...turns: readonly number[]) => {
  let now = 0;
  let clock = startClock(newClock(controls, 'white'), now);
  for (const seconds of turns) {
    now += seconds * SECOND;
    clock = pressClock(clock, now);
  }
  return { clock, now };
};

/** Game time left after these turns, in seconds. */
const leftAfter = (controls: TimeControls, ...turns: readonly number[]) => {
  const { clock, now } = play(controls, ...turns);
  const { white, black } = readClock(clock, now).left;
  return { white: must(white) / SECOND, black: must(black) / SECOND };
};

describe('each kind of time', () => {
  test('none: the clock only tells how long the game has lasted', () => {
    const { clock, now } = play(both({}), 10, 20);
    expect(readClock(clock, now + 5 * SECOND)).toEqual({
      left: { white: null, black: null },
      turnLeft: null,
      shown: { white: null, black: null },
      elapsed: 35 * SECOND,
      flagged: null,
      nextChange: null,
    });
  });

  test('time per turn: thirty seconds, whole again for every turn', () => {
    const { clock, now } = play(both({ turn: 30 * SECOND }), 29, 12);
    const reading = readClock(clock, now + 8 * SECOND);
    expect(reading.turnLeft).toBe(22 * SECOND);
    expect(reading.shown).toEqual({ white: 22 * SECOND, black: 30 * SECOND });
    expect(reading.nextChange).toBe(22 * SECOND);
    expect(readClock(clock, now + 30 * SECOND).flagged).toBe('white');
  });

  test('time per game without a bonus: five minutes, less every second of thought', () => {
    const controls = both({ game: 5 * MINUTE });
    expect(leftAfter(controls, 10, 40, 20)).toEqual({ white: 270, black: 260 });
  });

  test('increment: three minutes and two seconds more after every move', () => {
    const controls = both({ game: 3 * MINUTE, bonus: 'increment', bonusTime: 2 * SECOND });
    // White: 180 - 10 + 2 - 1 + 2, and so above where it stood before its second move.
    expect(leftAfter(controls, 10, 30, 1)).toEqual({ white: 173, black: 152 });
  });

  test('Bronstein: five seconds come back at most, and never more than were used', () => {
    const controls = both({ game: 3 * MINUTE, bonus: 'bronstein', bonusTime: 5 * SECOND });
    // White: 180 - 12 + 5 - 3 + 3. Black: 180 - 5 + 5.
    expect(leftAfter(controls, 12, 5, 3)).toEqual({ white: 173, black: 180 });
    const { clock, now } = play(controls, 12, 5);
    expect(readClock(clock, now + 3 * SECOND).left.white).toBe(170 * SECOND);
  });

  test('delay: the first five seconds of a turn cost nothing', () => {
    const controls = both({ game: 3 * MINUTE, bonus: 'delay', bonusTime: 5 * SECOND });
    expect(leftAfter(controls, 12, 5, 3)).toEqual({ white: 173, black: 180 });
    const { clock, now } = play(controls, 12, 5);
    expect(readClock(clock, now + 3 * SECOND).left.white).toBe(173 * SECOND);
    expect(readClock(clock, now + 3 * SECOND).nextChange).toBe(175 * SECOND);
  });

  test('hourglass: a minute each, and what one uses runs to the other', () => {
    const controls = both({ game: MINUTE, bonus: 'hourglass' });
    expect(leftAfter(controls, 20)).toEqual({ white: 40, black: 80 });
    expect(leftAfter(controls, 20, 50)).toEqual({ white: 90, black: 30 });
    const { clock, now } = play(controls, 20, 50);
    expect(readClock(clock, now + 5 * SECOND).left).toEqual({
      white: 85 * SECOND,
      black: 35 * SECOND,
    });
  });

  test('per turn and per game together: whichever ends first', () => {
    const controls = both({ turn: 30 * SECOND, game: MINUTE });
    const { clock, now } = play(controls, 25, 1, 20);
    expect(readClock(clock, now).shown).toEqual({ white: 15 * SECOND, black: 30 * SECOND });
    const whiteAgain = pressClock(clock, now + SECOND);
    expect(readClock(whiteAgain, now + SECOND).nextChange).toBe(15 * SECOND);
    expect(readClock(whiteAgain, now + 16 * SECOND).flagged).toBe('white');
    expect(readClock(clock, now + 30 * SECOND).flagged).toBe('black');
  });

  test('unequal: one minute with a bonus against ten without, against no limit', () => {
    const quick: TimeControl = { turn: null, game: MINUTE, bonus: 'increment', bonusTime: SECOND };
    const slow: TimeControl = { ...UNTIMED, game: 10 * MINUTE };
    expect(leftAfter({ white: quick, black: slow }, 4, 30)).toEqual({ white: 57, black: 570 });
    const { clock, now } = play({ white: quick, black: UNTIMED }, 4, 3600);
    expect(readClock(clock, now).shown).toEqual({ white: 57 * SECOND, black: null });
  });
});

describe('stopping', () => {
  const DELAYED = both({ game: MINUTE, bonus: 'delay', bonusTime: 5 * SECOND });

  test('a new clock stands still until it is started', () => {
    const clock = newClock(both({ turn: SECOND }), 'black');
    expect(readClock(clock, 99 * MINUTE).shown).toEqual({ white: SECOND, black: SECOND });
    expect(readClock(startClock(clock, 99 * MINUTE), 99 * MINUTE + 1).turnLeft).toBe(SECOND - 1);
  });

  test('a pause within the delay leaves the rest of the delay for later', () => {
    const paused = stopClock(startClock(newClock(DELAYED, 'white'), 0), 3 * SECOND);
    const resumed = startClock(paused, MINUTE);
    expect(readClock(resumed, MINUTE + 2 * SECOND).left.white).toBe(MINUTE);
    expect(readClock(resumed, MINUTE + 3 * SECOND).left.white).toBe(MINUTE - SECOND);
  });

  test('a paused turn keeps what it has used, until it is begun afresh', () => {
    const controls = both({ turn: 30 * SECOND, game: MINUTE, bonus: 'hourglass' });
    const paused = stopClock(startClock(newClock(controls, 'white'), 0), 10 * SECOND);
    expect(readClock(paused, MINUTE).turnLeft).toBe(20 * SECOND);
    expect(readClock(paused, MINUTE).left).toEqual({ white: 50 * SECOND, black: 70 * SECOND });
    expect(restartTurn(paused, MINUTE)).toEqual(newClock(controls, 'white'));
  });

  test('a move on a stopped clock passes the turn and leaves it stopped', () => {
    const pressed = pressClock(newClock(DELAYED, 'white'), 9);
    expect(pressed).toEqual(newClock(DELAYED, 'black'));
  });
});

describe('taking back', () => {
  test('the clock of an earlier turn, started again, has what it had then', () => {
    const controls = both({ game: 3 * MINUTE, bonus: 'increment', bonusTime: 2 * SECOND });
    const kept: Clock[] = [];
    let clock = newClock(controls, 'white');
    for (const [i, seconds] of [10, 30, 1].entries()) {
      const now = i * MINUTE;
      kept.push(clock);
      const pressedAt = now + seconds * SECOND;
      clock = stopClock(pressClock(startClock(clock, now), pressedAt), pressedAt);
    }
    const back = startClock(must(kept[1]), 60 * MINUTE);
    expect(readClock(back, 60 * MINUTE + SECOND).left).toEqual({
      white: 172 * SECOND,
      black: 179 * SECOND,
    });
    expect(readClock(back, 60 * MINUTE + SECOND).elapsed).toBe(11 * SECOND);
  });
});

describe('a game is timed', () => {
  test('where any side has any limit', () => {
    expect(isTimed(both({}))).toBe(false);
    expect(isTimed(both({ bonus: 'increment', bonusTime: SECOND }))).toBe(false);
    expect(isTimed({ white: UNTIMED, black: { ...UNTIMED, turn: SECOND } })).toBe(true);
    expect(isTimed({ white: { ...UNTIMED, game: SECOND }, black: UNTIMED })).toBe(true);
  });
});
