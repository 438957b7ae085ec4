import { boardOf, type Board } from './board';
import { opposite } from './color';
import type { Move } from './move';
import { endOf, startOf } from './move';
import type { KingRun, Position } from './position';
import { EMPTY_SQUARE, isKing, pieceAt } from './position';
import type { Rules } from './rules/rules';
import {
  canCapture as mailboxCanCapture,
  generateRoutes,
  loadPosition,
  make,
  moveSquares,
  moveTakesHigh,
  moveTakesLow,
  PROMOTES,
  SCRATCH_BASE,
  type Route,
} from './search/mailbox';

/** The legal moves of a position. */
export const legalMoves = (rules: Rules, position: Position): readonly Move[] =>
  readMoves(rules, position, false);

/** As `legalMoves`, but with every route of each capture, so that a player may follow any of them. */
export const legalRoutes = (rules: Rules, position: Position): readonly Move[] =>
  readMoves(rules, position, true);

export const canCapture = (rules: Rules, position: Position): boolean => {
  loadPosition(rules, position);
  return mailboxCanCapture();
};

const readMoves = (rules: Rules, position: Position, everyRoute: boolean): readonly Move[] => {
  loadPosition(rules, position);
  const { end, routes } = generateRoutes(SCRATCH_BASE, everyRoute);
  const board = boardOf(rules.board);
  const moves: Move[] = [];
  for (let i = SCRATCH_BASE; i < end; i++) {
    const squares = moveSquares[i]!;
    const route = routes[i - SCRATCH_BASE] ?? quietRoute(squares);
    moves.push(readMove(board, route, (squares & PROMOTES) !== 0));
  }
  return moves;
};

/** The moves of a line as the search keeps it: `squares` and takes as in the mailbox. */
export const readLine = (
  rules: Rules,
  position: Position,
  line: readonly { squares: number; takesLow: number; takesHigh: number }[],
): readonly Move[] => {
  loadPosition(rules, position);
  const board = boardOf(rules.board);
  const moves: Move[] = [];
  for (const { squares, takesLow, takesHigh } of line) {
    const { end, routes } = generateRoutes(SCRATCH_BASE, false);
    let index = SCRATCH_BASE;
    while (
      index < end &&
      (moveSquares[index] !== squares ||
        moveTakesLow[index] !== takesLow ||
        moveTakesHigh[index] !== takesHigh)
    )
      index++;
    // A key that met its double in the table may end a line early; it is never played unseen.
    if (index === end) break;
    const route = routes[index - SCRATCH_BASE] ?? quietRoute(squares);
    moves.push(readMove(board, route, (squares & PROMOTES) !== 0));
    make(index);
  }
  return moves;
};

const quietRoute = (squares: number): Route => ({
  cells: [squares & 255, (squares >> 8) & 255],
  victims: [],
});

const readMove = (board: Board, route: Route, promotes: boolean): Move => ({
  path: route.cells.map((cell) => board.squareOfCell[cell]!),
  captured: route.victims.map((cell) => board.squareOfCell[cell]!),
  promotes,
});

/** The position after a legal move. */
export const applyMove = (rules: Rules, position: Position, move: Move): Position => {
  const squares = position.board.split('');
  const piece = squares[startOf(move) - 1]!;
  squares[startOf(move) - 1] = EMPTY_SQUARE;
  for (const square of move.captured) squares[square - 1] = EMPTY_SQUARE;
  squares[endOf(move) - 1] = move.promotes ? piece.toUpperCase() : piece;
  const next = { turn: opposite(position.turn), board: squares.join('') };
  return rules.king.runLimit === null ? next : { ...next, runs: runsAfter(position, move) };
};

const runsAfter = (position: Position, move: Move): NonNullable<Position['runs']> => {
  const other = opposite(position.turn);
  const theirs = position.runs?.[other] ?? null;
  const theirsIsTaken = theirs !== null && move.captured.includes(theirs.square);
  const runs = { white: theirs, black: theirs };
  runs[other] = theirsIsTaken ? null : theirs;
  runs[position.turn] = runAfter(position, move);
  return runs;
};

const runAfter = (position: Position, move: Move): KingRun | null => {
  const piece = pieceAt(position, startOf(move));
  if (piece === null || !isKing(piece) || move.captured.length > 0) return null;
  const run = position.runs?.[position.turn] ?? null;
  return { square: endOf(move), moves: run?.square === startOf(move) ? run.moves + 1 : 1 };
};
