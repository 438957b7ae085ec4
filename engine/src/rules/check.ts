import type { Result } from '../result';
import { fail, ok } from '../result';
import type { RulesError } from './rules-error';

/**
 * Checks of values that came from outside. A check answers with a clean copy or with what is wrong
 * and where; it looks no deeper than the fields it knows, so junk of any depth costs nothing.
 */
export type Check<T> = (value: unknown, path: string) => Result<T, RulesError>;

/** One check a field, in the order in which the fields are written. */
export type Checks<T> = { readonly [K in keyof T]-?: Check<T[K]> };

/** Something that well-formed parts may still get wrong together. */
export interface Sense<T> {
  /** The field to blame, from the value on; empty for the value as a whole. */
  readonly at: string;
  readonly wrong: (value: T) => boolean;
  readonly message: string;
}

const LONGEST_QUOTE = 40;

export const wholeNumber =
  (least: number, most: number): Check<number> =>
  (value, path) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? ok(Number(value) + 0) // minus zero is zero
      : expected(path, `a whole number from ${least} to ${most}`, value);

export const truth: Check<boolean> = (value, path) =>
  typeof value === 'boolean' ? ok(value) : expected(path, 'true or false', value);

/** A line of text, without the space around it. */
export const line =
  (least: number, most: number): Check<string> =>
  (value, path) =>
    typeof value === 'string' && isLine(value) && isWithin(value.trim().length, least, most)
      ? ok(value.trim())
      : expected(path, `one line of ${least} to ${most} characters`, value);

export const oneOf =
  <const T extends string>(words: readonly T[]): Check<T> =>
  (value, path) => {
    const word = words.find((candidate) => candidate === value);
    return word === undefined ? expected(path, oneOfWords(words), value) : ok(word);
  };

export const nullOr =
  <T>(check: Check<T>): Check<T | null> =>
  (value, path) =>
    value === null ? ok(null) : check(value, path);

/** Between `least` and `most` entries. */
export const listOf =
  <T>(check: Check<T>, least: number, most: number): Check<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value) || !isWithin(value.length, least, most))
      return expected(path, `a list of ${least} to ${most} entries`, value);
    const entries: T[] = [];
    for (let i = 0; i < value.length; i++) {
      const entry = check(value[i], `${path}[${i}]`);
      if (!entry.ok) return entry;
      entries.push(entry.value);
    }
    return ok(entries);
  };

/** Words out of a list, `least` of them or more and none twice. */
export const wordsOf = <const T extends string>(
  words: readonly T[],
  least: number,
): Check<readonly T[]> =>
  sensible(listOf(oneOf(words), least, words.length), [
    {
      at: '',
      wrong: (list) => new Set(list).size < list.length,
      message: 'The same word stands twice in this list.',
    },
  ]);

/**
 * A record with exactly these fields. A field that is missing is taken from the defaults; one that
 * they give as undefined may stay away.
 */
export const record =
  <T extends object>(checks: Checks<T>, defaults: Partial<T> = {}): Check<T> =>
  (value, path) => {
    if (!isRecord(value)) return expected(path, 'a record of named fields', value);
    const stranger = Object.keys(value).find((key) => !Object.hasOwn(checks, key));
    if (stranger !== undefined) return unknownField(path, stranger, Object.keys(checks));
    const fields: Partial<T> = {};
    for (const key of keysOf(checks)) {
      const field = readField(value, key, checks, defaults, path);
      if (!field.ok) return field;
      if (field.value !== undefined) fields[key] = field.value;
    }
    return ok(fields as T);
  };

/** A record whose field `kind` says which of several shapes it has. */
export const byKind =
  <T>(shapes: Readonly<Record<string, Check<T>>>): Check<T> =>
  (value, path) => {
    if (!isRecord(value)) return expected(path, 'a record of named fields', value);
    const kind = oneOf(Object.keys(shapes))(ownField(value, 'kind'), join(path, 'kind'));
    return kind.ok ? shapes[kind.value]!(value, path) : kind;
  };

/** A check that goes on to ask whether the parts make sense together. */
export const sensible =
  <T>(check: Check<T>, senses: readonly Sense<T>[]): Check<T> =>
  (value, path) => {
    const checked = check(value, path);
    if (!checked.ok) return checked;
    const broken = senses.find((sense) => sense.wrong(checked.value));
    return broken ? fail({ path: join(path, broken.at), message: broken.message }) : checked;
  };

const readField = <T extends object, K extends keyof T & string>(
  value: object,
  key: K,
  checks: Checks<T>,
  defaults: Partial<T>,
  path: string,
): Result<T[K] | undefined, RulesError> => {
  const field = ownField(value, key);
  if (field !== undefined) return checks[key](field, join(path, key));
  if (key in defaults) return ok(defaults[key]);
  return fail({ path: join(path, key), message: 'This field is missing.' });
};

const unknownField = (path: string, key: string, known: readonly string[]) =>
  fail({
    path: join(path, shorten(key)),
    message: `There is no such field; the fields here are ${known.join(', ')}.`,
  });

const expected = (path: string, wanted: string, found: unknown) =>
  fail({ path, message: `Expected ${wanted}, found ${describe(found)}.` });

/** Short, whatever the value is. */
const describe = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'a record';
  if (typeof value === 'string') return JSON.stringify(shorten(value));
  return shorten(String(value));
};

const shorten = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

const oneOfWords = (words: readonly string[]): string =>
  words.length === 1 ? `"${words[0]}"` : `one of ${words.map((word) => `"${word}"`).join(', ')}`;

const join = (path: string, field: string): string =>
  path === '' || field === '' || field.startsWith('[') ? path + field : `${path}.${field}`;

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownField = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

const keysOf = <T extends object>(checks: Checks<T>) => Object.keys(checks) as (keyof T & string)[];

const isWithin = (count: number, least: number, most: number): boolean =>
  count >= least && count <= most;

const isLine = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < 32) return false;
  return true;
};
