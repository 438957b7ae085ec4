/** Half a frame: a tap or an animation waits no longer than that. */
export const SLICE_MILLISECONDS = 8;

/**
 * Takes steps as long as one more, if no longer than the longest so far, still fits into the slice. A step answers
 * whether there is more to do.
 */
export const runSlice = (now: () => number, step: () => boolean): void => {
  const begin = now();
  let before = begin;
  let longest = 0;
  while (before - begin + longest <= SLICE_MILLISECONDS && step()) {
    const after = now();
    longest = Math.max(longest, after - before);
    before = after;
  }
};
