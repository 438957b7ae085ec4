import { advanceWork, isWorkOver, makeWork, type Work } from './work';

/** Telling it costs time, and nobody reads faster. */
export const SNAPSHOT_MILLISECONDS = 500;

/** Work under way: the same for every host, so that all of them come to the same end. */
export interface Playing {
  readonly isOver: () => boolean;
  /** One step; how long it takes, the players decide. */
  readonly advance: () => void;
  readonly text: () => string;
  /** The work as it stands if it is time to tell it, and null otherwise. */
  readonly snapshot: () => string | null;
}

/** Takes up work from a text that `makeWork` has written. */
export const startPlaying = (text: string, now: () => number): Playing => {
  let work: Work = JSON.parse(text);
  let nextSnapshot = now() + SNAPSHOT_MILLISECONDS;
  return {
    isOver: () => isWorkOver(work),
    advance: () => {
      work = advanceWork(work);
    },
    text: () => makeWork(work),
    snapshot: () => {
      const time = now();
      if (time < nextSnapshot) return null;
      nextSnapshot = time + SNAPSHOT_MILLISECONDS;
      return makeWork(work);
    },
  };
};
