/**
 * What the evaluation looks at. A position is worth the sum of weight times feature, White's features less
 * Black's. The first group belongs to a piece on a square and is summed as pieces move; the others are
 * counted in the position.
 */
export const PIECE_FEATURES = [
  'man',
  'king',
  /** Rows a man has gone, from 0 at home to 1 on the last row. */
  'advance',
  /** The same squared: the last steps count more. */
  'nearCrown',
  'backRank',
  'centre',
  'edge',
  'kingCentre',
  'kingEdge',
] as const;

export const POSITION_FEATURES = [
  /** The right to move. */
  'tempo',
  /** Free squares next to a piece that it may step to. */
  'mobility',
  'kingMobility',
  /** Men with no opponent left between them and the crown. */
  'runaway',
  'trappedKing',
  /** Two men on the back rank that guard it between them. */
  'bridge',
  /** The side with more, in an ending of kings: steps between its pieces and those it hunts. */
  'hunt',
] as const;

export const FEATURES = [...PIECE_FEATURES, ...POSITION_FEATURES] as const;
export type Feature = (typeof FEATURES)[number];

/** Hundredths of a man. */
export type Weights = Readonly<Record<Feature, number>>;

/** What positions are judged by. */
export interface Judgement {
  readonly weights: Weights;
  /** Null where nothing but the features counts. */
  readonly patterns: Patterns | null;
}

/** What patterns of men are worth: see patterns.ts. */
export interface Patterns {
  /** A table for each pattern of the board, as `readTables` reads it. */
  readonly tables: readonly string[];
  /** Hundredths of a man that all patterns together are seldom worth. */
  readonly margin: number;
}

/** Weights as the learning program writes them down, with the match that speaks for them. */
export interface LearntWeights {
  readonly weights: Weights;
  readonly games: number;
  readonly positions: number;
  /** Points against the weights it began with, in a hundred, and the margin of that number. */
  readonly match: { readonly games: number; readonly points: number; readonly margin: number };
}

/** Patterns as the learning program writes them down, with the weights that go with them. */
export interface LearntPatterns extends LearntWeights {
  readonly patterns: Patterns;
}
