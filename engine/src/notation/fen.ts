import { boardOf } from '../board';
import type { Color } from '../color';
import { COLORS } from '../color';
import type { KingRun, Piece, Position } from '../position';
import { colorOf, EMPTY_SQUARE, isKing, pieceAt } from '../position';
import type { Result } from '../result';
import { fail, ok } from '../result';
import type { NotationRules, Rules } from '../rules/rules';
import type { Setup, SetupError } from '../setup';
import { fitSetup } from '../setup';
import { makeSquare, ownNumber, parseSquare } from './square';
import type { TextError } from './text-error';
import { quoted, shiftError, textError } from './text-error';

/*
 * A position as text:
 *
 *     W:W21,22,K30:B1-12:H4:F9:R30=2
 *     |  |          |     |  |  the king on 30 made the last two moves of its side (only where
 *     |  |          |     |  |  the rules limit that)
 *     |  |          |     |  number of the next move
 *     |  |          |     half-moves since a capture or a man's move
 *     |  White's    Black's pieces; K for a king, 1-12 for a row of squares
 *     side to move
 *
 * Only the first three parts are needed, and the parts after the first come in any order.
 */

/** `internal`: numbers counted from the top left. `own`: squares as the game's players write them. */
export type FenSquares = 'internal' | 'own';

const LONGEST = 10_000;

// ---------------------------------------------------------------------------------------------
// Writing

export const makeFen = (rules: Rules, setup: Setup, squares: FenSquares = 'internal'): string => {
  const written = rulesOfText(rules, squares);
  const { position, halfMoves, moveNumber } = setup;
  const parts = [
    LETTERS[position.turn],
    ...COLORS.map((color) => LETTERS[color] + makePieces(written, position, color)),
  ];
  if (halfMoves !== undefined) parts.push(`H${halfMoves}`);
  if (moveNumber !== undefined) parts.push(`F${moveNumber}`);
  const runs = makeRuns(written, position);
  if (runs !== '') parts.push(`R${runs}`);
  return parts.join(':');
};

const LETTERS: Readonly<Record<Color, string>> = { white: 'W', black: 'B' };

const makePieces = (rules: Rules, position: Position, color: Color): string => {
  const pieces: string[] = [];
  for (let number = 1; number <= boardOf(rules.board).squareCount; number++) {
    const square = ownNumber(rules, number);
    const piece = pieceAt(position, square);
    if (piece === null || colorOf(piece) !== color) continue;
    pieces.push((isKing(piece) ? 'K' : '') + makeSquare(rules, square));
  }
  return pieces.join(',');
};

const makeRuns = (rules: Rules, { runs }: Position): string =>
  COLORS.map((color) => runs?.[color] ?? null)
    .filter((run) => run !== null)
    .map(({ square, moves }) => `${makeSquare(rules, square)}=${moves}`)
    .join(',');

/** The rules with their squares as this text writes them; coordinates have commas of their own. */
const rulesOfText = (rules: Rules, squares: FenSquares): Rules => ({
  ...rules,
  notation: { ...rules.notation, ...notationOfText(rules.notation, squares) },
});

const notationOfText = (own: NotationRules, squares: FenSquares): Partial<NotationRules> => {
  if (squares === 'internal') return { squares: 'numeric', firstSquare: 'top-left' };
  return { squares: own.squares === 'algebraic' ? 'algebraic' : 'numeric' };
};

// ---------------------------------------------------------------------------------------------
// Reading

/** A part of the text and where it starts. */
interface Span {
  readonly text: string;
  readonly offset: number;
}

/** What has been read so far. */
interface Draft {
  readonly rules: Rules;
  readonly board: string[];
  /** Where in the text the piece on a square is named. */
  readonly namedAt: number[];
  readonly seen: Set<string>;
  readonly runs: { readonly square: number; readonly moves: number; readonly offset: number }[];
  halfMoves?: number;
  moveNumber?: number;
}

/** Reads any position the engine can calculate with; `checkSetup` tells whether it is a legal one. */
export const parseFen = (
  rules: Rules,
  text: string,
  squares: FenSquares = 'internal',
): Result<Setup, TextError> => {
  if (text.length > LONGEST) {
    return fail(textError('too-long', LONGEST, `A position takes at most ${LONGEST} characters.`));
  }
  const [first, ...parts] = splitSpan(coreOf(text), ':');
  const turn = colorOfLetter(first!.text);
  if (turn === undefined) return fail(turnMissing(first!));
  const draft = makeDraft(rulesOfText(rules, squares));
  for (const part of parts) {
    const error = readPart(draft, part);
    if (error !== null) return fail(error);
  }
  return finish(draft, turn, text.length);
};

