import { opposite } from '../../../engine/src/color';
import type { Color } from '../../../engine/src/color';
import { sameMove } from '../../../engine/src/move';
import type { Move } from '../../../engine/src/move';
import type { Position } from '../../../engine/src/position';
import type { Criterion, Rules } from '../../../engine/src/rules/rules';
import {
  after,
  freePlacesAlong,
  isFree,
  isKingRow,
  isReverse,
  keyOf,
  numberOf,
  playingPlaces,
  readBoard,
  samePlace,
  stepsOf,
  withoutPiece,
} from './plain-board';
import type { Place, PlainBoard, PlainPiece, Step } from './plain-board';

/**
 * A second move generator, for tests only. It is slow on purpose: it walks every route of every
 * capture on copied boards, and only then asks which of them the rules allow.
 */
export const plainMoves = (rules: Rules, position: Position): Move[] =>
  withoutRepeats(plainRoutes(rules, position));

/** Thrown when a position has more routes of capture than the caller is willing to wait for. */
export class TooManyRoutesError extends Error {}

/** The legal moves with every one of their routes. */
export const plainRoutes = (rules: Rules, position: Position, limit = Infinity): Move[] => {
  const pieces = readBoard(rules.board, position);
  if (isWonByCrowning(rules, pieces)) return [];
  const captures = atMost(limit, allCaptures(rules, pieces, position.turn));
  const allowed = bestCaptures(rules.capture.priority, captures).map((route) =>
    moveOf(rules, route),
  );
  const mustCapture = rules.capture.mandatory && allowed.length > 0;
  return mustCapture ? allowed : [...allowed, ...quietMoves(rules, pieces, position)];
};

const isWonByCrowning = (rules: Rules, pieces: PlainBoard): boolean =>
  rules.goal === 'first-king' && [...pieces.values()].some((piece) => piece.king);

const atMost = (limit: number, routes: Iterable<Route>): readonly Route[] => {
  const found: Route[] = [];
  for (const route of routes) {
    if (found.length >= limit) throw new TooManyRoutesError(`more than ${limit} routes`);
    found.push(route);
  }
  return found;
};

const withoutRepeats = (moves: readonly Move[]): Move[] =>
  moves.filter((move, index) => moves.findIndex((other) => sameMove(move, other)) === index);

interface Owned {
  readonly place: Place;
  readonly piece: PlainPiece;
}

const piecesOf = (rules: Rules, pieces: PlainBoard, color: Color): readonly Owned[] =>
  playingPlaces(rules.board).flatMap((place) => {
    const piece = pieces.get(keyOf(place));
    return piece?.color === color ? [{ place, piece }] : [];
  });

// Moves without a capture

const quietMoves = (rules: Rules, pieces: PlainBoard, position: Position): Move[] =>
  piecesOf(rules, pieces, position.turn)
    .filter(({ place, piece }) => !(piece.king && hasRunOut(rules, pieces, position, place)))
    .flatMap((owned) => quietMovesOf(rules, pieces, owned));

/** Whether the king here has moved so often in a row that another piece must move now. */
const hasRunOut = (rules: Rules, pieces: PlainBoard, position: Position, place: Place): boolean => {
  const limit = rules.king.runLimit;
  const run = position.runs?.[position.turn] ?? null;
  if (limit === null || run === null) return false;
  const hasMan = piecesOf(rules, pieces, position.turn).some(({ piece }) => !piece.king);
  return hasMan && run.square === numberOf(rules.board, place) && run.moves >= limit;
};

const quietMovesOf = (rules: Rules, pieces: PlainBoard, { place, piece }: Owned): Move[] => {
  const directions = piece.king ? rules.king.moves : rules.man.moves;
  return stepsOf(rules.board, piece.color, directions)
    .flatMap((step) => quietTargets(rules, pieces, { place, piece }, step))
    .map((target) => ({
      path: [numberOf(rules.board, place), numberOf(rules.board, target)],
      captured: [],
      promotes: !piece.king && isKingRow(rules.board, piece.color, target),
    }));
};

