import { boardOf, rowOf } from './board';
import type { Color } from './color';
import { COLORS } from './color';
import { makeSquare } from './notation/square';
import type { KingRun, Piece, Position } from './position';
import { colorOf, countPieces, EMPTY_SQUARE, isKing, pieceAt, PIECES } from './position';
import type { Result } from './result';
import { fail, ok } from './result';
import type { Rules } from './rules/rules';
import { SLOTS_PER_SIDE } from './search/mailbox';

/** A position from a text or an editor. `checkSetup` says whether a game can come to it. */
export interface Setup {
  readonly position: Position;
  /** Moves of either side since the last capture or man's move, where the text says so. */
  readonly halfMoves?: number;
  /** Number of the next move, where the text says so. */
  readonly moveNumber?: number;
}

export const SETUP_FAULTS = [
  'board-size',
  'piece-unknown',
  'too-many-pieces',
  'man-on-king-row',
  'run-without-king',
] as const;
export type SetupFault = (typeof SETUP_FAULTS)[number];

export interface SetupError {
  readonly code: SetupFault;
  /** The square at fault, 0 if it is no single one. */
  readonly square: number;
  readonly message: string;
}

/** More pieces than this a side, the engine cannot hold. */
export const MOST_PIECES = SLOTS_PER_SIDE;

/** The position of a setup, made ready for the rules, or why no game could have come to it. */
export const checkSetup = (rules: Rules, setup: Setup): Result<Position, SetupError> =>
  runChecks([...FITS, checkMen], rules, setup);

/**
 * As `checkSetup`, but asks only that the engine can calculate with the position. Published
 * problems have men on the king row here and there.
 */
export const fitSetup = (rules: Rules, setup: Setup): Result<Position, SetupError> =>
  runChecks(FITS, rules, setup);

const runChecks = (
  checks: readonly Check[],
  rules: Rules,
  { position }: Setup,
): Result<Position, SetupError> => {
  for (const check of checks) {
    const error = check(rules, position);
    if (error !== null) return fail(error);
  }
  return ok(withRuns(rules, position));
};

type Check = (rules: Rules, position: Position) => SetupError | null;

const fault = (code: SetupFault, square: number, message: string): SetupError => ({
  code,
  square,
  message,
});

const checkSize: Check = (rules, { board }) => {
  const { squareCount } = boardOf(rules.board);
  return board.length === squareCount
    ? null
    : fault('board-size', 0, `The position has ${board.length} squares, the board ${squareCount}.`);
};

const KNOWN: readonly string[] = [...PIECES, EMPTY_SQUARE];

const checkPieces: Check = (rules, { board }) => {
  const index = board.split('').findIndex((character) => !KNOWN.includes(character));
  return index < 0
    ? null
    : fault(
        'piece-unknown',
        index + 1,
        `"${board[index]}" on ${makeSquare(rules, index + 1)} is not a piece.`,
      );
};

const checkCounts: Check = (_rules, position) => {
  const crowded = COLORS.find((color) => countAll(position, color) > MOST_PIECES);
  return crowded === undefined
    ? null
    : fault(
        'too-many-pieces',
        0,
        `A side can have ${MOST_PIECES} pieces; ${nameOf(crowded)} has more.`,
      );
};

const countAll = (position: Position, color: Color): number => {
  const { men, kings } = countPieces(position, color);
  return men + kings;
};

const nameOf = (color: Color): string => (color === 'white' ? 'White' : 'Black');

const checkMen: Check = (rules, position) => {
  const { squareCount } = boardOf(rules.board);
  for (let square = 1; square <= squareCount; square++) {
    const piece = pieceAt(position, square);
    if (piece === null || !shouldBeKing(rules, square, piece)) continue;
    const name = nameOf(colorOf(piece));
    const message = `${name} has a man on ${makeSquare(rules, square)}, its king row, where it would be a king.`;
    return fault('man-on-king-row', square, message);
  }
  return null;
};

/** Whether a piece is a man on the row where it is crowned. */
export const shouldBeKing = (rules: Rules, square: number, piece: Piece): boolean => {
  const board = boardOf(rules.board);
  const kingRow = colorOf(piece) === 'white' ? 0 : board.rows - 1;
  return !isKing(piece) && rowOf(board, square) === kingRow;
};

const checkRuns: Check = (rules, position) => {
  for (const color of COLORS) {
    const run = position.runs?.[color] ?? null;
    if (run === null || isRunOf(position, color, run)) continue;
    const name = makeSquare(rules, run.square);
    const message = `${nameOf(color)} has no king on ${name} that could have moved last.`;
    return fault('run-without-king', run.square, message);
  }
  return null;
};

const isRunOf = (position: Position, color: Color, run: KingRun): boolean => {
  const piece = pieceAt(position, run.square);
  const isOwnKing = piece !== null && isKing(piece) && colorOf(piece) === color;
  return isOwnKing && Number.isInteger(run.moves) && run.moves > 0;
};

const FITS: readonly Check[] = [checkSize, checkPieces, checkCounts, checkRuns];

/** Runs of kings are part of a position under the rules that limit them, and of no other. */
const withRuns = (rules: Rules, { turn, board, runs }: Position): Position =>
  rules.king.runLimit === null
    ? { turn, board }
    : { turn, board, runs: runs ?? { white: null, black: null } };
