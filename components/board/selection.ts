import type { LegalMove, Route } from './board-types';

/**
 * What is held: the squares a piece has been led over so far, its own first. `end` is set once a
 * final square was chosen that several routes lead to.
 */
export interface Selection {
  readonly route: Route;
  readonly end?: number;
}

export const NOTHING_HELD: Selection = { route: [] };

/** What a tap leads to: another selection, and perhaps a path to play, or to be told why not. */
export interface TapResult {
  readonly selection: Selection;
  readonly path?: Route;
}

const endOf = (move: LegalMove): number | undefined => move.path[move.path.length - 1];

const beginsWith = (path: Route, route: Route): boolean =>
  path.length > route.length && route.every((square, index) => path[index] === square);

/** The legal moves that what is held can still become. */
export const candidates = (moves: readonly LegalMove[], { route, end }: Selection): LegalMove[] =>
  moves.filter(
    (move) => beginsWith(move.path, route) && (end === undefined || endOf(move) === end),
  );

/** The squares that the next tap may name, apart from those of other pieces. */
export interface Choices {
  /** Where a move ends. */
  readonly ends: readonly number[];
  /** Where a move passes next on its way to an end. */
  readonly steps: readonly number[];
}

export const choices = (moves: readonly LegalMove[], selection: Selection): Choices => {
  if (selection.route.length === 0) return { ends: [], steps: [] };
  const open = candidates(moves, selection);
  const next = selection.route.length;
  const ends = new Set<number>();
  const steps = new Set<number>();
  for (const { path } of open) {
    const end = path[path.length - 1];
    const step = path[next];
    if (step !== undefined && next < path.length - 1) steps.add(step);
    // At a fork the final square is settled already; what is asked for is the way there.
    if (end !== undefined && (selection.end === undefined || step === end)) ends.add(end);
  }
  for (const end of ends) steps.delete(end);
  return { ends: [...ends], steps: [...steps] };
};

/** How a player likes to move. */
export interface Habits {
  /** A piece that was picked up has to move, and no step is taken back. */
  readonly touchMove: boolean;
  /** What is left of a capture plays itself when there is only one way. */
  readonly finishForced: boolean;
}

export const PLAIN_HABITS: Habits = { touchMove: false, finishForced: false };

/** Where the held piece has got to. */
export const standsOn = ({ route }: Selection): number | undefined => route[route.length - 1];

export const tap = (
  moves: readonly LegalMove[],
  own: (square: number) => boolean,
  selection: Selection,
  square: number,
  habits: Habits = PLAIN_HABITS,
): TapResult => {
  const { route } = selection;
  const isHolding = route.length > 0;
  if (isHolding && standsOn(selection) === square) {
    return habits.touchMove ? { selection } : stepBack(selection);
  }
  const further = advance(moves, selection, square, habits);
  if (further) return further;
  if (own(square)) return isHolding && habits.touchMove ? { selection } : pickUp(moves, square);
  if (!isHolding) return { selection };
  return {
    selection: route.length === 1 && !habits.touchMove ? NOTHING_HELD : selection,
    path: [...route, square],
  };
};

/** The held piece is let fall on a square; where it cannot go it stays held, and somebody says why. */
export const drop = (
  moves: readonly LegalMove[],
  selection: Selection,
  square: number,
  habits: Habits = PLAIN_HABITS,
): TapResult =>
  advance(moves, selection, square, habits) ?? { selection, path: [...selection.route, square] };

/** One jump on, or straight to a final square; undefined where no move leads. */
const advance = (
  moves: readonly LegalMove[],
  selection: Selection,
  square: number,
  habits: Habits,
): TapResult | undefined => {
  const { route, end } = selection;
  if (route.length === 0) return undefined;
  const open = candidates(moves, selection);
  const next = open.filter((move) => move.path[route.length] === square);
  if (next.length > 0) return goOn(next, [...route, square], end, habits);
  const ending = open.filter((move) => endOf(move) === square);
  return ending.length > 0 ? headFor(ending, selection, square) : undefined;
};

const pickUp = (moves: readonly LegalMove[], square: number): TapResult =>
  moves.some((move) => move.path[0] === square)
    ? { selection: { route: [square] } }
    : { selection: NOTHING_HELD, path: [square] };

/** A begun route can be taken back square by square; a piece that has gone nowhere is put down. */
const stepBack = ({ route }: Selection): TapResult => ({
  selection: route.length > 1 ? { route: route.slice(0, -1) } : NOTHING_HELD,
});

const goOn = (
  open: readonly LegalMove[],
  route: Route,
  end: number | undefined,
  { finishForced }: Habits,
): TapResult => {
  const [only, ...others] = open;
  const done =
    finishForced && others.length === 0
      ? only
      : open.find((move) => move.path.length === route.length);
  if (done) return { selection: NOTHING_HELD, path: done.path };
  return { selection: end === undefined ? { route } : { route, end } };
};

/** Straight to the final square: settled when every way there takes the same pieces. */
const headFor = (ending: readonly LegalMove[], { route }: Selection, end: number): TapResult => {
  const [first, ...others] = ending;
  if (first && others.every((move) => takesTheSame(move, first))) {
    return { selection: NOTHING_HELD, path: first.path };
  }
  return { selection: { route: sharedStart(ending, route.length), end } };
};

const takesTheSame = (a: LegalMove, b: LegalMove): boolean =>
  a.captured.length === b.captured.length &&
  a.captured.every((square) => b.captured.includes(square));

/** The squares that all these moves lead over before they part, at least `length` of them. */
const sharedStart = (moves: readonly LegalMove[], length: number): Route => {
  const path = moves[0]?.path ?? [];
  let shared = length;
  while (shared < path.length && moves.every((move) => move.path[shared] === path[shared]))
    shared++;
  return path.slice(0, shared);
};
