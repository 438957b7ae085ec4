import type { TextError } from './text-error';
import { quoted, textError } from './text-error';

/*
 * The words of a file of games:
 *
 *     [Event "Club match"]              tag
 *     1. 11-15 {the Cross} 23-18! $14   move number, move, comment, marks
 *     (1... 22-18) 2. ; and on          variation, comment to the end of the line
 *     % for other programs              a line that starts with % is skipped
 *     8-11 27-23 1/2-1/2                result, the end of a game
 *
 * Every pattern is tried at one place and reads what it matches once, so that the time grows with the
 * length of the text and no faster, whatever the text.
 */

export type Token =
  | ({ readonly kind: 'tag'; readonly at: number; readonly end: number } & TagText)
  | { readonly kind: Word; readonly at: number; readonly end: number; readonly text: string }
  | {
      readonly kind: 'wrong';
      readonly at: number;
      readonly end: number;
      readonly error: TextError;
    };

type Word = 'comment' | 'move' | 'nag' | 'mark' | 'number' | 'open' | 'close' | 'result';

export interface TagText {
  readonly name: string;
  readonly value: string;
  /** The value as it stands in the text, with its backslashes. */
  readonly raw: string;
  /** Where the value starts, after its quote. */
  readonly valueAt: number;
}

/** The next word at or after a place, or null at the end of the text. */
export const nextToken = (text: string, from: number): Token | null => {
  const at = skipSpace(text, from);
  if (at >= text.length) return null;
  const special = SPECIAL[text[at]!];
  return special ? special(text, at) : (readWord(text, at) ?? unexpected(text, at));
};

const SPACE = /\s*/y;

const ESCAPED_LINE = /%[^\r\n]*/y;

const skipSpace = (text: string, from: number): number => {
  let at = from + matchFrom(SPACE, text, from)![0].length;
  while (text[at] === '%' && startsLine(text, at)) {
    at += matchFrom(ESCAPED_LINE, text, at)![0].length;
    at += matchFrom(SPACE, text, at)![0].length;
  }
  return at;
};

const startsLine = (text: string, at: number): boolean => at === 0 || /[\r\n]/.test(text[at - 1]!);

const matchFrom = (pattern: RegExp, text: string, from: number): RegExpExecArray | null => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

const wrong = (code: string, at: number, end: number, message: string): Token => ({
  kind: 'wrong',
  at,
  end,
  error: textError(code, at, message),
});

// ---------------------------------------------------------------------------------------------
// Words that are known by a shape

const SQUARE = String.raw`(?:\(\d{1,3} ?, ?\d{1,3}\)|[a-l]?\d{1,3})`;
/** A star stands close, since `11-15 *` is a game that ends after a move. */
const SIGN = String.raw`(?: ?[-–—x×:] ?|\*)`;
const MOVE = new RegExp(
  `${SQUARE}(?:${SIGN}${SQUARE}){1,80}\\*?|(?:[a-l]\\d{1,3}){2,80}\\*?`,
  'iy',
);

interface Shape {
  readonly kind: Word;
  readonly pattern: RegExp;
}

/** The first shape that fits is meant: `1-0` is a result though it looks like a move. */
const SHAPES: readonly Shape[] = [
  { kind: 'result', pattern: /(?:1-0|0-1|1\/2-1\/2|2-0|0-2|1-1|0-0|\*)(?![\w/:×–—-])/y },
  { kind: 'number', pattern: /\d{1,6}(?:\.+|…)|\.+|…/y },
  { kind: 'move', pattern: MOVE },
  { kind: 'number', pattern: /\d{1,6}(?!\w)/y },
  { kind: 'mark', pattern: /\([!?]{1,2}\)|[!?]{1,2}/y },
  { kind: 'nag', pattern: /\$\d{1,3}(?!\d)/y },
  { kind: 'open', pattern: /\(/y },
  { kind: 'close', pattern: /\)/y },
];

const readWord = (text: string, at: number): Token | null => {
  for (const { kind, pattern } of SHAPES) {
    const match = matchFrom(pattern, text, at);
    if (match !== null) return { kind, at, end: at + match[0].length, text: match[0] };
  }
  return null;
};

const UNKNOWN = /[^\s{}()[\];]+|[^]/y;

const unexpected = (text: string, at: number): Token => {
  const word = matchFrom(UNKNOWN, text, at)![0];
  const message = `${quoted(word)} is neither a move nor a comment nor a result.`;
  return wrong('text-unexpected', at, at + word.length, message);
};

// ---------------------------------------------------------------------------------------------
// Comments and tags

const LINE = /[^\r\n]*/y;

const readLineComment = (text: string, at: number): Token => {
  const line = matchFrom(LINE, text, at + 1)![0];
  return { kind: 'comment', at, end: at + 1 + line.length, text: line };
};

/** The end of a comment; one that is still open where the next game has its tags was never closed. */
const COMMENT_END = /\}|[\r\n][ \t]*\[[a-z]\w*[ \t]*"/gi;

const readComment = (text: string, at: number): Token => {
  const match = matchFrom(COMMENT_END, text, at);
  const end = match?.index ?? text.length;
  return match?.[0] === '}'
    ? { kind: 'comment', at, end: end + 1, text: text.slice(at + 1, end) }
    : wrong('comment-open', at, end, 'This comment has no closing brace.');
};

const TAG_START = /\[\s*([a-z]\w*)\s*"/iy;
const TAG_END = /\s*\]/y;

const readTag = (text: string, at: number): Token => {
  const start = matchFrom(TAG_START, text, at);
  if (start === null) return tagWrong(text, at, 'A tag is written as [Name "value"].');
  const valueAt = at + start[0].length;
  const close = endOfValue(text, valueAt);
  if (text[close] !== '"') return tagWrong(text, at, 'The value of this tag has no closing quote.');
  const bracket = matchFrom(TAG_END, text, close + 1);
  if (bracket === null) return tagWrong(text, at, 'This tag has no closing bracket.');
  const end = close + 1 + bracket[0].length;
  const raw = text.slice(valueAt, close);
  return { kind: 'tag', at, end, name: start[1]!, value: unescapeValue(raw), raw, valueAt };
};

const tagWrong = (text: string, at: number, message: string): Token =>
  wrong('tag-unreadable', at, at + 1 + matchFrom(LINE, text, at + 1)![0].length, message);

/** Where the value stops: at its quote, the end of the line or the end of the text. */
const endOfValue = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && !'"\r\n'.includes(text[at]!)) at += isEscape(text, at) ? 2 : 1;
  return Math.min(at, text.length);
};

/** Only quotes and backslashes are escaped: other files have single backslashes in their values. */
const isEscape = (text: string, at: number): boolean =>
  text[at] === '\\' && (text[at + 1] === '"' || text[at + 1] === '\\');

const unescapeValue = (value: string): string => value.replace(/\\(["\\])/g, '$1');

/** The place in the text of a place in a tag's value. */
export const placeInTag = ({ raw, valueAt }: TagText, offset: number): number => {
  let at = 0;
  for (let i = 0; i < offset; i++) at += isEscape(raw, at) ? 2 : 1;
  return valueAt + at;
};

export const escapeValue = (value: string): string => value.replace(/["\\]/g, '\\$&');

const SPECIAL: Readonly<Record<string, ((text: string, at: number) => Token) | undefined>> = {
  '{': readComment,
  ';': readLineComment,
  '[': readTag,
};