const quietTargets = (
  rules: Rules,
  pieces: PlainBoard,
  { place, piece }: Owned,
  step: Step,
): readonly Place[] => {
  const free = freePlacesAlong(rules.board, pieces, place, step);
  return flies(rules, piece) ? free : free.slice(0, 1);
};

const flies = (rules: Rules, piece: PlainPiece): boolean =>
  piece.king && rules.king.range === 'flying';

// Captures

/** Where a capture began and where it landed. */
type Path = readonly [Place, ...Place[]];

/** A capture on its way: what stands on the board besides the capturing piece, and what it did so far. */
interface Journey {
  readonly pieces: PlainBoard;
  readonly began: PlainPiece;
  readonly piece: PlainPiece;
  readonly path: Path;
  readonly taken: readonly Owned[];
  readonly lastStep: Step | null;
}

/** A journey that has come to its end. */
interface Route {
  readonly path: Path;
  readonly taken: readonly Owned[];
  readonly began: PlainPiece;
  readonly promotes: boolean;
}

/** One piece that can be jumped, and the free squares behind it. */
interface Jump {
  readonly step: Step;
  readonly victim: Owned;
  readonly landings: readonly Place[];
}

function* allCaptures(rules: Rules, pieces: PlainBoard, turn: Color): Generator<Route> {
  for (const { place, piece } of piecesOf(rules, pieces, turn)) {
    const start: Journey = {
      pieces: withoutPiece(pieces, place),
      began: piece,
      piece,
      path: [place],
      taken: [],
      lastStep: null,
    };
    for (const journey of nextJourneys(rules, start)) yield* routesFrom(rules, journey);
  }
}

function* routesFrom(rules: Rules, journey: Journey): Generator<Route> {
  const next = nextJourneys(rules, journey);
  if (next.length === 0) yield routeOf(rules, journey);
  for (const further of next) yield* routesFrom(rules, further);
}

const routeOf = (rules: Rules, { path, taken, began, piece }: Journey): Route => ({
  path,
  taken,
  began,
  promotes: !began.king && (piece.king || isKingRow(rules.board, began.color, lastOf(path))),
});

const nextJourneys = (rules: Rules, journey: Journey): readonly Journey[] =>
  jumpsOf(rules, journey).flatMap((jump) => afterJump(rules, journey, jump));

/** A square from which the capture goes on comes before one where it would end. */
const afterJump = (rules: Rules, journey: Journey, jump: Jump): readonly Journey[] => {
  const landed = jump.landings.map((landing) => land(rules, journey, jump, landing));
  const goingOn = landed.filter((next) => jumpsOf(rules, next).length > 0);
  if (goingOn.length > 0) return goingOn;
  const endsBehind = rules.king.landing === 'behind-last-king' && jump.victim.piece.king;
  return endsBehind ? landed.slice(0, 1) : landed;
};

const land = (rules: Rules, journey: Journey, jump: Jump, landing: Place): Journey => {
  const leavesNow = rules.capture.removal === 'during';
  const isCrowned =
    rules.crowning === 'through' && isKingRow(rules.board, journey.piece.color, landing);
  return {
    pieces: leavesNow ? withoutPiece(journey.pieces, jump.victim.place) : journey.pieces,
    began: journey.began,
    piece: isCrowned ? { ...journey.piece, king: true } : journey.piece,
    path: [...journey.path, landing],
    taken: [...journey.taken, jump.victim],
    lastStep: jump.step,
  };
};

const jumpsOf = (rules: Rules, journey: Journey): readonly Jump[] => {
  if (hasEnded(rules, journey)) return [];
  const directions = journey.piece.king ? rules.king.captures : rules.man.captures;
  return stepsOf(rules.board, journey.piece.color, directions)
    .filter((step) => mayTurn(rules, journey, step))
    .flatMap((step) => jumpAlong(rules, journey, step));
};

