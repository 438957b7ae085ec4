import { createSlicesHost } from '@/services/thinker/slices-host';
import {
  RefusedRequest,
  type Think,
  type ThinkRequest,
  type Thought,
} from '@/services/thinker/thinker';
import { createWorkerHost } from '@/services/thinker/worker-host';
import { fakeTiming, settle } from './fake-timing';
import { fakeWorkers, type Behaviour } from './fake-worker';

const request: ThinkRequest = { rules: 'brazilian', limits: { level: 6 }, seed: 11 };
const cancelled = { name: 'AbortError' };

const noFallback: Think = () => Promise.reject(new Error('The fallback was asked.'));

const hostOf = (behaviours: readonly Behaviour[], fallback: Think = noFallback) => {
  const clock = fakeTiming();
  const { workers, start } = fakeWorkers(...behaviours);
  return { clock, workers, think: createWorkerHost(start, fallback, clock.timing) };
};

/** What slices find, for comparison. */
const expected = (one: ThinkRequest): Promise<Thought> => createSlicesHost()(one);

describe('thinking in a worker', () => {
  test.each([
    request,
    { rules: 'international', limits: { nodes: 4000 }, lines: 2 },
    { rules: 'english', start: 'W:W22,K31:B18', limits: { depth: 6 } },
    { rules: 'turkish', limits: { level: 4 }, seed: 5 },
  ])('finds what slices find: $rules', async (one) => {
    const { think } = hostOf(['answers']);
    expect(await think(one)).toEqual(await expected(one));
  });

  test('starts no worker before one is needed, and keeps it', async () => {
    const { think, workers, clock } = hostOf(['answers']);
    expect(workers).toHaveLength(0);
    await think(request);
    await think(request);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.requests).toHaveLength(2);
    expect(clock.waiting()).toBe(0);
  });

  test('refuses nonsense in a sentence, and the worker lives on', async () => {
    const { think, workers } = hostOf(['answers']);
    await expect(think({ ...request, limits: { nodes: 0 } })).rejects.toThrow(RefusedRequest);
    await expect(think({ ...request, start: 'W:W1:B30' })).rejects.toThrow(/king row/);
    expect(await think(request)).toEqual(await expected(request));
    expect(workers).toHaveLength(1);
  });

  test('gives the worker one request at a time', async () => {
    const { think, workers } = hostOf(['hangs']);
    const control = new AbortController();
    const first = think(request, control);
    const second = think(request, control);
    await settle();
    expect(workers.flatMap(({ requests }) => requests)).toHaveLength(1);
    control.abort();
    await expect(first).rejects.toMatchObject(cancelled);
    await expect(second).rejects.toMatchObject(cancelled);
    expect(workers).toHaveLength(1);
  });
});

describe('cancelling', () => {
  test('terminates the worker, and the next request has a new one', async () => {
    const { think, workers, clock } = hostOf(['hangs', 'answers']);
    const control = new AbortController();
    const thinking = think(request, control);
    await settle();
    control.abort();
    await expect(thinking).rejects.toMatchObject(cancelled);
    expect(workers.map((worker) => worker.isTerminated)).toEqual([true]);
    expect(clock.waiting()).toBe(0);
    expect(await think(request)).toEqual(await expected(request));
    expect(workers.map((worker) => worker.isTerminated)).toEqual([true, false]);
  });

  test('while being told of the progress ends it', async () => {
    const { think, workers, clock } = hostOf(['reports']);
    const control = new AbortController();
    const told: Thought[] = [];
    const onProgress = (thought: Thought): void => {
      told.push(thought);
      control.abort();
    };
    await expect(think(request, { signal: control.signal, onProgress })).rejects.toMatchObject(
      cancelled,
    );
    expect(told).toHaveLength(1);
    expect(workers[0]?.isTerminated).toBe(true);
    expect(clock.waiting()).toBe(0);
  });

  test('is no failure of the worker', async () => {
    const { think, workers } = hostOf(['hangs', 'hangs', 'hangs', 'answers']);
    for (let i = 0; i < 3; i++) {
      const control = new AbortController();
      const thinking = think(request, control);
      await settle();
      control.abort();
      await expect(thinking).rejects.toMatchObject(cancelled);
    }
    expect(await think(request)).toEqual(await expected(request));
    expect(workers).toHaveLength(4);
  });
});

describe('a worker that fails', () => {
  const failures: readonly Behaviour[] = ['crashes', 'garbles', 'hangs', 'reports', 'cannot start'];

  test.each(failures)('once is replaced and asked again: it %s', async (failure) => {
    const { think, workers, clock } = hostOf([failure, 'answers']);
    const thinking = think(request);
    await clock.runAll();
    expect(await thinking).toEqual(await expected(request));
    expect(workers).toHaveLength(2);
    expect(workers[1]?.isTerminated).toBe(false);
    if (failure !== 'cannot start') expect(workers[0]?.isTerminated).toBe(true);
  });

  test.each(failures)('twice gives way to slices: it %s', async (failure) => {
    const { think, workers, clock } = hostOf([failure], createSlicesHost());
    const thinking = think(request);
    await clock.runAll();
    expect(await thinking).toEqual(await expected(request));
    expect(workers).toHaveLength(2);
    expect(await think(request)).toEqual(await expected(request));
    expect(workers).toHaveLength(2);
    expect(clock.waiting()).toBe(0);
  });

  test('is forgiven once another has answered', async () => {
    const { think, workers, clock } = hostOf(['crashes', 'answers', 'crashes', 'answers']);
    expect(await think(request)).toEqual(await expected(request));
    // The one that answered breaks down while nobody waits for it.
    workers[1]?.onerror?.();
    expect(workers[1]?.isTerminated).toBe(true);
    expect(await think(request)).toEqual(await expected(request));
    expect(workers).toHaveLength(4);
    expect(clock.waiting()).toBe(0);
  });

  test('is not taken to hang as long as it reports', async () => {
    const { think, workers, clock } = hostOf(['hangs']);
    const sample = await expected(request);
    const told: Thought[] = [];
    const thinking = think(request, { onProgress: (thought) => told.push(thought) });
    await settle();
    for (let i = 0; i < 5; i++) {
      workers[0]?.tell({ kind: 'progress', thought: sample });
      expect(clock.waiting()).toBe(1);
    }
    workers[0]?.tell({ kind: 'answer', answer: { ok: true, value: sample } });
    expect(await thinking).toEqual(sample);
    expect(told).toHaveLength(5);
    expect(clock.waiting()).toBe(0);
    expect(workers).toHaveLength(1);
  });

  test('can be cancelled after slices took over', async () => {
    const { think } = hostOf(['crashes'], createSlicesHost());
    const control = new AbortController();
    const thinking = think(
      { ...request, limits: { nodes: 1e9 } },
      { signal: control.signal, onProgress: () => control.abort() },
    );
    await expect(thinking).rejects.toMatchObject(cancelled);
    expect(await think(request)).toEqual(await expected(request));
  });
});
