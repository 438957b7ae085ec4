/**
 * Why a move is refused, as a code and the facts to word it with. The rules are asked again with one of
 * them lifted: a move that is legal without the duty to capture was refused by that duty, and so on.
 */
import { boardOf, columnOf, rowOf, squareAt } from './board';
import type { Move } from './move';
import { endOf, startOf } from './move';
import { legalMoves, legalRoutes } from './moves';
import type { Outcome } from './outcome';
import type { Piece, Position } from './position';
import { colorOf, isKing, pieceAt } from './position';
import type { Criterion, Rules } from './rules/rules';
import { shouldBeKing } from './setup';

export type Refusal =
  | { readonly code: 'game-over'; readonly outcome: Outcome }
  | { readonly code: 'not-your-piece'; readonly square: number; readonly piece: Piece | null }
  /** The piece cannot go there: `to` is null when it cannot go anywhere. */
  | { readonly code: 'blocked'; readonly square: number; readonly to: number | null }
  /** `squares`: the pieces that can capture. */
  | { readonly code: 'must-capture'; readonly squares: readonly number[] }
  /** This route takes `takes` pieces, kings or value; `most` is the most there is. */
  | {
      readonly code: 'must-take-more' | 'must-take-more-kings' | 'must-take-more-value';
      readonly takes: number;
      readonly most: number;
      readonly squares: readonly number[];
    }
  | { readonly code: 'must-take-with-king'; readonly squares: readonly number[] }
  | { readonly code: 'must-meet-king-first'; readonly squares: readonly number[] }
  /** The capture goes on from `square`; `next` are the squares it may land on. */
  | { readonly code: 'must-go-on'; readonly square: number; readonly next: readonly number[] }
  | { readonly code: 'same-king'; readonly square: number; readonly limit: number }
  /** Start and end do not settle which pieces are taken. */
  | { readonly code: 'ambiguous'; readonly moves: readonly Move[] };

type Path = readonly number[];

/** Why a path is not a legal move; a path of one square asks why that piece cannot move at all. */
export const explainRefusal = (rules: Rules, position: Position, path: Path): Refusal => {
  const square = path[0] ?? 0;
  const piece = pieceAt(position, square);
  if (piece === null || colorOf(piece) !== position.turn)
    return { code: 'not-your-piece', square, piece };
  return (
    mustGoOn(rules, position, path) ??
    outranked(rules, position, path) ??
    runUsedUp(rules, position, path) ??
    mustCapture(rules, position, path) ?? {
      code: 'blocked',
      square,
      to: path.length > 1 ? path.at(-1)! : null,
    }
  );
};

/** The path begins a legal capture and stops too early, or lands where it could not go on. */
const mustGoOn = (rules: Rules, position: Position, path: Path): Refusal | undefined => {
  if (path.length < 2) return undefined;
  const routes = legalRoutes(rules, position);
  const longer = routes.filter(
    (move) => move.path.length > path.length && beginsWith(move.path, path),
  );
  if (longer.length > 0) {
    return {
      code: 'must-go-on',
      square: path.at(-1)!,
      next: unique(longer.map((move) => move.path[path.length]!)),
    };
  }
  return landedBadly(rules, position, path, routes);
};

/** The last jump takes a piece as a legal route does, but lands where nothing more can be taken. */
const landedBadly = (
  rules: Rules,
  position: Position,
  path: Path,
  routes: readonly Move[],
): Refusal | undefined => {
  const before = path.slice(0, -1);
  if (!mayLandAnywhere(rules, position, before)) return undefined;
  const longer = routes.filter(
    (move) =>
      move.captured.length > before.length &&
      beginsWith(move.path, before) &&
      landsBehind(rules, position, move, before.length - 1, path.at(-1)!),
  );
  if (longer.length === 0) return undefined;
  return {
    code: 'must-go-on',
    square: path.at(-1)!,
    next: unique(longer.map((move) => move.path[before.length]!)),
  };
};

/** Whether the piece has a choice of landings: a flying king, or a man that became one on its way. */
const mayLandAnywhere = (rules: Rules, position: Position, path: Path): boolean => {
  const { range, landing } = rules.king;
  if (range !== 'flying' || landing === 'behind') return false;
  const piece = pieceAt(position, path[0]!);
  if (piece === null || isKing(piece)) return piece !== null;
  return rules.crowning === 'through' && path.some((square) => shouldBeKing(rules, square, piece));
};

/** Whether a square lies behind the piece that a jump of the route takes, with nothing in between. */
const landsBehind = (
  rules: Rules,
  position: Position,
  route: Move,
  jump: number,
  square: number,
): boolean => {
  const board = boardOf(rules.board);
  const victim = route.captured[jump]!;
  const landing = route.path[jump + 1]!;
  const rowStep = Math.sign(rowOf(board, landing) - rowOf(board, victim));
  const columnStep = Math.sign(columnOf(board, landing) - columnOf(board, victim));
  let row = rowOf(board, victim) + rowStep;
  let column = columnOf(board, victim) + columnStep;
  const isInside = (): boolean =>
    row >= 0 && row < board.rows && column >= 0 && column < board.columns;
  for (; isInside(); row += rowStep, column += columnStep) {
    const passed = squareAt(board, row, column);
    if (!isFreeFor(rules, position, route, jump, passed)) return false;
    if (passed === square) return true;
  }
  return false;
};

