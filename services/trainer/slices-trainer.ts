import { inTurn, SLICE_MILLISECONDS } from '../thinker/slices-host';
import { REAL_TIMING, type Timing } from '../thinker/timing';
import { startPlaying, type Playing } from './playing';
import type { RunWork } from './trainer';

/** Between two slices the thread is free for so long: nobody waits for the end, and a warm phone is no pleasure. */
export const REST_MILLISECONDS = 16;

/**
 * Plays on this thread, in slices with rests between them. The engine holds one search a runtime: a slice waits
 * while the computer thinks about a move on this thread.
 */
export const createSlicesTrainer =
  ({ now, later }: Timing = REAL_TIMING): RunWork =>
  async (text, { signal, onSnapshot } = {}) => {
    const playing = startPlaying(text, now);
    const takeSlice = inTurn(async () => runSlice(playing, now));
    while (!playing.isOver() && !signal?.aborted) {
      try {
        await takeSlice(undefined, { ...(signal && { signal }) });
      } catch (error) {
        if (signal?.aborted) break;
        throw error;
      }
      const snapshot = playing.snapshot();
      if (snapshot !== null) onSnapshot?.(snapshot);
      await rest(later, signal);
    }
    return playing.text();
  };

/** Takes steps as long as one more, if no longer than the longest so far, still fits into the slice. */
const runSlice = (playing: Playing, now: Timing['now']): void => {
  const begin = now();
  let before = begin;
  let longest = 0;
  while (!playing.isOver() && before - begin + longest <= SLICE_MILLISECONDS) {
    playing.advance();
    const after = now();
    longest = Math.max(longest, after - before);
    before = after;
  }
};

const rest = (later: Timing['later'], signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const wake = (): void => {
      callOff();
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const callOff = later(wake, REST_MILLISECONDS);
    if (signal?.aborted) wake();
    signal?.addEventListener('abort', wake);
  });
