import { MINUTE, SECOND } from './clock-summary';

/** From one number to another in steps of a third. */
const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

const times = (unit: number, ...values: number[]): number[] => values.map((value) => value * unit);

export const PRESET_GAME_TIMES: readonly (number | null)[] = [null, ...times(MINUTE, 3, 5, 10, 15)];
export const GAME_TIMES: readonly number[] = times(
  MINUTE,
  ...range(1, 20, 1),
  ...range(25, 60, 5),
  ...range(75, 180, 15),
);

export const PRESET_TURN_TIMES: readonly (number | null)[] = [
  null,
  ...times(SECOND, 5, 10, 30, 60),
];
export const TURN_TIMES: readonly number[] = times(
  SECOND,
  ...range(1, 10, 1),
  ...range(15, 60, 5),
  ...range(90, 300, 30),
);

export const BONUS_TIMES: readonly number[] = times(
  SECOND,
  ...range(1, 10, 1),
  ...range(15, 60, 5),
);

export const MIN_MOVE_TIMES: readonly number[] = [0, 250, 500, 750, 1000, 1500, 2000, 3000, 5000];

export const PRESET_MOVE_LIMITS: readonly (number | null)[] = [null, 50, 100, 150];
export const MOVE_LIMITS: readonly number[] = range(10, 300, 10);
