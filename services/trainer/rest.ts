/** Longer than a thought of the best level; a rest that nobody ends must not stop the games for good. */
export const LONGEST_REST_MILLISECONDS = 5_000;

/** Whether games that nobody waits for leave the processor to something that somebody does wait for. */
export interface Rest {
  readonly rest: (isResting: boolean) => void;
  readonly isResting: () => boolean;
}

export const createRest = (now: () => number): Rest => {
  let end: number | null = null;
  return {
    rest: (isResting) => {
      end = isResting ? now() + LONGEST_REST_MILLISECONDS : null;
    },
    isResting: () => end !== null && now() < end,
  };
};
