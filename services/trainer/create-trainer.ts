import { createSlicesTrainer } from './slices-trainer';
import type { Trainer } from './trainer';

/** The trainer of this platform. */
export const createTrainer = (): Trainer => createSlicesTrainer();
