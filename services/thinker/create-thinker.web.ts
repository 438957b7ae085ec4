import { createSlicesHost } from './slices-host';
import type { Thinker } from './thinker';
import { createWorkerHost, type ThinkerWorker } from './worker-host';

// Metro finds the worker's program by this very expression.
const startWorker = (): ThinkerWorker =>
  new Worker(new URL('./thinker-worker', window.location.href));

/** The thinker of this platform. */
export const createThinker = (): Thinker => ({
  think: createWorkerHost(startWorker, createSlicesHost()),
});
