import type { Color, Move } from '@dama/engine';

/** A playing square: its number, where it lies seen from White (row 0 on top), and what it is called. */
export interface BoardSquare {
  readonly square: number;
  readonly row: number;
  readonly column: number;
  readonly name: string;
}

export interface BoardShape {
  readonly columns: number;
  readonly rows: number;
  readonly squares: readonly BoardSquare[];
  /** Letters and numbers along the edge, or the number of every playing square on it. */
  readonly coordinates: 'edge' | 'squares';
}

export interface BoardPiece {
  readonly square: number;
  readonly color: Color;
  readonly king: boolean;
}

export type Route = readonly number[];

export type LegalMove = Pick<Move, 'path' | 'captured'>;
