import { answer, type Answer, type Answering } from './answer';
import { createQueue } from './queue';
import { runSlice } from './slice';
import {
  cancellation,
  RefusedRequest,
  type Think,
  type ThinkControl,
  type ThinkRequest,
  type Thought,
} from './thinker';
import { REAL_TIMING, type Timing } from './timing';

/** The engine holds one search a runtime, so whoever searches on this thread waits in one queue. */
export const inTurn = createQueue();

/** Thinks on this thread, in slices between which everything else has its turn. */
export const createSlicesHost = (timing: Timing = REAL_TIMING): Think =>
  inTurn<ThinkRequest, ThinkControl, Thought>(
    (request, control = {}) =>
      new Promise((resolve, reject) => {
        const { signal } = control;
        const work = answer(request, timing.now);
        const slice = (): void => {
          try {
            const found = thinkOn(work, timing.now, control);
            if (found !== null) settle(found);
            else if (!signal?.aborted) callOff = timing.later(slice);
          } catch (error) {
            end();
            reject(error);
          }
        };
        const cancel = (): void => {
          end();
          reject(cancellation());
        };
        const end = (): void => {
          callOff();
          signal?.removeEventListener('abort', cancel);
        };
        const settle = (found: Answer): void => {
          end();
          if (found.ok) resolve(found.value);
          else reject(new RefusedRequest(found.error));
        };
        let callOff = timing.later(slice);
        signal?.addEventListener('abort', cancel);
      }),
  );

/**
 * Thinks for one slice. Answers null when there is more to do, or when the thinking was cancelled by someone who was
 * told of its progress.
 */
const thinkOn = (
  work: Answering,
  now: () => number,
  { signal, onProgress }: ThinkControl,
): Answer | null => {
  let found: Answer | null = null;
  runSlice(now, () => {
    const step = work.next();
    if (step.done === true) found = step.value;
    else if (step.value !== null) onProgress?.(step.value);
    return step.done !== true && !signal?.aborted;
  });
  return found;
};
