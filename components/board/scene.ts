import type { BoardPiece, BoardSquare, Route } from './board-types';
import { FADE, legDuration, type MotionFactor, type Pace } from './motion';
import { diffPieces, type Figure, type PiecesDiff } from './pieces-diff';
import { legOver } from './jumps';

/** When the rules take jumped pieces off the board. */
export type Removal = 'after' | 'during';

/** A piece as it is to be shown: a jumped one that is still on the board is a ghost. */
export interface ShownPiece extends BoardPiece {
  readonly isGhost: boolean;
}

export interface Drop {
  readonly square: number;
}

export interface SceneRequest {
  readonly shown: readonly ShownPiece[];
  /** The move that led here. */
  readonly lastMove: Route | null;
  /** The squares a held piece has been led over. */
  readonly route: Route;
  /** A dragged piece that was let fall: it is there already. Every drop counts for one scene. */
  readonly dropped: Drop | null;
  readonly removal: Removal;
  readonly pace: Pace;
  readonly factor: MotionFactor;
  readonly places: ReadonlyMap<number, BoardSquare>;
}

/** How a piece comes to where it stands. */
export interface Journey {
  /** The square it starts from and those it passes; the last is where it stands. */
  readonly stops: readonly BoardSquare[];
  /** Milliseconds from stop to stop. */
  readonly leg: number;
}

/** How visible a piece is to become, and in how many milliseconds. */
export interface Fading {
  readonly presence: 'here' | 'ghost' | 'gone';
  readonly after: number;
  /** When it turns to a ghost on its way to being gone. */
  readonly ghostAfter?: number;
}

/** A piece on the stage. */
export interface Actor extends Figure {
  readonly journey: Journey;
  readonly fading: Fading;
  readonly isFresh: boolean;
  /** When a man that is crowned in this scene becomes a king; undefined for everyone else. */
  readonly crownedAfter?: number;
}

/** What was asked for, and what the stage shows for it. */
export interface Scene {
  readonly asked: SceneRequest;
  readonly actors: readonly Actor[];
  /** Pieces that are leaving, or have left since the scene before. */
  readonly leaving: readonly Actor[];
  /** The longest journey, by which everything else is timed. */
  readonly longest: Journey;
  /** Milliseconds until everything has come to rest. */
  readonly duration: number;
}

const NO_JOURNEY: Journey = { stops: [], leg: 0 };

/** The first scene of a board: everything stands still. */
export const openingScene = (asked: SceneRequest): Scene => ({
  asked,
  actors: asked.shown.map((piece, index) => ({
    ...piece,
    id: index + 1,
    journey: standing(asked, piece.square),
    fading: { presence: presenceOf(piece), after: 0 },
    isFresh: false,
  })),
  leaving: [],
  longest: NO_JOURNEY,
  duration: 0,
});

export const nextScene = (scene: Scene, asked: SceneRequest): Scene => {
  const before = new Map(scene.actors.map((actor) => [actor.id, actor]));
  const diff = diffPieces(
    scene.actors,
    asked.shown,
    routesBetween(scene.asked, asked),
    (from, to) => apart(asked.places.get(from), asked.places.get(to)),
  );
  const dropped = asked.dropped === scene.asked.dropped ? null : asked.dropped;
  const journeys = journeysOf(before, diff, asked, dropped);
  // The player's own move is on its way before it is written down and the position follows.
  const underWay = isPlayed(scene.asked, asked) ? scene.longest : NO_JOURNEY;
  const longest = [...journeys.values()].reduce(longer, underWay);
  const actors = diff.figures.map((figure, index) =>
    stay(before.get(figure.id), figure, presenceOf(asked.shown[index]), journeys, longest, asked),
  );
  const leaving = diff.gone.map((figure) => leave(before.get(figure.id), figure, longest, asked));
  const isFading = leaving.length > 0 || diff.fresh.size > 0;
  return {
    asked,
    actors,
    leaving,
    longest,
    duration: durationOf(longest) + (isFading ? FADE * asked.factor : 0),
  };
};

/** Whether two requests show the same, however they are written down. */
export const isSameScene = (a: SceneRequest, b: SceneRequest): boolean =>
  sameRoute(a.lastMove ?? [], b.lastMove ?? []) &&
  a.shown.length === b.shown.length &&
  a.shown.every((piece, index) => samePiece(piece, b.shown[index]));

