import type { BoardPiece, LegalMove, Route } from './board-types';
import type { Removal, ShownPiece } from './scene';

/**
 * The pieces while one of them is led along a route: it is shown where it has got to, and what it has
 * jumped is a ghost, or gone where the rules take it away at once.
 */
export const shownPieces = (
  pieces: readonly BoardPiece[],
  moves: readonly LegalMove[],
  route: Route,
  removal: Removal,
): ShownPiece[] => {
  const jumped = jumpedBy(moves, route);
  const standsOn = route[route.length - 1];
  return pieces
    .filter(({ square }) => removal === 'after' || !jumped.includes(square))
    .map((piece) => ({
      ...piece,
      square: piece.square === route[0] ? (standsOn ?? piece.square) : piece.square,
      isGhost: jumped.includes(piece.square),
    }));
};

/** What has been jumped so far: a piece a leg, as the captured ones are in order. */
const jumpedBy = (moves: readonly LegalMove[], route: Route): readonly number[] =>
  moves
    .find(({ path }) => route.every((square, index) => path[index] === square))
    ?.captured.slice(0, Math.max(0, route.length - 1)) ?? [];
