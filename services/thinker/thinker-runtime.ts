import { scheduleOnRN } from 'react-native-worklets';
import type { Runtime } from './runtime-workers';
import { REAL_TIMING } from './timing';
import { serve } from './worker-messages';
import { startWorkletRuntime, type ServeInRuntime } from './worklet-runtime';

/** Runs in the runtime, with the modules it imports: `babel.config.js` has them forwarded. */
const serveInRuntime: ServeInRuntime = (request, stop, tell) => {
  'worklet';
  serve(
    JSON.parse(request),
    REAL_TIMING.now,
    (message) => scheduleOnRN(tell, JSON.stringify(message)),
    () => stop.getBlocking(),
  );
};

export const startThinkerRuntime = (): Runtime => startWorkletRuntime('thinker', serveInRuntime);
