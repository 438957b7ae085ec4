import { boardOf, columnOf, rowOf, squareAt } from '../board';
import type { Move } from '../move';
import { endOf, sameMove, startOf } from '../move';
import { legalMoves, legalRoutes } from '../moves';
import type { Position } from '../position';
import { colorOf, pieceAt } from '../position';
import type { Result } from '../result';
import { fail, ok } from '../result';
import type { Rules, SquareNotation } from '../rules/rules';
import { shouldBeKing } from '../setup';
import type { MoveSign } from './move-squares';
import { readMoveSquares } from './move-squares';
import { makeSquare } from './square';
import type { TextError } from './text-error';
import { textError } from './text-error';

// ---------------------------------------------------------------------------------------------
// Writing

/**
 * A legal move as the game's players write it: `22-18`, `18x9`, and the whole route where start and
 * end leave open which pieces are taken: `47x38x24x13x36`.
 */
export const makeMove = (
  rules: Rules,
  position: Position,
  move: Move,
  style: SquareNotation = rules.notation.squares,
): string => {
  const settled =
    move.captured.length < 2 || between(legalMoves(rules, position), move.path).length < 2;
  return writePath(rules, move, settled ? [startOf(move), endOf(move)] : move.path, style);
};

/** A move with its whole route, also where it could be shorter. */
export const makeRoute = (
  rules: Rules,
  move: Move,
  style: SquareNotation = rules.notation.squares,
): string => writePath(rules, move, move.path, style);

const writePath = (rules: Rules, move: Move, path: Squares, style: SquareNotation): string => {
  const sign = move.captured.length > 0 ? rules.notation.captureSign : '-';
  return path.map((square) => makeSquare(rules, square, style)).join(sign);
};

// ---------------------------------------------------------------------------------------------
// Reading

type Squares = readonly number[];

/**
 * Reads a move in any notation of squares, with any sign between them: its start and end, its route,
 * or as much of the route as tells it from the others.
 */
export const parseMove = (
  rules: Rules,
  position: Position,
  text: string,
): Result<Move, TextError> => {
  const written = readMoveSquares(rules, text);
  if (!written.ok) return written;
  const { squares, sign } = written.value;
  const legal = legalMoves(rules, position);
  const found = findMoves(rules, position, legal, squares);
  const meant = found.length > 1 ? withSign(found, sign) : found;
  if (meant.length === 1) return ok(meant[0]!);
  const offset = text.length - text.trimStart().length;
  return fail(
    meant.length > 1
      ? textError('move-ambiguous', offset, sayAmbiguous(rules, meant))
      : refuse(rules, position, legal, squares, offset),
  );
};

/** The legal moves that the squares can mean, none of them twice. */
const findMoves = (
  rules: Rules,
  position: Position,
  legal: readonly Move[],
  squares: Squares,
): readonly Move[] => {
  const exact = legal.filter((move) => isPath(move.path, squares));
  if (exact.length > 0) return exact;
  const ends = between(legal, squares);
  if (ends.length === 0 || squares.length === 2) return ends;
  const byRoute = findByRoute(rules, position, ends, squares);
  return byRoute.length > 0 ? byRoute : findByPart(rules, position, legal, ends, squares);
};

const between = (moves: readonly Move[], squares: Squares): readonly Move[] =>
  moves.filter((move) => startOf(move) === squares[0] && endOf(move) === squares.at(-1));

const isPath = (path: Squares, squares: Squares): boolean =>
  path.length === squares.length && path.every((square, i) => square === squares[i]);

const withSign = (moves: readonly Move[], sign: MoveSign): readonly Move[] =>
  sign === 'none'
    ? moves
    : moves.filter((move) => move.captured.length > 0 === (sign === 'capture'));

// ---------------------------------------------------------------------------------------------
// Reading: routes

/**
 * The move that takes just what lies on a whole route. Another route of a move need not be among the
 * legal moves, and there can be too many routes to list them.
 */
const findByRoute = (
  rules: Rules,
  position: Position,
  moves: readonly Move[],
  route: Squares,
): readonly Move[] => {
  const captured = jumpedOn(rules, position, route);
  if (captured === null) return [];
  const walked = { path: route, captured, promotes: crownsOn(rules, position, route) };
  return moves.filter((move) => sameMove(move, walked));
};

