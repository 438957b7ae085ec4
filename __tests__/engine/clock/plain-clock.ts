/**
 * A clock made plainly, to compare with: it remembers every turn, works everything out from those, and lets time
 * pass one millisecond after another until a flag falls.
 */
import type { BonusKind, TimeControl, TimeControls } from '../../../engine/src/clock/time-control';
import type { ByColor, Color } from '../../../engine/src/color';
import { opposite } from '../../../engine/src/color';
import { must } from '../support/must';

export interface Turn {
  readonly color: Color;
  readonly used: number;
}

/** Every turn so far; the last one is not over. */
export type Turns = readonly Turn[];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export const usedBy = (turns: Turns, color: Color): number =>
  sum(turns.filter((turn) => turn.color === color).map((turn) => turn.used));

export const usedByAll = (turns: Turns): number => sum(turns.map((turn) => turn.used));

export const presentTurn = (turns: Turns): Turn => must(turns.at(-1));

/** What is left of the game time, from the definition of each kind of bonus. */
const LEFT: Record<
  BonusKind,
  (own: readonly number[], done: readonly number[], others: number, bonusTime: number) => number
> = {
  none: (own) => -sum(own),
  increment: (own, done, _, bonusTime) => done.length * bonusTime - sum(own),
  bronstein: (own, done, _, bonusTime) =>
    sum(done.map((used) => Math.min(used, bonusTime))) - sum(own),
  delay: (own, _done, _others, bonusTime) =>
    -sum(own.map((used) => (used > bonusTime ? used - bonusTime : 0))),
  hourglass: (own, _, others) => others - sum(own),
};

export const gameTimeLeft = (control: TimeControl, turns: Turns, color: Color): number | null => {
  if (control.game === null) return null;
  const own = turns.filter((turn) => turn.color === color).map((turn) => turn.used);
  const done = presentTurn(turns).color === color ? own.slice(0, -1) : own;
  const others = usedBy(turns, opposite(color));
  return control.game + LEFT[control.bonus](own, done, others, control.bonusTime);
};

export const leftOf = (controls: TimeControls, turns: Turns): ByColor<number | null> => ({
  white: gameTimeLeft(controls.white, turns, 'white'),
  black: gameTimeLeft(controls.black, turns, 'black'),
});

export const hasFlagged = (controls: TimeControls, turns: Turns): boolean => {
  const { color, used } = presentTurn(turns);
  return used === controls[color].turn || gameTimeLeft(controls[color], turns, color) === 0;
};

export const think = (controls: TimeControls, turns: Turns, milliseconds: number): Turns => {
  let now = turns;
  for (let i = 0; i < milliseconds && !hasFlagged(controls, now); i++) {
    const { color, used } = presentTurn(now);
    now = [...now.slice(0, -1), { color, used: used + 1 }];
  }
  return now;
};

export const move = (controls: TimeControls, turns: Turns): Turns =>
  hasFlagged(controls, turns)
    ? turns
    : [...turns, { color: opposite(presentTurn(turns).color), used: 0 }];

export const thinkAfresh = (turns: Turns): Turns => [
  ...turns.slice(0, -1),
  { color: presentTurn(turns).color, used: 0 },
];
