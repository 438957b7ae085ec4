/** Whether something that was read from a text is what it should be. */
export type Shape<T> = (value: unknown) => value is T;

type Entry = Readonly<Record<string, unknown>>;

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isNumberUpTo =
  (most: number): Shape<number> =>
  (value): value is number =>
    typeof value === 'number' && Math.abs(value) <= most;

export const isWhole =
  (least: number, most = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

export const isListOf =
  <T>(isItem: Shape<T>, length?: number): Shape<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) &&
    (length === undefined || value.length === length) &&
    value.every(isItem);

export const isNullOr =
  <T>(isValue: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || isValue(value);

/** A record with at least these fields, each of its own shape. */
export const hasFields =
  <T extends object>(shapes: { readonly [K in keyof T]: Shape<T[K]> }): Shape<T> =>
  (value): value is T =>
    isEntry(value) &&
    Object.entries<Shape<unknown>>(shapes).every(([key, isField]) => isField(value[key]));

/** What a text says as JSON; undefined for a text that is none. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
