import { REAL_TIMING } from '../thinker/timing';
import { createWorkServer, type TrainerRequest } from './trainer-messages';

const { port1, port2 } = new MessageChannel();

// Of timers that follow each other, browsers have each come 4 ms late.
const soon = (run: () => void): void => {
  port1.onmessage = () => run();
  port2.postMessage(null);
};

const take = createWorkServer({ ...REAL_TIMING, soon }, (message) => self.postMessage(message));

// The whole program of the worker on the web; Metro makes a bundle of it.
self.onmessage = ({ data }: MessageEvent<TrainerRequest>): void => take(data);
