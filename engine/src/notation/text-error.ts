/** What is wrong with a text, and where. */
export interface TextError {
  /** Characters before the place, counted from 0. */
  readonly offset: number;
  /** Line and column from 1, for texts of many lines. */
  readonly line?: number;
  readonly column?: number;
  /** For programs: `square-range`, `move-illegal`. */
  readonly code: string;
  /** For people: one English sentence. */
  readonly message: string;
}

export const textError = (code: string, offset: number, message: string): TextError => ({
  offset,
  code,
  message,
});

/** The error of a part of a text, as an error of the whole. */
export const shiftError = (error: TextError, by: number): TextError => ({
  ...error,
  offset: error.offset + by,
});

const LONGEST_QUOTE = 24;

/** A piece of the text for a message, cut where it would fill the screen. */
export const quoted = (text: string): string =>
  text.length > LONGEST_QUOTE ? `"${text.slice(0, LONGEST_QUOTE)}…"` : `"${text}"`;
