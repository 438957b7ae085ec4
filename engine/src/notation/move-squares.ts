import type { Result } from '../result';
import { fail, ok } from '../result';
import type { Rules } from '../rules/rules';
import { parseSquare } from './square';
import type { TextError } from './text-error';
import { quoted, shiftError, textError } from './text-error';

/** The squares a move's text names, and whether its signs are those of a capture. */
export interface MoveSquares {
  readonly squares: readonly number[];
  readonly sign: MoveSign;
}

/** `none`: the squares follow each other without a sign, as in `c3d4`. */
export type MoveSign = 'capture' | 'quiet' | 'none';

const LONGEST = 1000;

const SQUARE = /\(\s*\d+\s*,\s*\d+\s*\)|[a-l]\d+|\d+/iy;

const SIGN = /\s*([-–—x×:*]?)\s*/iy;

const QUIET_SIGNS = '-–—';

/** Reads `22-18`, `a3xc5`, `c3d4`, `47x38x24` or `(2, 1)-(3, 2)`; a bad square is named by its place. */
export const readMoveSquares = (rules: Rules, text: string): Result<MoveSquares, TextError> => {
  if (text.length > LONGEST) {
    return fail(textError('too-long', LONGEST, `A move takes at most ${LONGEST} characters.`));
  }
  const bare = withoutMarks(text);
  const squares: number[] = [];
  let sign: MoveSign = 'none';
  let at = text.length - text.trimStart().length;
  while (at < bare.length) {
    const name = matchAt(SQUARE, bare, at)?.[0];
    if (name === undefined) return fail(notAMove(text, at));
    const square = parseSquare(rules, name);
    if (!square.ok) return fail(shiftError(square.error, at));
    squares.push(square.value);
    const between = matchAt(SIGN, bare, at + name.length)!;
    at += name.length + between[0].length;
    if (between[1] !== '' && at === bare.length) return fail(notAMove(text, at));
    sign = strongerSign(sign, between[1]!);
  }
  return squares.length > 1 ? ok({ squares, sign }) : fail(notAMove(text, bare.length));
};

/** Without the praise and blame behind a move: `!`, `?!`, `(?)`, and `*` for the only move. */
const withoutMarks = (text: string): string => {
  let end = text.length;
  for (let length = markBefore(text, end); length > 0; length = markBefore(text, end))
    end -= length;
  return text.slice(0, end);
};

const LONGEST_MARK = 5;

/** How long the mark is that ends at a place; 0 if none does. */
const markBefore = (text: string, end: number): number =>
  MARK.exec(text.slice(Math.max(0, end - LONGEST_MARK), end))?.[0].length ?? 0;

const MARK = /(?:[\s!?*]|\([!?]{1,3}\))$/;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const strongerSign = (sign: MoveSign, text: string): MoveSign => {
  if (text === '' || sign === 'capture') return sign;
  return QUIET_SIGNS.includes(text) ? 'quiet' : 'capture';
};

const notAMove = (text: string, offset: number): TextError =>
  textError(
    'move-unreadable',
    offset,
    `${quoted(text.trim())} is not a move such as 22-18 or c3-d4.`,
  );