/** Whether nothing stands on a square when the route has come to a jump. */
const isFreeFor = (
  rules: Rules,
  position: Position,
  route: Move,
  jump: number,
  square: number,
): boolean => {
  const isGone = rules.capture.removal === 'during' && route.captured.indexOf(square) < jump;
  const isTaken = route.captured.includes(square);
  return pieceAt(position, square) === null || square === startOf(route) || (isTaken && isGone);
};

/** The path is a whole capture, or the beginning of one, that the order among captures forbids. */
const outranked = (rules: Rules, position: Position, path: Path): Refusal | undefined => {
  const free = { ...rules, capture: { ...rules.capture, priority: [] } };
  const attempts = legalRoutes(free, position).filter(
    (move) => move.captured.length > 0 && (beginsWith(move.path, path) || isShortFor(path, move)),
  );
  const best = legalRoutes(rules, position).filter((move) => move.captured.length > 0);
  if (attempts.length === 0 || best.length === 0) return undefined;
  if (attempts.some((attempt) => best.some((move) => samePath(move.path, attempt.path))))
    return undefined;
  return firstShortfall(rules.capture.priority, position, attempts, best);
};

/** The first criterion by which the attempts that are as good so far fall short of the best. */
const firstShortfall = (
  criteria: readonly Criterion[],
  position: Position,
  attempts: readonly Move[],
  best: readonly Move[],
): Refusal | undefined => {
  let left = attempts;
  for (const criterion of criteria) {
    const measure = (move: Move): number => MEASURES[criterion](position, move);
    const takes = Math.max(...left.map(measure));
    const most = Math.max(...best.map(measure));
    if (takes < most) return shortfall(criterion, takes, most, unique(best.map(startOf)));
    left = left.filter((move) => measure(move) === takes);
  }
  return undefined;
};

const shortfall = (
  criterion: Criterion,
  takes: number,
  most: number,
  squares: readonly number[],
): Refusal => {
  switch (criterion) {
    case 'most':
      return { code: 'must-take-more', takes, most, squares };
    case 'most-kings':
      return { code: 'must-take-more-kings', takes, most, squares };
    case 'value':
      return { code: 'must-take-more-value', takes, most, squares };
    case 'with-king':
      return { code: 'must-take-with-king', squares };
    case 'king-first':
      return { code: 'must-meet-king-first', squares };
  }
};

const kingAt = (position: Position, square: number): boolean => {
  const piece = pieceAt(position, square);
  return piece !== null && isKing(piece);
};

const kingsTaken = (position: Position, move: Move): number =>
  move.captured.filter((square) => kingAt(position, square)).length;

/** Values as in the Frisian rules: see `CRITERIA`. */
const MEASURES: Readonly<Record<Criterion, (position: Position, move: Move) => number>> = {
  most: (_, move) => move.captured.length,
  value: (position, move) => 100 * move.captured.length + 99 * kingsTaken(position, move),
  'with-king': (position, move) => (kingAt(position, startOf(move)) ? 1 : 0),
  'most-kings': kingsTaken,
  'king-first': (position, move) =>
    move.captured.reduce((sum, square, i) => sum + (kingAt(position, square) ? 2 ** -i : 0), 0),
};

/** The king has made as many moves in a row as the rules allow it. */
const runUsedUp = (rules: Rules, position: Position, path: Path): Refusal | undefined => {
  const limit = rules.king.runLimit;
  const square = path[0]!;
  if (limit === null || position.runs?.[position.turn]?.square !== square) return undefined;
  if (rules.capture.mandatory && captures(rules, position).length > 0) return undefined;
  if (isLegal(rules, position, path)) return undefined;
  const lifted = { ...rules, king: { ...rules.king, runLimit: null } };
  return isLegal(lifted, position, path) ? { code: 'same-king', square, limit } : undefined;
};

/** Without the duty to capture, the piece could move so, were it not for the moves it made before. */
const mustCapture = (rules: Rules, position: Position, path: Path): Refusal | undefined => {
  const capturing = captures(rules, position);
  if (!rules.capture.mandatory || capturing.length === 0) return undefined;
  const lifted = {
    ...rules,
    king: { ...rules.king, runLimit: null },
    capture: { ...rules.capture, mandatory: false },
  };
  return isLegal(lifted, position, path)
    ? { code: 'must-capture', squares: unique(capturing.map(startOf)) }
    : undefined;
};

const captures = (rules: Rules, position: Position): readonly Move[] =>
  legalMoves(rules, position).filter((move) => move.captured.length > 0);

const isLegal = (rules: Rules, position: Position, path: Path): boolean =>
  legalMoves(rules, position).some((move) =>
    path.length === 1 ? startOf(move) === path[0] : isShortFor(path, move),
  );

/** The path names only the move's start and end. */
const isShortFor = (path: Path, move: Move): boolean =>
  path.length === 2 && startOf(move) === path[0] && endOf(move) === path[1];

const beginsWith = (path: Path, start: Path): boolean =>
  start.every((square, i) => path[i] === square);

const samePath = (a: Path, b: Path): boolean => a.length === b.length && beginsWith(a, b);

const unique = (squares: readonly number[]): readonly number[] =>
  [...new Set(squares)].sort((a, b) => a - b);
