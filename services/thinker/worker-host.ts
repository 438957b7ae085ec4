import type { Answer } from './answer';
import { ask, type HostedWorker } from './hosted-worker';
import { createQueue } from './queue';
import {
  cancellation,
  RefusedRequest,
  type Think,
  type ThinkControl,
  type ThinkRequest,
} from './thinker';
import { REAL_TIMING, type Timing } from './timing';
import type { WorkerMessage } from './worker-messages';

export type ThinkerWorker = HostedWorker<ThinkRequest, WorkerMessage>;

/** A worker reports several times a second; one that is silent for so long, its loading included, hangs. */
export const SILENCE_MILLISECONDS = 10_000;

/** After so many failures in a row there is no point in another worker. */
export const MOST_FAILURES = 2;

/**
 * Thinks in a worker. A search hears no messages, so to cancel it the worker is terminated, and another started
 * when next needed. A worker that crashes or hangs is replaced and asked again; when that fails too, `fallback`
 * does the thinking from then on.
 */
export const createWorkerHost = (
  startWorker: () => ThinkerWorker,
  fallback: Think,
  { later }: Timing = REAL_TIMING,
): Think => {
  let worker: ThinkerWorker | null = null;
  let failures = 0;

  const discard = (): void => {
    worker?.terminate();
    worker = null;
  };

  /** The worker's answer, or null if it failed. */
  const answerTo = (request: ThinkRequest, { signal, onProgress }: ThinkControl) =>
    new Promise<Answer | null>((resolve, reject) => {
      const finish = (): void => {
        callOff();
        signal?.removeEventListener('abort', cancel);
      };
      const fail = (): void => {
        finish();
        discard();
        resolve(null);
      };
      const cancel = (): void => {
        finish();
        discard();
        reject(cancellation());
      };
      const hear = ({ data }: { readonly data: WorkerMessage }): void => {
        callOff();
        if (data.kind === 'answer') {
          finish();
          resolve(data.answer);
          return;
        }
        callOff = later(fail, SILENCE_MILLISECONDS);
        onProgress?.(data.thought);
      };
      let callOff = later(fail, SILENCE_MILLISECONDS);
      signal?.addEventListener('abort', cancel);
      try {
        worker ??= startWorker();
        ask(worker, request, hear, fail);
      } catch {
        fail();
      }
    });

  const think: Think = async (request, control = {}) => {
    while (failures < MOST_FAILURES) {
      const answer = await answerTo(request, control);
      failures = answer === null ? failures + 1 : 0;
      if (answer?.ok === true) return answer.value;
      if (answer?.ok === false) throw new RefusedRequest(answer.error);
    }
    return fallback(request, control);
  };

  return createQueue()(think);
};
