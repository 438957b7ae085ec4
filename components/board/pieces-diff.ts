import type { BoardPiece, Route } from './board-types';

/** A piece that keeps its identity from one position to the next. */
export interface Figure extends BoardPiece {
  readonly id: number;
}

export interface PiecesDiff {
  /** The pieces of the new position, in its order. */
  readonly figures: readonly Figure[];
  /** The squares each piece that moves passes, by its identity; the last is where it stands. */
  readonly journeys: ReadonlyMap<number, Route>;
  /** Pieces of the old position that the new one has not. */
  readonly gone: readonly Figure[];
  /** Identities of pieces that the old position had not. */
  readonly fresh: ReadonlySet<number>;
}

/** Finds which piece became which, so that a move, its undoing and any step of a game look alike. */
export const diffPieces = (
  before: readonly Figure[],
  after: readonly BoardPiece[],
  routes: readonly Route[],
  distance: (from: number, to: number) => number,
): PiecesDiff => {
  const left = new Set(before);
  const matched = new Map<BoardPiece, Figure>();
  const match = (piece: BoardPiece, figure: Figure | undefined) => {
    if (!figure) return;
    matched.set(piece, figure);
    left.delete(figure);
  };
  const unmatched = () => after.filter((piece) => !matched.has(piece));
  const alike = (piece: BoardPiece) => [...left].filter(({ color }) => color === piece.color);

  for (const piece of after) match(piece, alike(piece).find(standingOn(piece.square)));
  for (const piece of unmatched()) {
    match(
      piece,
      alike(piece).find((figure) => wayAlong(routes, figure.square, piece.square)),
    );
  }
  for (const piece of unmatched()) {
    match(
      piece,
      nearest(alike(piece), (figure) => cost(figure, piece, distance)),
    );
  }

  let lastId = Math.max(0, ...before.map(({ id }) => id));
  const figures = after.map((piece) => figureFor(piece, matched.get(piece)?.id ?? ++lastId));
  const journeys = new Map<number, Route>();
  for (const [piece, { id, square }] of matched) {
    const way = journey(routes, square, piece.square);
    if (way) journeys.set(id, way);
  }
  const known = new Set(before.map(({ id }) => id));
  return {
    figures,
    journeys,
    gone: [...left],
    fresh: new Set(figures.map(({ id }) => id).filter((id) => !known.has(id))),
  };
};

const figureFor = ({ square, color, king }: BoardPiece, id: number): Figure => ({
  id,
  square,
  color,
  king,
});

const standingOn =
  (square: number) =>
  (figure: Figure): boolean =>
    figure.square === square;

/** Men are taken for men and kings for kings, unless nothing else is left. */
const cost = (
  figure: Figure,
  piece: BoardPiece,
  distance: (from: number, to: number) => number,
): number => distance(figure.square, piece.square) + (figure.king === piece.king ? 0 : 100);

const nearest = (
  figures: readonly Figure[],
  costOf: (figure: Figure) => number,
): Figure | undefined =>
  figures.reduce<Figure | undefined>(
    (best, figure) => (best === undefined || costOf(figure) < costOf(best) ? figure : best),
    undefined,
  );

/** A piece that stays has no journey, unless a route leads it round to where it began. */
const journey = (routes: readonly Route[], from: number, to: number): Route | undefined => {
  if (from !== to) return wayAlong(routes, from, to) ?? [to];
  return routes
    .find((route) => route.length > 2 && route[0] === from && route.at(-1) === to)
    ?.slice(1);
};

/** The squares that a route passes from one of its squares to a later one. */
const wayAlong = (routes: readonly Route[], from: number, to: number): Route | undefined => {
  for (const route of routes) {
    const start = route.indexOf(from);
    const end = route.lastIndexOf(to);
    if (start >= 0 && start < end) return route.slice(start + 1, end + 1);
  }
  return undefined;
};
