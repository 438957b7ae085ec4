import type { ByColor } from '../color';
import { COLORS } from '../color';

/**
 * What a side's game time gets back.
 * - `increment` (Fischer): `bonusTime` after every move.
 * - `bronstein`: after a move what it took, `bonusTime` at most.
 * - `delay` (simple, US): the first `bonusTime` of a turn costs nothing.
 * - `hourglass`: all the time that the other side uses; `bonusTime` plays no part.
 */
export const BONUS_KINDS = ['none', 'increment', 'bronstein', 'delay', 'hourglass'] as const;

export type BonusKind = (typeof BONUS_KINDS)[number];

/** The time of one side, in milliseconds. Null is no limit; without a limit for the game there is no bonus. */
export interface TimeControl {
  readonly turn: number | null;
  readonly game: number | null;
  readonly bonus: BonusKind;
  readonly bonusTime: number;
}

export type TimeControls = ByColor<TimeControl>;

export const isTimed = (controls: TimeControls): boolean =>
  COLORS.some((color) => controls[color].turn !== null || controls[color].game !== null);
