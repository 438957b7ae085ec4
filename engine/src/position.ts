import type { ByColor, Color } from './color';

/** White man, white king, black man, black king. */
export const PIECES = ['w', 'W', 'b', 'B'] as const;
export type Piece = (typeof PIECES)[number];

export const EMPTY_SQUARE = '.';

/**
 * A position is a value: two positions are the same when their texts are.
 * `board` holds one character a playing square, square 1 first: a `Piece` or `.`.
 */
export interface Position {
  readonly turn: Color;
  readonly board: string;
  /** Only under rules with a `king.runLimit`: the king each side moved last, and how often in a row. */
  readonly runs?: ByColor<KingRun | null>;
}

export interface KingRun {
  readonly square: number;
  readonly moves: number;
}

export interface PieceCount {
  readonly men: number;
  readonly kings: number;
}

export const colorOf = (piece: Piece): Color =>
  piece === 'w' || piece === 'W' ? 'white' : 'black';

export const isKing = (piece: Piece): boolean => piece === 'W' || piece === 'B';

export const pieceAt = (position: Position, square: number): Piece | null => {
  const character = position.board[square - 1];
  return character === undefined || character === EMPTY_SQUARE ? null : (character as Piece);
};

export const countPieces = (position: Position, color: Color): PieceCount => {
  const man = color === 'white' ? 'w' : 'b';
  const king = man.toUpperCase();
  let men = 0;
  let kings = 0;
  for (const character of position.board) {
    if (character === man) men++;
    else if (character === king) kings++;
  }
  return { men, kings };
};