/** Whether the route makes a king: where it ends, or already on its way. */
const crownsOn = (rules: Rules, position: Position, route: Squares): boolean => {
  const man = pieceAt(position, route[0]!)!;
  const landings = rules.crowning === 'through' ? route.slice(1) : route.slice(-1);
  return landings.some((square) => shouldBeKing(rules, square, man));
};

/** The squares of the pieces jumped on a route, one between any two landings; null if it is no such route. */
const jumpedOn = (rules: Rules, position: Position, route: Squares): Squares | null => {
  const taken: number[] = [];
  for (let i = 1; i < route.length; i++) {
    const pieces = squaresBetween(rules, route[i - 1]!, route[i]!).filter(
      (square) =>
        square !== route[0] && pieceAt(position, square) !== null && !isGone(rules, taken, square),
    );
    if (pieces.length !== 1 || taken.includes(pieces[0]!)) return null;
    taken.push(pieces[0]!);
  }
  return taken;
};

const isGone = (rules: Rules, taken: Squares, square: number): boolean =>
  rules.capture.removal === 'during' && taken.includes(square);

/** The playing squares on the straight line between two others. */
const squaresBetween = (rules: Rules, from: number, to: number): Squares => {
  const board = boardOf(rules.board);
  const rows = rowOf(board, to) - rowOf(board, from);
  const columns = columnOf(board, to) - columnOf(board, from);
  const length = Math.max(Math.abs(rows), Math.abs(columns));
  if (rows !== 0 && columns !== 0 && Math.abs(rows) !== Math.abs(columns)) return [];
  const squares: number[] = [];
  for (let step = 1; step < length; step++) {
    const row = rowOf(board, from) + Math.sign(rows) * step;
    squares.push(squareAt(board, row, columnOf(board, from) + Math.sign(columns) * step));
  }
  return squares.filter((square) => square > 0);
};

/** With more jumps than this a position can have more routes than there is time to list. */
const MOST_JUMPS_LISTED = 8;

/** The moves with a route that passes the squares in their order. */
const findByPart = (
  rules: Rules,
  position: Position,
  legal: readonly Move[],
  moves: readonly Move[],
  squares: Squares,
): readonly Move[] => {
  const isShort = legal.every((move) => move.captured.length <= MOST_JUMPS_LISTED);
  const routes = isShort ? legalRoutes(rules, position) : moves;
  const passing = routes.filter((route) => passes(route.path, squares));
  return moves.filter((move) => passing.some((route) => sameMove(move, route)));
};

const passes = (path: Squares, squares: Squares): boolean => {
  let next = 0;
  for (const square of path) if (square === squares[next]) next++;
  return next === squares.length && path.at(-1) === squares.at(-1);
};

// ---------------------------------------------------------------------------------------------
// Reasons

const MOST_NAMED = 4;

const sayAmbiguous = (rules: Rules, moves: readonly Move[]): string =>
  `The move can be ${moves
    .slice(0, MOST_NAMED)
    .map((move) => makeRoute(rules, move))
    .join(' or ')}.`;

const refuse = (
  rules: Rules,
  position: Position,
  legal: readonly Move[],
  squares: Squares,
  offset: number,
): TextError => {
  const [from, to] = [squares[0]!, squares.at(-1)!].map((square) => makeSquare(rules, square));
  const piece = pieceAt(position, squares[0]!);
  const say = (code: string, message: string): TextError => textError(code, offset, message);
  if (piece === null) return say('piece-missing', `There is no piece on ${from}.`);
  if (colorOf(piece) !== position.turn) {
    return say(
      'piece-other',
      `The piece on ${from} is not ${position.turn}, and ${position.turn} is to move.`,
    );
  }
  if (between(legal, squares).length > 0) {
    return say('route-unknown', `No capture from ${from} to ${to} goes this way.`);
  }
  const takers = capturersOf(rules, legal);
  return takers.length > 0
    ? say(
        'must-capture',
        `This is not one of the captures that have to be made, with ${takers.join(' or ')}.`,
      )
    : say('move-illegal', `The piece on ${from} cannot go to ${to}.`);
};

/** Where the pieces stand that have to capture. */
const capturersOf = (rules: Rules, legal: readonly Move[]): readonly string[] => {
  if (legal.some((move) => move.captured.length === 0)) return [];
  return [...new Set(legal.map(startOf))].map((square) => makeSquare(rules, square));
};
