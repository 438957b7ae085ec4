import { REAL_TIMING } from '../thinker/timing';
import { serveWork } from './trainer-messages';

// The whole program of the worker on the web; Metro makes a bundle of it.
self.onmessage = ({ data }: MessageEvent<string>): void =>
  serveWork(data, REAL_TIMING.now, (message) => self.postMessage(message));
