import type { TextError } from './text-error';

/** Where each line of a text starts. */
export type LineStarts = readonly number[];

export const lineStartsOf = (text: string): LineStarts => {
  const starts = [0];
  const breaks = /\r\n|\r|\n/g;
  while (breaks.exec(text) !== null) starts.push(breaks.lastIndex);
  return starts;
};

/** The error with the line and column of its offset, both from 1. */
export const withPlace = (error: TextError, starts: LineStarts): TextError => {
  const line = lineOf(starts, error.offset);
  return { ...error, line: line + 1, column: error.offset - starts[line]! + 1 };
};

/** The last line that starts at or before the offset, by halving. */
const lineOf = (starts: LineStarts, offset: number): number => {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};
