import { createRuntimeWorkers } from '../thinker/runtime-workers';
import { createSlicesTrainer } from './slices-trainer';
import type { Trainer } from './trainer';
import { startTrainerRuntime } from './trainer-runtime';
import { createWorkerTrainer } from './worker-trainer';

/** The trainer of this platform. */
export const createTrainer = (): Trainer =>
  createWorkerTrainer(createRuntimeWorkers(startTrainerRuntime), createSlicesTrainer());
