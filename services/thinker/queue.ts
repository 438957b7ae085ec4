import { cancellation } from './thinker';

interface Cancellable {
  readonly signal?: AbortSignal;
}

type Ask<Request, Control extends Cancellable, Answer> = (
  request: Request,
  control?: Control,
) => Promise<Answer>;

/** Told besides whether the last turn was its own, too. */
type Job<Request, Control extends Cancellable, Answer> = (
  request: Request,
  control: Control | undefined,
  isNext: boolean,
) => Promise<Answer>;

/**
 * A queue that jobs wait in for each other. One that is cancelled while it waits is rejected at once, and never
 * begun.
 */
export const createQueue = () => {
  let free: Promise<unknown> = Promise.resolve();
  let last: unknown = null;
  return <Request, Control extends Cancellable, Answer>(
      job: Job<Request, Control, Answer>,
    ): Ask<Request, Control, Answer> =>
    (request, control) => {
      const mine = free.then(() => {
        if (control?.signal?.aborted) throw cancellation();
        const isNext = last === job;
        last = job;
        return job(request, control, isNext);
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
