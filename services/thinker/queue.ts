import { cancellation } from './thinker';

interface Cancellable {
  readonly signal?: AbortSignal;
}

type Job<Request, Control extends Cancellable, Answer> = (
  request: Request,
  control?: Control,
) => Promise<Answer>;

/**
 * A queue that jobs wait in for each other. One that is cancelled while it waits is rejected at once, and never
 * begun.
 */
export const createQueue = () => {
  let free: Promise<unknown> = Promise.resolve();
  return <Request, Control extends Cancellable, Answer>(
      job: Job<Request, Control, Answer>,
    ): Job<Request, Control, Answer> =>
    (request, control) => {
      const mine = free.then(() => {
        if (control?.signal?.aborted) throw cancellation();
        return job(request, control);
      });
      free = mine.catch(() => undefined);
      return untilCancelled(mine, control?.signal);
    };
};

const untilCancelled = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = (): void => reject(cancellation());
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel);
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', cancel));
  });
