import { legalMoves, startPosition, variant } from '@dama/engine';
import { SLICE_MILLISECONDS } from '@/services/thinker/slice';
import { createSlicesHost } from '@/services/thinker/slices-host';
import { RefusedRequest, type ThinkRequest, type Thought } from '@/services/thinker/thinker';
import { fakeTiming } from './fake-timing';

const request: ThinkRequest = { rules: 'english', limits: { nodes: 3000 } };

describe('thinking in slices', () => {
  test('finds a move on a real clock', async () => {
    const thought = await createSlicesHost()(request);
    expect(thought.nodes).toBe(3000);
  });

  test.each([0.1, 0.7, 1, 2, 2.5])(
    'takes no slice beyond the budget where reading the clock takes %d ms',
    async (cost) => {
      const clock = fakeTiming(cost);
      const thinking = createSlicesHost(clock.timing)(request);
      const slices: number[] = [];
      for (;;) {
        const begin = clock.time();
        if (!(await clock.tick())) break;
        slices.push(clock.time() - begin);
      }
      expect((await thinking).nodes).toBe(3000);
      // The clock is read once before the slice has begun.
      expect(Math.max(...slices)).toBeLessThanOrEqual(SLICE_MILLISECONDS + cost);
    },
  );

  test('takes one step a slice where a step is longer than the budget, and still comes to an end', async () => {
    const clock = fakeTiming(20);
    const thinking = createSlicesHost(clock.timing)(request);
    expect(await clock.runAll()).toBeGreaterThanOrEqual(30);
    expect((await thinking).nodes).toBe(3000);
  });

  test('finds the same move however it is sliced', async () => {
    const [fast, slow] = [fakeTiming(0.01), fakeTiming(5)];
    const first = createSlicesHost(fast.timing)(request);
    const slicesOfFast = await fast.runAll();
    const second = createSlicesHost(slow.timing)(request);
    const slicesOfSlow = await slow.runAll();
    expect(slicesOfSlow).toBeGreaterThan(slicesOfFast);
    expect(await second).toEqual(await first);
  });

  test('finds the same move when moves are generated between the slices', async () => {
    const [alone, disturbed] = [fakeTiming(1), fakeTiming(1)];
    const quiet = createSlicesHost(alone.timing)(request);
    await alone.runAll();
    const other = variant('turkish');
    if (other === undefined) throw new Error('There is no Turkish game.');
    const loud = createSlicesHost(disturbed.timing)(request);
    while (await disturbed.tick()) legalMoves(other, startPosition(other));
    expect(await loud).toEqual(await quiet);
  });

  test('tells its progress', async () => {
    const clock = fakeTiming(50);
    const told: Thought[] = [];
    const thinking = createSlicesHost(clock.timing)(request, { onProgress: (t) => told.push(t) });
    await clock.runAll();
    const { nodes } = await thinking;
    expect(told.length).toBeGreaterThan(2);
    expect(told.every((thought) => thought.nodes <= nodes)).toBe(true);
  });

  test('refuses nonsense in a sentence, and answers the next request', async () => {
    const clock = fakeTiming(1);
    const think = createSlicesHost(clock.timing);
    const refused = expect(think({ ...request, rules: 'chess' })).rejects.toThrow(RefusedRequest);
    await clock.runAll();
    await refused;
    const next = think(request);
    await clock.runAll();
    expect((await next).nodes).toBe(3000);
  });
});

describe('cancelling', () => {
  const cancelled = { name: 'AbortError' };

  test('before the first slice begins nothing', async () => {
    const clock = fakeTiming(1);
    const control = new AbortController();
    control.abort();
    const thinking = createSlicesHost(clock.timing)(request, control);
    await expect(thinking).rejects.toMatchObject(cancelled);
    expect(await clock.runAll()).toBe(0);
  });

  test('between two slices leaves no timer behind', async () => {
    const clock = fakeTiming(1);
    const control = new AbortController();
    const thinking = createSlicesHost(clock.timing)(request, control);
    await clock.tick();
    expect(clock.waiting()).toBe(1);
    control.abort();
    expect(clock.waiting()).toBe(0);
    await expect(thinking).rejects.toMatchObject(cancelled);
  });

  test('within a slice ends that slice', async () => {
    const clock = fakeTiming(1);
    const control = new AbortController();
    const told: Thought[] = [];
    const onProgress = (thought: Thought): void => {
      told.push(thought);
      control.abort();
    };
    const thinking = createSlicesHost(clock.timing)(
      { ...request, limits: { nodes: 1_000_000 } },
      { signal: control.signal, onProgress },
    );
    const rejected = expect(thinking).rejects.toMatchObject(cancelled);
    await clock.runAll();
    await rejected;
    expect(told).toHaveLength(1);
    expect(clock.waiting()).toBe(0);
  });

  test('lets the next request begin', async () => {
    const clock = fakeTiming(1);
    const think = createSlicesHost(clock.timing);
    const control = new AbortController();
    const first = think({ ...request, limits: { nodes: 1_000_000 } }, control);
    const rejected = expect(first).rejects.toMatchObject(cancelled);
    const second = think(request);
    await clock.tick();
    control.abort();
    await clock.runAll();
    await rejected;
    expect((await second).nodes).toBe(3000);
  });

  test('a request that waits takes it out of the queue at once', async () => {
    const clock = fakeTiming(1);
    const think = createSlicesHost(clock.timing);
    const first = think(request);
    const control = new AbortController();
    const second = think(request, control);
    await clock.tick();
    control.abort();
    await expect(second).rejects.toMatchObject(cancelled);
    await clock.runAll();
    expect((await first).nodes).toBe(3000);
  });

  test('stops listening to a signal once the move is found', async () => {
    const clock = fakeTiming(1);
    const control = new AbortController();
    const listeners = { added: 0, removed: 0 };
    const { signal } = control;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...how: Parameters<typeof add>) => (listeners.added++, add(...how));
    signal.removeEventListener = (...how: Parameters<typeof remove>) => (
      listeners.removed++,
      remove(...how)
    );
    const thinking = createSlicesHost(clock.timing)(request, control);
    await clock.runAll();
    await thinking;
    expect(listeners.added).toBeGreaterThan(0);
    expect(listeners.removed).toBe(listeners.added);
  });
});

test('two hosts on one thread do not disturb each other', async () => {
  const clock = fakeTiming(1);
  const requests: readonly ThinkRequest[] = [request, { ...request, rules: 'international' }];
  const alone: Thought[] = [];
  for (const one of requests) {
    const thinking = createSlicesHost(clock.timing)(one);
    await clock.runAll();
    alone.push(await thinking);
  }
  const together = Promise.all(requests.map((one) => createSlicesHost(clock.timing)(one)));
  await clock.runAll();
  expect(await together).toEqual(alone);
});
