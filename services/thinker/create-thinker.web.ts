import { createSlicesHost } from './slices-host';
import type { Thinker } from './thinker';
import { createWorkerHost, type ThinkerWorker } from './worker-host';

// Metro finds the worker's program by this very expression. A browser tells handlers more than they ask for.
const startWorker = (): ThinkerWorker =>
  new Worker(new URL('./thinker-worker', window.location.href)) as ThinkerWorker;

/** The thinker of this platform. */
export const createThinker = (): Thinker => ({
  think: createWorkerHost(startWorker, createSlicesHost()),
});
