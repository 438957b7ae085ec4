/** A draw rule as data. A number of moves is always moves of each side. */
export type DrawRule = RepetitionRule | QuietRule | MaterialRule | AdvantageRule;

/** The same position with the same side to move, for the n-th time. */
export interface RepetitionRule {
  readonly kind: 'repetition';
  readonly times: number;
}

/** So many moves in a row without any of the events. */
export interface QuietRule {
  readonly kind: 'quiet';
  readonly moves: number;
  readonly without: readonly MoveEvent[];
  /** No rulebook sets this number: it is the app's own. */
  readonly ownLimit?: boolean;
}

/**
 * So many moves while the balance of forces stays as described, for either colour as the stronger
 * side. 0 moves: drawn as soon as it arises.
 */
export interface MaterialRule {
  readonly kind: 'material';
  readonly moves: number;
  readonly strong: Force;
  readonly weak: Force;
  /** Pieces on the whole board, at least and at most. */
  readonly total?: Range;
  /** Events that start the count again though the balance still fits. */
  readonly restart: readonly MoveEvent[];
  /** The draw waits while the side to move can capture. */
  readonly unlessCapture: boolean;
}

/**
 * So many moves for the side that has more pieces (or as many and more kings) to win; counted anew
 * when the advantage passes over or either side takes a piece.
 */
export interface AdvantageRule {
  readonly kind: 'advantage';
  readonly moves: number;
}

export interface Force {
  readonly men?: Range;
  readonly kings?: Range;
  readonly pieces?: Range;
  /** Has a king on a long diagonal, or (`false`) has none there. */
  readonly longDiagonal?: boolean;
}

/** At least and at most. */
export type Range = readonly [number, number];

/** `man`: a move by a man. */
export const MOVE_EVENTS = ['capture', 'man', 'crowning'] as const;
export type MoveEvent = (typeof MOVE_EVENTS)[number];

export const DRAW_KINDS = ['repetition', 'quiet', 'material', 'advantage'] as const;
