/** A legal move. Squares are numbered from 1, row by row from the top left, White at the bottom. */
export interface Move {
  /** The square it starts from and every square it lands on. */
  readonly path: readonly number[];
  /** The squares it empties of the opponent's pieces, in order of capture. */
  readonly captured: readonly number[];
  readonly promotes: boolean;
}

export const startOf = (move: Move): number => move.path[0]!;

export const endOf = (move: Move): number => move.path[move.path.length - 1]!;

/** Two routes between the same squares that take the same pieces and leave the same piece are the same move. */
export const sameMove = (a: Move, b: Move): boolean =>
  startOf(a) === startOf(b) &&
  endOf(a) === endOf(b) &&
  a.promotes === b.promotes &&
  sameSet(a.captured, b.captured);

const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((square) => b.includes(square));
