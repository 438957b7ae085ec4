import type { Color } from './color';
import type { DrawRule } from './rules/draw-rule';

/** How a game ended. `winner` is null for a draw. */
export type Outcome =
  | { readonly winner: Color; readonly reason: WinReason }
  | { readonly winner: null; readonly reason: 'agreement' | 'move-limit' }
  | { readonly winner: null; readonly reason: 'rule'; readonly rule: DrawRule };

/**
 * - `no-pieces`, `no-moves`: the side to move has none left; under giveaway rules it has won by that
 * - `first-king`: crowned a man where that wins
 * - `resignation`, `time`: the other side gave up, or its time ran out
 */
export const WIN_REASONS = ['no-pieces', 'no-moves', 'first-king', 'resignation', 'time'] as const;
export type WinReason = (typeof WIN_REASONS)[number];
