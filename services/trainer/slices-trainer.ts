import { runSlice } from '../thinker/slice';
import { inTurn } from '../thinker/slices-host';
import { REAL_TIMING, type Timing } from '../thinker/timing';
import { startPlaying } from './playing';
import { createRest } from './rest';
import type { RunWork, Trainer } from './trainer';

/** Between two slices the thread is free for so long: nobody waits for the end, and a warm phone is no pleasure. */
export const REST_MILLISECONDS = 16;

/**
 * Plays on this thread, in slices with rests between them. The engine holds one search a runtime: a slice waits
 * while the computer thinks about a move on this thread, and what a move was thought of before that is lost.
 */
export const createSlicesTrainer = ({ now, later }: Timing = REAL_TIMING): Trainer => {
  const { rest, isResting } = createRest(now);

  const runWork: RunWork = async (text, { signal, onSnapshot } = {}) => {
    const playing = startPlaying(text, now);
    const takeSlice = inTurn(async (_request, _control, isNext) => {
      if (!isNext) playing.beginMoveAnew();
      runSlice(now, () => {
        playing.advance();
        return !playing.isOver();
      });
    });
    while (!playing.isOver() && !signal?.aborted) {
      if (isResting()) {
        await wait(later, signal);
        continue;
      }
      try {
        await takeSlice(undefined, { ...(signal && { signal }) });
      } catch (error) {
        if (signal?.aborted) break;
        throw error;
      }
      await wait(later, signal);
      const snapshot = playing.snapshot();
      if (snapshot === null) continue;
      onSnapshot?.(snapshot);
      // Whoever is told has work with it, which is not to be added to a slice.
      await wait(later, signal);
    }
    return playing.text();
  };

  return { runWork, rest };
};

const wait = (later: Timing['later'], signal: AbortSignal | undefined): Promise<void> =>
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
