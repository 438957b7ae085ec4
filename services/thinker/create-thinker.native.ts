import { createRuntimeWorkers } from './runtime-workers';
import { createSlicesHost } from './slices-host';
import type { Thinker } from './thinker';
import { startThinkerRuntime } from './thinker-runtime';
import { createWorkerHost } from './worker-host';

/** The thinker of this platform. */
export const createThinker = (): Thinker => ({
  think: createWorkerHost(createRuntimeWorkers(startThinkerRuntime), createSlicesHost()),
});
