import {
  createSynchronizable,
  createWorkletRuntime,
  runOnRuntimeAsync,
  scheduleOnRN,
  type Synchronizable,
} from 'react-native-worklets';
import type { Runtime } from './runtime-workers';
import { REAL_TIMING } from './timing';
import { serve } from './worker-messages';

/** Runs in the runtime, with the modules it imports: `babel.config.js` has them forwarded. */
const serveInRuntime = (
  request: string,
  stop: Synchronizable<boolean>,
  tell: (message: string) => void,
): void => {
  'worklet';
  serve(
    JSON.parse(request),
    REAL_TIMING.now,
    (message) => scheduleOnRN(tell, JSON.stringify(message)),
    () => stop.getBlocking(),
  );
};

/** A runtime of react-native-worklets. Its search looks at the stop flag at every step, for nothing else reaches it. */
export const startWorkletRuntime = (): Runtime => {
  const runtime = createWorkletRuntime({ name: 'thinker' });
  return {
    serve: (request, tell) => {
      const stop = createSynchronizable(false);
      return {
        ended: runOnRuntimeAsync(runtime, serveInRuntime, request, stop, tell),
        stop: () => stop.setBlocking(true),
      };
    },
  };
};
