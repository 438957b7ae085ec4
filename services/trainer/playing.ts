import { isWorkOver, makeWork, stepWork, type Work } from './work';

/** Telling it costs time, and nobody reads faster. */
const SNAPSHOT_MILLISECONDS = 500;

/** Work under way: the same for every host, so that all of them come to the same end. */
export interface Playing {
  readonly isOver: () => boolean;
  /** A few nodes of thinking about a move, or less. */
  readonly advance: () => void;
  /** Something else was searched: the move that is being thought about is begun anew. */
  readonly beginMoveAnew: () => void;
  /** The work after the last whole move. */
  readonly text: () => string;
  /** The same if it is time to tell it and it is news, and null otherwise. */
  readonly snapshot: () => string | null;
}

/** Takes up work from a text that `makeWork` has written. */
export const startPlaying = (text: string, now: () => number): Playing => {
  let work: Work = JSON.parse(text);
  let told = work;
  let step: ReturnType<typeof stepWork> | null = null;
  let nextSnapshot = now() + SNAPSHOT_MILLISECONDS;
  return {
    isOver: () => isWorkOver(work),
    advance: () => {
      step ??= stepWork(work);
      const { done, value } = step.next();
      if (done !== true) return;
      work = value;
      step = null;
    },
    beginMoveAnew: () => {
      step = null;
    },
    text: () => makeWork(work),
    snapshot: () => {
      const time = now();
      if (time < nextSnapshot || work === told) return null;
      nextSnapshot = time + SNAPSHOT_MILLISECONDS;
      told = work;
      return makeWork(work);
    },
  };
};