/** Whether the capture is over though there may be more to take. */
const hasEnded = (rules: Rules, { piece, path, taken }: Journey): boolean => {
  if (taken.length === 0) return false;
  if (!rules.capture.multiple) return true;
  return (
    rules.crowning === 'stop' && !piece.king && isKingRow(rules.board, piece.color, lastOf(path))
  );
};

const mayTurn = (rules: Rules, { piece, lastStep }: Journey, step: Step): boolean =>
  rules.king.turnsBack || !piece.king || lastStep === null || !isReverse(step, lastStep);

const jumpAlong = (rules: Rules, journey: Journey, step: Step): readonly Jump[] => {
  const place = firstObstacle(rules, journey, step);
  const piece = journey.pieces.get(keyOf(place));
  if (piece === undefined || !mayTake(rules, journey, { place, piece })) return [];
  const landings = landingsBehind(rules, journey, place, step);
  return landings.length === 0 ? [] : [{ step, victim: { place, piece }, landings }];
};

/** The first square in this direction that is not free and that the piece could still reach over. */
const firstObstacle = (rules: Rules, { pieces, piece, path }: Journey, step: Step): Place => {
  const from = lastOf(path);
  const crossed = flies(rules, piece) ? freePlacesAlong(rules.board, pieces, from, step) : [];
  return after(crossed.at(-1) ?? from, step);
};

const mayTake = (rules: Rules, { piece, taken }: Journey, victim: Owned): boolean =>
  victim.piece.color === opposite(piece.color) &&
  !taken.some(({ place }) => samePlace(place, victim.place)) &&
  (piece.king || rules.man.takesKings || !victim.piece.king);

const landingsBehind = (
  rules: Rules,
  { pieces, piece }: Journey,
  victim: Place,
  step: Step,
): readonly Place[] => {
  const mayFlyOn = flies(rules, piece) && rules.king.landing !== 'behind';
  const behind = after(victim, step);
  if (mayFlyOn) return freePlacesAlong(rules.board, pieces, victim, step);
  return isFree(rules.board, pieces, behind) ? [behind] : [];
};

const moveOf = (rules: Rules, { path, taken, promotes }: Route): Move => ({
  path: path.map((place) => numberOf(rules.board, place)),
  captured: taken.map(({ place }) => numberOf(rules.board, place)),
  promotes,
});

const lastOf = (path: Path): Place => path.at(-1) ?? path[0];

// The duty to capture

/** The best routes by the first criterion, of those the best by the second, and so on. */
const bestCaptures = (priority: readonly Criterion[], routes: readonly Route[]): readonly Route[] =>
  priority.reduce((left, criterion) => bestBy(criterion, left), routes);

const bestBy = (criterion: Criterion, routes: readonly Route[]): readonly Route[] => {
  const best = routes.map((route) => merit(criterion, route)).reduce(greater, []);
  return routes.filter((route) => compare(merit(criterion, route), best) === 0);
};

/** What a criterion looks at: numbers to compare place by place, none counting as 0. */
const merit = (criterion: Criterion, { taken, began }: Route): readonly number[] => {
  const kings = taken.filter(({ piece }) => piece.king).length;
  const men = taken.length - kings;
  switch (criterion) {
    case 'most':
      return [taken.length];
    case 'value':
      return [100 * men + 199 * kings];
    case 'with-king':
      return [began.king ? 1 : 0];
    case 'most-kings':
      return [kings];
    case 'king-first':
      return taken.map(({ piece }) => (piece.king ? 1 : 0));
  }
};

const greater = (a: readonly number[], b: readonly number[]): readonly number[] =>
  compare(a, b) >= 0 ? a : b;

const compare = (a: readonly number[], b: readonly number[]): number => {
  const length = Math.max(a.length, b.length);
  const differences = Array.from({ length }, (_, index) => (a[index] ?? 0) - (b[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
};