const makeDraft = (rules: Rules): Draft => ({
  rules,
  board: new Array<string>(boardOf(rules.board).squareCount).fill(EMPTY_SQUARE),
  namedAt: [],
  seen: new Set(),
  runs: [],
});

/** The text without the quotes, the dot and the spaces around it, or the counts `+2+0` of some servers. */
const coreOf = (text: string): Span => {
  const start = text.search(/[^\s"']/);
  if (start < 0) return { text: '', offset: 0 };
  let end = text.length;
  while (end > start && AROUND.includes(text[end - 1]!)) end--;
  const core = text.slice(start, end);
  const counts = SERVER_COUNTS.exec(core);
  return { text: counts ? core.slice(0, counts.index) : core, offset: start };
};

const AROUND = ' \t\r\n"\'.';

const SERVER_COUNTS = /:?\+\d{1,9}\+\d{1,9}$/;

const splitSpan = ({ text, offset }: Span, separator: string): readonly Span[] => {
  let at = offset;
  return text.split(separator).map((part) => {
    const span = trimSpan({ text: part, offset: at });
    at += part.length + 1;
    return span;
  });
};

const trimSpan = ({ text, offset }: Span): Span => ({
  text: text.trim(),
  offset: offset + text.length - text.trimStart().length,
});

const colorOfLetter = (letter: string): Color | undefined =>
  COLORS.find((color) => LETTERS[color] === letter.toUpperCase());

const turnMissing = ({ text, offset }: Span): TextError =>
  textError(
    'turn-missing',
    offset,
    `A position starts with W: or B:, the side to move, and not with ${quoted(text)}.`,
  );

// ---------------------------------------------------------------------------------------------
// Reading: the parts

type Reader = (draft: Draft, body: Span) => TextError | null;

const readPart = (draft: Draft, part: Span): TextError | null => {
  const letter = part.text.charAt(0).toUpperCase();
  const reader = READERS[letter];
  if (reader === undefined) return partUnknown(part);
  if (draft.seen.has(letter)) {
    return textError(
      'part-twice',
      part.offset,
      `The position has two parts that start with ${letter}.`,
    );
  }
  draft.seen.add(letter);
  return reader(draft, trimSpan({ text: part.text.slice(1), offset: part.offset + 1 }));
};

const partUnknown = ({ text, offset }: Span): TextError =>
  textError(
    'part-unknown',
    offset,
    `After a colon comes W or B with pieces, H, F or R, and not ${quoted(text)}.`,
  );

const readPieces =
  (man: Piece): Reader =>
  (draft, body) => {
    for (const item of itemsOf(body)) {
      const error = readPiece(draft, man, item);
      if (error !== null) return error;
    }
    return null;
  };

const itemsOf = (body: Span): readonly Span[] => (body.text === '' ? [] : splitSpan(body, ','));

const readPiece = (draft: Draft, man: Piece, item: Span): TextError | null => {
  const king = startsWithKing(draft.rules, item.text);
  const piece = king ? man.toUpperCase() : man;
  const squares = readSquares(draft.rules, king ? skipLetter(item) : item);
  return squares.ok ? putPieces(draft, piece, squares.value, item.offset) : squares.error;
};

const skipLetter = ({ text, offset }: Span): Span =>
  trimSpan({ text: text.slice(1), offset: offset + 1 });

/** K is a king, and so is k, except in names of squares on a board wide enough for a column k. */
const startsWithKing = (rules: Rules, text: string): boolean => {
  const hasFileK = rules.notation.squares === 'algebraic' && rules.board.columns > 10;
  return text.startsWith('K') || (text.startsWith('k') && !(hasFileK && /^k\d/.test(text)));
};

const readSquares = (rules: Rules, span: Span): Result<readonly number[], TextError> => {
  const [first, last, extra] = splitSpan(span, '-');
  const start = readSquare(rules, first!);
  if (!start.ok) return start;
  if (last === undefined) return ok([start.value]);
  if (extra !== undefined) return fail(rangeError(span, 'has more than two ends'));
  const end = readSquare(rules, last);
  return end.ok ? readRange(rules, span, start.value, end.value) : end;
};

const readSquare = (rules: Rules, span: Span): Result<number, TextError> => {
  const square = parseSquare(rules, span.text);
  return square.ok ? square : fail(shiftError(square.error, span.offset));
};

const readRange = (
  rules: Rules,
  span: Span,
  start: number,
  end: number,
): Result<readonly number[], TextError> => {
  const first = ownNumber(rules, start);
  const count = ownNumber(rules, end) - first + 1;
  if (count < 1) return fail(rangeError(span, 'runs backwards'));
  return ok(Array.from({ length: count }, (_, index) => ownNumber(rules, first + index)));
};

const rangeError = ({ text, offset }: Span, what: string): TextError =>
  textError('range-wrong', offset, `The range ${quoted(text)} ${what}.`);

const putPieces = (
  draft: Draft,
  piece: string,
  squares: readonly number[],
  offset: number,
): TextError | null => {
  for (const square of squares) {
    if (draft.board[square - 1] !== EMPTY_SQUARE) return squareTaken(draft.rules, square, offset);
    draft.board[square - 1] = piece;
    draft.namedAt[square] = offset;
  }
  return null;
};

const squareTaken = (rules: Rules, square: number, offset: number): TextError =>
  textError('square-taken', offset, `Square ${makeSquare(rules, square)} is named twice.`);

const COUNT = /^\d{1,9}$/;

const readCount = ({ text, offset }: Span): Result<number, TextError> =>
  COUNT.test(text)
    ? ok(Number(text))
    : fail(textError('count-wrong', offset, `${quoted(text)} is not a number of moves.`));

const readCounter =
  (counter: 'halfMoves' | 'moveNumber'): Reader =>
  (draft, body) => {
    const count = readCount(body);
    if (!count.ok) return count.error;
    draft[counter] = count.value;
    return null;
  };

const readRuns: Reader = (draft, body) => {
  for (const item of itemsOf(body)) {
    const [king, moves, extra] = splitSpan(item, '=');
    if (moves === undefined || extra !== undefined) return runWrong(item);
    const square = readSquare(draft.rules, king!);
    if (!square.ok) return square.error;
    const count = readCount(moves);
    if (!count.ok) return count.error;
    draft.runs.push({ square: square.value, moves: count.value, offset: item.offset });
  }
  return null;
};

const runWrong = ({ text, offset }: Span): TextError =>
  textError('run-wrong', offset, `${quoted(text)} is not a king and its moves, such as 46=2.`);

const READERS: Readonly<Record<string, Reader>> = {
  W: readPieces('w'),
  B: readPieces('b'),
  H: readCounter('halfMoves'),
  F: readCounter('moveNumber'),
  R: readRuns,
};

// ---------------------------------------------------------------------------------------------
// Reading: the whole

const finish = (draft: Draft, turn: Color, end: number): Result<Setup, TextError> => {
  const missing = COLORS.find((color) => !draft.seen.has(LETTERS[color]));
  if (missing !== undefined) return fail(sideMissing(LETTERS[missing], end));
  const placed: Position = { turn, board: draft.board.join('') };
  const runs = runsOf(draft, placed);
  if (!runs.ok) return runs;
  const position = fitSetup(draft.rules, { position: { ...placed, runs: runs.value } });
  if (!position.ok) return fail(setupError(draft, position.error));
  return ok(makeSetup(position.value, draft));
};

const sideMissing = (letter: string, offset: number): TextError =>
  textError(
    'side-missing',
    offset,
    `The position does not say where ${letter} has pieces; ":${letter}" means nowhere.`,
  );

const runsOf = (draft: Draft, position: Position): Result<Position['runs'], TextError> => {
  const runs: Record<Color, KingRun | null> = { white: null, black: null };
  for (const { square, moves, offset } of draft.runs) {
    const piece = pieceAt(position, square);
    const side = piece === null ? null : colorOf(piece);
    if (side === null || runs[side] !== null) {
      const name = makeSquare(draft.rules, square);
      return fail(textError('run-wrong', offset, `The last king to move cannot be on ${name}.`));
    }
    runs[side] = { square, moves };
  }
  return ok(runs);
};

const setupError = (draft: Draft, { code, square, message }: SetupError): TextError =>
  textError(code, draft.namedAt[square] ?? 0, message);

const makeSetup = (position: Position, { halfMoves, moveNumber }: Draft): Setup => ({
  position,
  ...(halfMoves === undefined ? {} : { halfMoves }),
  ...(moveNumber === undefined ? {} : { moveNumber }),
});
