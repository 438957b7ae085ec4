import { scheduleOnRN } from 'react-native-worklets';
import type { Runtime } from '../thinker/runtime-workers';
import { REAL_TIMING } from '../thinker/timing';
import { startWorkletRuntime, type ServeInRuntime } from '../thinker/worklet-runtime';
import { serveWork } from './trainer-messages';

/** Runs in the runtime, with the modules it imports: `babel.config.js` has them forwarded. */
const serveInRuntime: ServeInRuntime = (request, stop, tell) => {
  'worklet';
  serveWork(
    JSON.parse(request),
    REAL_TIMING.now,
    (message) => scheduleOnRN(tell, JSON.stringify(message)),
    () => stop.getBlocking(),
  );
};

export const startTrainerRuntime = (): Runtime => startWorkletRuntime('trainer', serveInRuntime);
