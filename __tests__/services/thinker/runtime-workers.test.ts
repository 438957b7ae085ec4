import { createRuntimeWorkers, type Runtime } from '@/services/thinker/runtime-workers';
import type { ThinkRequest } from '@/services/thinker/thinker';
import type { WorkerMessage } from '@/services/thinker/worker-messages';
import { settle } from './fake-timing';

const request: ThinkRequest = { rules: 'english', limits: { nodes: 10 } };
const message: WorkerMessage = { kind: 'answer', answer: { ok: false, error: 'It was a test.' } };

/** A search that does what the test says. */
interface Search {
  readonly runtime: number;
  readonly request: string;
  readonly tell: (text: string) => void;
  readonly end: () => void;
  readonly crash: () => void;
  isStopped: boolean;
}

const workshop = () => {
  const searches: Search[] = [];
  let runtimes = 0;
  const startRuntime = (): Runtime => {
    const runtime = runtimes++;
    return {
      serve: (text, tell) => {
        const { promise, resolve, reject } = withResolvers();
        const search = {
          ...{ runtime, request: text, tell, isStopped: false },
          end: resolve,
          crash: () => reject(new Error('It broke.')),
        };
        searches.push(search);
        return {
          ended: promise,
          stop: () => {
            search.isStopped = true;
          },
        };
      },
    };
  };
  const startWorker = createRuntimeWorkers(startRuntime);
  const heard: unknown[] = [];
  /** A worker with a search in it. */
  const begin = (worker = startWorker()) => {
    worker.onmessage = ({ data }) => heard.push(data);
    worker.onerror = () => heard.push('error');
    worker.postMessage(request);
    return worker;
  };
  return { searches, heard, begin };
};

const withResolvers = () => {
  let resolve = (): void => undefined;
  let reject = (_reason: Error): void => undefined;
  const promise = new Promise<void>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
};

test('a request goes to the runtime as text, and its messages come back', () => {
  const { searches, heard, begin } = workshop();
  begin();
  expect(searches.map((search) => JSON.parse(search.request))).toEqual([request]);
  searches[0]?.tell(JSON.stringify(message));
  expect(heard).toEqual([message]);
});

test('a crash is an error of the worker', async () => {
  const { searches, heard, begin } = workshop();
  begin();
  searches[0]?.crash();
  await settle();
  expect(heard).toEqual(['error']);
});

test('a terminated worker is stopped, and says nothing more', async () => {
  const { searches, heard, begin } = workshop();
  begin().terminate();
  expect(searches[0]?.isStopped).toBe(true);
  searches[0]?.tell(JSON.stringify(message));
  searches[0]?.crash();
  await settle();
  expect(heard).toEqual([]);
});

test('a runtime is free once the last search given to it has ended', async () => {
  const { searches, begin } = workshop();
  const worker = begin();
  begin(worker);
  searches[0]?.end();
  await settle();
  worker.terminate();
  begin().terminate();
  expect(searches.map(({ runtime }) => runtime)).toEqual([0, 0, 1]);
  searches[1]?.end();
  await settle();
  begin();
  expect(searches.map(({ runtime }) => runtime)).toEqual([0, 0, 1, 0]);
});
