import type { LegalMove } from './board-types';

/** The squares of the pieces that can move. */
export const startsOf = (moves: readonly LegalMove[]): readonly number[] => [
  ...new Set(moves.flatMap((move) => move.path.slice(0, 1))),
];

/** Nothing but captures is on offer. */
export const mustCapture = (moves: readonly LegalMove[]): boolean =>
  moves.length > 0 && moves.every((move) => move.captured.length > 0);
