import type { HostedWorker } from '../thinker/hosted-worker';
import { createSlicesTrainer } from './slices-trainer';
import type { Trainer } from './trainer';
import type { TrainerMessage, TrainerRequest } from './trainer-messages';
import { createWorkerTrainer, type TrainerWorker } from './worker-trainer';

// Metro finds the worker's program by this very expression. A browser tells handlers more than they ask for.
const startWorker = (): TrainerWorker => {
  const worker = new Worker(new URL('./trainer-worker', window.location.href)) as HostedWorker<
    TrainerRequest,
    TrainerMessage
  >;
  return Object.assign(worker, {
    rest: (isResting: boolean) => worker.postMessage({ isResting }),
  });
};

/** The trainer of this platform. */
export const createTrainer = (): Trainer => createWorkerTrainer(startWorker, createSlicesTrainer());
