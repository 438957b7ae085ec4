import type { ThinkRequest } from './thinker';
import { REAL_TIMING } from './timing';
import { serve } from './worker-messages';

// The whole program of the worker on the web; Metro makes a bundle of it.
self.onmessage = ({ data }: MessageEvent<ThinkRequest>): void =>
  serve(data, REAL_TIMING.now, (message) => self.postMessage(message));
