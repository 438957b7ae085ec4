import {
  createSynchronizable,
  createWorkletRuntime,
  runOnRuntimeAsync,
  type Synchronizable,
} from 'react-native-worklets';
import type { Runtime } from './runtime-workers';

/** A worklet that serves a request until it is done or told to stop, and tells its messages. */
export type ServeInRuntime = (
  request: string,
  stop: Synchronizable<boolean>,
  tell: (message: string) => void,
) => void;

/** Makes a runtime of react-native-worklets. It looks at the stop flag at every step: nothing else reaches it. */
export const startWorkletRuntime = (name: string, serve: ServeInRuntime): Runtime => {
  const runtime = createWorkletRuntime({ name });
  return {
    serve: (request, tell) => {
      const stop = createSynchronizable(false);
      return {
        ended: runOnRuntimeAsync(runtime, serve, request, stop, tell),
        stop: () => stop.setBlocking(true),
      };
    },
  };
};