/** Whether the move that led here is the one that was begun by hand. */
const isPlayed = (from: SceneRequest, to: SceneRequest): boolean =>
  to.lastMove !== null && to.route.length === 0 && sameRoute(from.route, to.lastMove);

const sameRoute = (a: Route, b: Route): boolean =>
  a.length === b.length && a.every((square, index) => square === b[index]);

const samePiece = (a: ShownPiece, b: ShownPiece | undefined): boolean =>
  a.square === b?.square && a.color === b.color && a.king === b.king && a.isGhost === b.isGhost;

const presenceOf = (piece: ShownPiece | undefined) => (piece?.isGhost ? 'ghost' : 'here');

const durationOf = ({ stops, leg }: Journey): number => Math.max(0, stops.length - 1) * leg;

const longer = (a: Journey, b: Journey): Journey => (durationOf(b) > durationOf(a) ? b : a);

const placesOf = ({ places }: SceneRequest, squares: Route): BoardSquare[] =>
  squares.flatMap((square) => places.get(square) ?? []);

const standing = (asked: SceneRequest, square: number): Journey => ({
  stops: placesOf(asked, [square]),
  leg: 0,
});

const journeysOf = (
  before: ReadonlyMap<number, Actor>,
  diff: PiecesDiff,
  asked: SceneRequest,
  dropped: Drop | null,
): ReadonlyMap<number, Journey> =>
  new Map(
    diff.figures.flatMap(({ id, square }) => {
      const from = before.get(id)?.square;
      const way = diff.journeys.get(id);
      if (from === undefined || way === undefined) return [];
      if (square === dropped?.square) return [[id, standing(asked, square)] as const];
      const leg = legDuration(way.length, asked.pace, asked.factor);
      return [[id, { stops: placesOf(asked, [from, ...way]), leg }] as const];
    }),
  );

/** Ways that may have been gone from one scene to the next, forwards or back. */
const routesBetween = (from: SceneRequest, to: SceneRequest): Route[] => {
  if (isPlayed(from, to)) return [];
  const isNew = !sameRoute(from.lastMove ?? [], to.lastMove ?? []);
  return [
    ...(isNew && to.lastMove ? [to.lastMove] : []),
    ...(isNew && from.lastMove ? [[...from.lastMove].reverse()] : []),
    ...(sameRoute(from.route, to.route) ? [] : [to.route, [...from.route].reverse()]),
  ];
};

const apart = (a: BoardSquare | undefined, b: BoardSquare | undefined): number =>
  a && b ? Math.hypot(a.column - b.column, a.row - b.row) : Infinity;

/** How long after the scene has begun the longest journey has jumped a square. */
const jumpedAfter = (journey: Journey, square: BoardSquare | undefined): number => {
  const leg = square && legOver(journey.stops, square);
  return leg === undefined ? durationOf(journey) : (leg + 1) * journey.leg;
};

/** A piece that is on the board in this scene. One with nothing to do is left alone. */
const stay = (
  old: Actor | undefined,
  figure: Figure,
  presence: 'here' | 'ghost',
  journeys: ReadonlyMap<number, Journey>,
  longest: Journey,
  asked: SceneRequest,
): Actor => {
  const journey = journeys.get(figure.id);
  const isSame = old?.king === figure.king && old.fading.presence === presence;
  if (old && isSame && journey === undefined) return old;
  const after = presence === 'ghost' ? jumpedAfter(longest, asked.places.get(figure.square)) : 0;
  const isCrowned = old !== undefined && !old.king && figure.king;
  return {
    ...figure,
    journey: journey ?? old?.journey ?? standing(asked, figure.square),
    fading: old?.fading.presence === presence ? old.fading : { presence, after },
    isFresh: old === undefined,
    ...(isCrowned ? { crownedAfter: durationOf(longest) } : {}),
  };
};

/** A piece that was taken: a ghost once it is jumped, and gone when the rules take it away. */
const leave = (
  old: Actor | undefined,
  figure: Figure,
  longest: Journey,
  asked: SceneRequest,
): Actor => {
  const jumped = jumpedAfter(longest, asked.places.get(figure.square));
  const isKept = asked.removal === 'after';
  return {
    ...figure,
    journey: old?.journey ?? standing(asked, figure.square),
    fading: {
      presence: 'gone',
      after: isKept ? durationOf(longest) : jumped,
      ...(isKept ? { ghostAfter: jumped } : {}),
    },
    isFresh: false,
  };
};
