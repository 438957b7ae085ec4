import { ask, type HostedWorker } from '../thinker/hosted-worker';
import { REAL_TIMING, type Timing } from '../thinker/timing';
import type { RunWork, Trainer, WorkControl } from './trainer';
import type { TrainerMessage } from './trainer-messages';

/** It is told the text of a `Work`. */
export interface TrainerWorker extends HostedWorker<string, TrainerMessage> {
  /** Only of one that hears while it plays. */
  readonly rest?: (isResting: boolean) => void;
}

/** A worker reports twice a second, unless one move of a strong player takes longer; after so long it hangs. */
export const SILENCE_MILLISECONDS = 60_000;

/** After so many failures without a report between them there is no point in another worker. */
export const MOST_FAILURES = 2;

/** How one worker left the work, and whether it came to where it was to go. */
interface Left {
  readonly text: string;
  readonly isDone: boolean;
}

/**
 * Plays in a worker. To pause, the worker is terminated: what it played since its last snapshot is played again,
 * alike, when the work goes on. A worker that crashes or hangs is replaced by one that goes on from the last
 * snapshot; when that fails too, `fallback` does the work from then on.
 */
export const createWorkerTrainer = (
  startWorker: () => TrainerWorker,
  fallback: Trainer,
  { later }: Timing = REAL_TIMING,
): Trainer => {
  let failures = 0;
  let isResting = false;
  const tellOfRest = new Set<() => void>();

  const runOnce = (begin: string, { signal, onSnapshot }: WorkControl): Promise<Left> =>
    new Promise((resolve) => {
      let text = begin;
      let worker: TrainerWorker | null = null;
      const leave = (isDone: boolean): void => {
        callOff();
        tellOfRest.delete(tellWorker);
        signal?.removeEventListener('abort', pause);
        if (worker !== null) dismiss(worker);
        resolve({ text, isDone });
      };
      const pause = (): void => leave(true);
      const fail = (): void => {
        failures++;
        leave(false);
      };
      const hear = ({ data }: { readonly data: TrainerMessage }): void => {
        failures = 0;
        text = data.text;
        if (data.kind === 'end') return leave(true);
        watch();
        onSnapshot?.(text);
      };
      const watch = (): void => {
        callOff();
        callOff = later(fail, SILENCE_MILLISECONDS);
      };
      const tellWorker = (): void => {
        worker?.rest?.(isResting);
        // Between many rests it may have no time for a move: that is not the silence of one that hangs.
        watch();
      };
      let callOff = later(fail, SILENCE_MILLISECONDS);
      signal?.addEventListener('abort', pause);
      try {
        worker = startWorker();
        tellOfRest.add(tellWorker);
        ask(worker, begin, hear, fail);
        if (isResting) worker.rest?.(true);
      } catch {
        fail();
      }
    });

  const runWork: RunWork = async (begin, control = {}) => {
    let text = begin;
    while (failures < MOST_FAILURES) {
      if (control.signal?.aborted) return text;
      const left = await runOnce(text, control);
      text = left.text;
      if (left.isDone) return text;
    }
    return fallback.runWork(text, control).catch((error: unknown) => {
      // It was the work, then, and no fault of the workers.
      failures = 0;
      throw error;
    });
  };

  return {
    runWork,
    rest: (isToRest) => {
      isResting = isToRest;
      fallback.rest(isToRest);
      for (const tell of tellOfRest) tell();
    },
  };
};

/** What it may still say counts no more. */
const dismiss = (worker: TrainerWorker): void => {
  worker.onmessage = null;
  worker.onerror = null;
  worker.onmessageerror = null;
  worker.terminate();
};
