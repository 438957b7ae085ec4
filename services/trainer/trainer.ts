/**
 * Playing many games in the background, wherever it is done: on a thread of its own, or in slices on this one.
 * What goes in and what comes out is the text of a `Work`, so that it can cross from one thread to another and be
 * kept as it is.
 */

export interface WorkControl {
  /** Pauses the work: the promise is then resolved with the work as it stands. */
  readonly signal?: AbortSignal;
  /** Told a few times a second how the work stands. */
  readonly onSnapshot?: (text: string) => void;
}

/**
 * Plays on, until all games are played or the work is paused, and answers the work as it then stands. Rejects
 * where it cannot go on; what the last snapshot held is not lost by that.
 */
export type RunWork = (text: string, control?: WorkControl) => Promise<string>;

export interface Trainer {
  readonly runWork: RunWork;
  /**
   * Leaves the processor to others from now on, or no more. What is being played stays as it is meanwhile. A rest
   * ends by itself after a few seconds; where there are cores enough it may be ignored.
   */
  readonly rest: (isResting: boolean) => void;
}
