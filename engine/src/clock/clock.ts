/**
 * The clock of a game, as a value. Whoever uses it says what time it is, in milliseconds from any fixed moment;
 * fractions are dropped, so that sums stay exact. It stands still once a flag has fallen.
 */
import type { ByColor, Color } from '../color';
import { opposite } from '../color';
import { costOf, earnedBy, freeTimeLeft, receivedFrom } from './bonus';
import type { TimeControls } from './time-control';

/** JSON-safe. A stopped clock may be kept and started again at any time: undo needs no more than that. */
export interface Clock {
  readonly controls: TimeControls;
  /** Game time left when the clock was last set going, or stopped; null where the game has no limit. */
  readonly left: ByColor<number | null>;
  /** How much of the present turn had passed by then. */
  readonly turnUsed: number;
  readonly mover: Color;
  /** When it was last set going; null while it is stopped. */
  readonly since: number | null;
  /** The time that all turns had taken by then. */
  readonly elapsed: number;
}

export interface ClockReading {
  readonly left: ByColor<number | null>;
  /** Of the mover. */
  readonly turnLeft: number | null;
  /** What a clock face shows: the lesser of turn and game time left; null for a side without limits. */
  readonly shown: ByColor<number | null>;
  readonly elapsed: number;
  /** The side whose time is up. */
  readonly flagged: Color | null;
  /** How long until the mover's flag falls if nothing happens; null while stopped or without limits. */
  readonly nextChange: number | null;
}

/** Stopped. */
export const newClock = (controls: TimeControls, mover: Color): Clock => ({
  controls,
  left: { white: controls.white.game, black: controls.black.game },
  turnUsed: 0,
  mover,
  since: null,
  elapsed: 0,
});

/** Changes nothing when it is going. */
export const startClock = (clock: Clock, now: number): Clock =>
  clock.since === null ? { ...clock, since: Math.floor(now) } : clock;

/** Changes nothing when it is stopped. */
export const stopClock = (clock: Clock, now: number): Clock => ({
  ...pass(clock, now),
  since: null,
});

/** The mover has moved: the bonus, and the other's turn begins. Too late once the flag has fallen. */
export const pressClock = (clock: Clock, now: number): Clock => {
  const passed = pass(clock, now);
  if (timeToFlag(passed) === 0) return passed;
  const { mover, turnUsed } = passed;
  const earned = earnedBy(passed.controls[mover], turnUsed);
  return {
    ...passed,
    left: change(passed.left, mover, earned),
    turnUsed: 0,
    mover: opposite(mover),
  };
};

/** The mover begins its turn afresh: all that the turn has used is given back. */
export const restartTurn = (clock: Clock, now: number): Clock => {
  const passed = pass(clock, now);
  return charge(passed, -passed.turnUsed);
};

export const readClock = (clock: Clock, now: number): ClockReading => {
  const passed = pass(clock, now);
  const toFlag = timeToFlag(passed);
  return {
    left: passed.left,
    turnLeft: turnTimeLeft(passed, passed.mover),
    shown: { white: shownTo(passed, 'white'), black: shownTo(passed, 'black') },
    elapsed: passed.elapsed,
    flagged: toFlag === 0 ? passed.mover : null,
    nextChange: passed.since === null ? null : toFlag,
  };
};

/** The same clock, set going now instead of earlier; no longer running than until the flag fell. */
const pass = (clock: Clock, now: number): Clock => {
  if (clock.since === null) return clock;
  const until = Math.floor(now);
  const ran = Math.max(0, until - clock.since); // the system's clock may have been set back
  return { ...charge(clock, Math.min(ran, timeToFlag(clock) ?? ran)), since: until };
};

/** Adds to what the turn has used, and settles what that costs and brings the two sides. */
const charge = (clock: Clock, time: number): Clock => {
  const { controls, mover } = clock;
  const other = opposite(mover);
  const turnUsed = clock.turnUsed + time;
  const cost = costOf(controls[mover], turnUsed) - costOf(controls[mover], clock.turnUsed);
  const received = receivedFrom(controls[other], time);
  return {
    ...clock,
    left: change(change(clock.left, mover, -cost), other, received),
    turnUsed,
    elapsed: clock.elapsed + time,
  };
};

const change = (
  left: ByColor<number | null>,
  color: Color,
  time: number,
): ByColor<number | null> => {
  const before = left[color];
  return before === null ? left : { ...left, [color]: before + time };
};

/** How much longer the mover may think; null for ever. */
const timeToFlag = (clock: Clock): number | null => {
  const { controls, left, mover, turnUsed } = clock;
  const gameLeft = left[mover];
  const lasts = gameLeft === null ? null : gameLeft + freeTimeLeft(controls[mover], turnUsed);
  return least(turnTimeLeft(clock, mover), lasts);
};

/** Of the present turn for the mover, of the next one for the other side. */
const turnTimeLeft = ({ controls, mover, turnUsed }: Clock, color: Color): number | null => {
  const { turn } = controls[color];
  return turn === null || color !== mover ? turn : turn - turnUsed;
};

const shownTo = (clock: Clock, color: Color): number | null =>
  least(turnTimeLeft(clock, color), clock.left[color]);

/** The lesser of two limits, where null is none. */
const least = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b);
