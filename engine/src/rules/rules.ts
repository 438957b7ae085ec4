import type { Color } from '../color';
import type { DrawRule } from './draw-rule';

/**
 * One draughts game as data. The engine reads these flags and nothing else:
 * no code anywhere asks for a variant by its name.
 */
export interface Rules {
  readonly id: string;
  readonly name: string;
  readonly board: BoardRules;
  /** Who makes the first move. */
  readonly first: Color;
  readonly man: ManRules;
  readonly king: KingRules;
  readonly capture: CaptureRules;
  readonly crowning: Crowning;
  readonly goal: Goal;
  readonly draws: readonly DrawRule[];
  readonly notation: NotationRules;
  readonly source: RulesSource;
}

/** What the record rests on, so that a screen can say so. */
export interface RulesSource {
  readonly kind: SourceKind;
  /** The text the record follows, or that none was found. */
  readonly note: string;
}

/**
 * - `federation`: the rulebook of a federation
 * - `players`: a description by those who invented the game or play it
 * - `document`: a written description of one house's game
 * - `regional`: custom of a region; no federation text was found
 * - `own`: a player's own rules
 */
export const SOURCE_KINDS = ['federation', 'players', 'document', 'regional', 'own'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface BoardRules {
  /** 6 to 12. */
  readonly columns: number;
  /** 6 to 12. */
  readonly rows: number;
  /** `diagonal`: only every other square is played on. */
  readonly squares: BoardSquares;
  /** The near corner, seen from White, that is a playing square. `right` is the mirrored board. */
  readonly corner: Corner;
  /** Rows of men a side. */
  readonly menRows: number;
  /** Rows left empty behind the men. */
  readonly emptyRows: number;
}

export const BOARD_SQUARES = ['diagonal', 'all'] as const;
export type BoardSquares = (typeof BOARD_SQUARES)[number];

export const CORNERS = ['left', 'right'] as const;
export type Corner = (typeof CORNERS)[number];

/**
 * Directions as the piece's owner sees them. On a diagonal board a step along a row or a column
 * goes to the next playing square, two squares on.
 */
export const DIRECTIONS = [
  'diagonally-forward',
  'diagonally-backward',
  'forward',
  'backward',
  'sideways',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface ManRules {
  readonly moves: readonly Direction[];
  readonly captures: readonly Direction[];
  readonly takesKings: boolean;
}

export interface KingRules {
  readonly moves: readonly Direction[];
  readonly captures: readonly Direction[];
  readonly range: KingRange;
  readonly landing: KingLanding;
  /** May turn by 180 degrees between two jumps. */
  readonly turnsBack: boolean;
  /**
   * How many non-capturing moves in a row the same king may make while its side still has a man;
   * null for no limit.
   */
  readonly runLimit: number | null;
}

/** `short` kings move one square, `flying` kings any distance. */
export const KING_RANGES = ['short', 'flying'] as const;
export type KingRange = (typeof KING_RANGES)[number];

/**
 * Where a flying king may land behind a piece it took: on any free square, on the first one
 * only, or on the first one only when the capture ends with a king.
 */
export const KING_LANDINGS = ['any', 'behind', 'behind-last-king'] as const;
export type KingLanding = (typeof KING_LANDINGS)[number];

export interface CaptureRules {
  /** Whether a side that can capture must. */
  readonly mandatory: boolean;
  /** Whether a piece goes on capturing while it can. */
  readonly multiple: boolean;
  /** Which captures are allowed when there are several: the best by the first criterion, then the next. */
  readonly priority: readonly Criterion[];
  readonly removal: Removal;
}

/**
 * - `most`: the most pieces
 * - `value`: the highest value, a man counting 100 and a king 199
 * - `with-king`: a king captures before a man does
 * - `most-kings`: the most kings among the pieces taken
 * - `king-first`: a king is met as early as possible
 */
export const CRITERIA = ['most', 'value', 'with-king', 'most-kings', 'king-first'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** `after`: jumped pieces stay until the move ends and block; `during`: each leaves as it is jumped. */
export const REMOVALS = ['after', 'during'] as const;
export type Removal = (typeof REMOVALS)[number];

/**
 * A man that reaches the king row in a capture: `stop`, it is crowned and the move ends; `pass`, it
 * goes on as a man and is crowned only if it ends there; `through`, it goes on as a king.
 */
export const CROWNINGS = ['stop', 'pass', 'through'] as const;
export type Crowning = (typeof CROWNINGS)[number];

/**
 * - `last-mover`: a side that cannot move loses
 * - `giveaway`: a side that cannot move wins
 * - `first-king`: the first side to crown a man wins; a side that cannot move loses
 */
export const GOALS = ['last-mover', 'giveaway', 'first-king'] as const;
export type Goal = (typeof GOALS)[number];

export interface NotationRules {
  readonly squares: SquareNotation;
  /** Where square 1 lies, seen from White. */
  readonly firstSquare: FirstSquare;
  readonly captureSign: CaptureSign;
  /** Number of the game in PDN's `GameType`, if it has one. */
  readonly pdnType: number | null;
}

export const SQUARE_NOTATIONS = ['numeric', 'algebraic', 'coordinates'] as const;
export type SquareNotation = (typeof SQUARE_NOTATIONS)[number];

export const FIRST_SQUARES = ['top-left', 'bottom-right'] as const;
export type FirstSquare = (typeof FIRST_SQUARES)[number];

export const CAPTURE_SIGNS = ['x', ':'] as const;
export type CaptureSign = (typeof CAPTURE_SIGNS)[number];
