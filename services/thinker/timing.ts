/** The clock and the timers, so that tests can have their own. */
export interface Timing {
  readonly now: () => number;
  /** Runs something once other work had its turn, or after so many milliseconds; the answer calls it off. */
  readonly later: (run: () => void, milliseconds?: number) => () => void;
}

export const REAL_TIMING: Timing = {
  now: () => performance.now(),
  later: (run, milliseconds = 0) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
