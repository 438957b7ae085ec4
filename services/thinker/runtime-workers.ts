import type { HostedWorker } from './hosted-worker';

/** A JavaScript runtime on a thread of its own. What goes in and comes out is text. */
export interface Runtime {
  /** Serves a request and tells its messages. */
  readonly serve: (request: string, tell: (message: string) => void) => RuntimeSearch;
}

export interface RuntimeSearch {
  /** Resolves when the search has ended, by itself or because it was stopped; rejects when it crashed. */
  readonly ended: Promise<void>;
  readonly stop: () => void;
}

/** No thread can be ended from outside. So many that do not stop when told to are enough to give up. */
export const MOST_RUNTIMES = 3;

interface Thread {
  readonly runtime: Runtime;
  search: RuntimeSearch | null;
}

/**
 * Gives the means to start workers that search in runtimes, one worker at a time. A runtime takes time to make, so
 * the next worker has it as soon as the search in it has ended; only one that crashed is thrown away.
 */
export const createRuntimeWorkers = <Request, Message>(
  startRuntime: () => Runtime,
): (() => HostedWorker<Request, Message>) => {
  let threads: readonly Thread[] = [];

  const freeThread = (): Thread => {
    const free = threads.find(({ search }) => search === null);
    if (free !== undefined) return free;
    if (threads.length >= MOST_RUNTIMES) throw new Error('No runtime stops when told to.');
    const thread = { runtime: startRuntime(), search: null };
    threads = [...threads, thread];
    return thread;
  };

  const drop = (thread: Thread): void => {
    threads = threads.filter((other) => other !== thread);
  };

  return () => {
    const thread = freeThread();
    let isTerminated = false;

    const hear = (text: string): void => {
      const data: Message = JSON.parse(text);
      if (!isTerminated) worker.onmessage?.({ data });
    };
    const crash = (): void => {
      drop(thread);
      if (!isTerminated) worker.onerror?.();
    };
    const worker: HostedWorker<Request, Message> = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: (request) => {
        const search = thread.runtime.serve(JSON.stringify(request), hear);
        thread.search = search;
        search.ended.then(() => {
          if (thread.search === search) thread.search = null;
        }, crash);
      },
      terminate: () => {
        isTerminated = true;
        thread.search?.stop();
      },
    };
    return worker;
  };
};
