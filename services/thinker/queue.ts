import { cancellation, type Think, type ThinkControl } from './thinker';

/**
 * A queue that requests wait in for each other. One that is cancelled while it waits is rejected at once, and
 * never begun.
 */
export const createQueue = (): ((think: Think) => Think) => {
  let free: Promise<unknown> = Promise.resolve();
  return (think) =>
    (request, control = {}) => {
      const mine = free.then(() => {
        if (control.signal?.aborted) throw cancellation();
        return think(request, control);
      });
      free = mine.catch(() => undefined);
      return untilCancelled(mine, control);
    };
};

const untilCancelled = <T>(work: Promise<T>, { signal }: ThinkControl): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = (): void => reject(cancellation());
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel);
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', cancel));
  });
