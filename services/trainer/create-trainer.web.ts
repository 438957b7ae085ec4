import { createSlicesTrainer } from './slices-trainer';
import type { Trainer } from './trainer';
import { createWorkerTrainer, type TrainerWorker } from './worker-trainer';

// Metro finds the worker's program by this very expression. A browser tells handlers more than they ask for.
const startWorker = (): TrainerWorker =>
  new Worker(new URL('./trainer-worker', window.location.href)) as TrainerWorker;

/** The trainer of this platform. */
export const createTrainer = (): Trainer => ({
  runWork: createWorkerTrainer(startWorker, createSlicesTrainer()),
});
