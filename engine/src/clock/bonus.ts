import type { BonusKind, TimeControl } from './time-control';

/** How a kind of bonus works; times in milliseconds, `used` counted from the beginning of the turn. */
interface Bonus {
  /** How much of each own turn costs no game time. */
  readonly free: (bonusTime: number) => number;
  /** What a move brings that took so long. */
  readonly earned: (used: number, bonusTime: number) => number;
  /** What is gained while the other side uses so much of its time. */
  readonly received: (used: number) => number;
}

const nothing = () => 0;

const NO_BONUS: Bonus = { free: nothing, earned: nothing, received: nothing };

const BONUSES: Readonly<Record<BonusKind, Bonus>> = {
  none: NO_BONUS,
  increment: { ...NO_BONUS, earned: (_, bonusTime) => bonusTime },
  bronstein: { ...NO_BONUS, earned: (used, bonusTime) => Math.min(used, bonusTime) },
  delay: { ...NO_BONUS, free: (bonusTime) => bonusTime },
  hourglass: { ...NO_BONUS, received: (used) => used },
};

const freeTime = ({ bonus, bonusTime }: TimeControl): number => BONUSES[bonus].free(bonusTime);

/** What a turn that has lasted so long has cost of the game time. */
export const costOf = (control: TimeControl, used: number): number =>
  Math.max(0, used - freeTime(control));

/** How much longer a turn that has lasted so long may cost nothing. */
export const freeTimeLeft = (control: TimeControl, used: number): number =>
  Math.max(0, freeTime(control) - used);

export const earnedBy = ({ bonus, bonusTime }: TimeControl, used: number): number =>
  BONUSES[bonus].earned(used, bonusTime);

export const receivedFrom = ({ bonus }: TimeControl, used: number): number =>
  BONUSES[bonus].received(used);
