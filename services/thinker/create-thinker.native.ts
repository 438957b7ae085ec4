import { createRuntimeWorkers } from './runtime-workers';
import { createSlicesHost } from './slices-host';
import type { Thinker } from './thinker';
import { createWorkerHost } from './worker-host';
import { startWorkletRuntime } from './worklet-runtime';

/** The thinker of this platform. */
export const createThinker = (): Thinker => ({
  think: createWorkerHost(createRuntimeWorkers(startWorkletRuntime), createSlicesHost()),
});
