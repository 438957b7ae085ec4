import { createThinker } from '@/services/thinker/create-thinker.native';
import { MOST_RUNTIMES } from '@/services/thinker/runtime-workers';
import { createSlicesHost } from '@/services/thinker/slices-host';
import { RefusedRequest, type ThinkRequest, type Thought } from '@/services/thinker/thinker';
import { settle } from './fake-timing';
import { behave, madeRuntimes, type RuntimeBehaviour } from './fake-worklets';

jest.mock('react-native-worklets', () => jest.requireActual('./fake-worklets').fakeWorklets);

const request: ThinkRequest = { rules: 'russian', limits: { level: 5 }, seed: 3 };
/** Takes thousands of steps. */
const long: ThinkRequest = { rules: 'international', limits: { nodes: 200_000 } };
const cancelled = { name: 'AbortError' };

/** What slices find, for comparison. */
const expected = async (one: ThinkRequest): Promise<Thought> => withTimers(createSlicesHost()(one));

/** Sets off timers until the work is done. */
const withTimers = async <T>(work: Promise<T>): Promise<T> => {
  let isDone = false;
  const done = (): void => {
    isDone = true;
  };
  work.then(done, done);
  await settle();
  while (!isDone) await jest.advanceTimersToNextTimerAsync();
  return work;
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  behave('answers');
});

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Every look at the clock takes a while, so that there is progress to tell of. Answers how many looks there were. */
const slowClock = (): (() => number) => {
  let readings = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => 100 * ++readings);
  return () => readings;
};

describe('thinking in a runtime', () => {
  test.each<ThinkRequest>([
    request,
    { rules: 'international', limits: { nodes: 4000 }, lines: 2 },
    { rules: 'english', start: 'W:W22,K31:B18', limits: { depth: 6 } },
    { rules: 'turkish', moves: ['c3-c4'], limits: { level: 4 }, seed: 5 },
  ])('finds what slices find: $rules', async (one) => {
    expect(await createThinker().think(one)).toEqual(await expected(one));
  });

  test('makes no runtime before one is needed, and one for all requests', async () => {
    const { think } = createThinker();
    expect(madeRuntimes()).toHaveLength(0);
    const both = [think(request), think({ ...request, seed: 4 })];
    await Promise.all(both);
    await think(request);
    expect(madeRuntimes()).toMatchObject([{ begun: 3, ended: 3 }]);
  });

  test('tells of its progress', async () => {
    slowClock();
    const told: Thought[] = [];
    const onProgress = (thought: Thought): void => void told.push(thought);
    const thought = await createThinker().think(request, { onProgress });
    expect(told.length).toBeGreaterThan(3);
    told.forEach(({ nodes }) => expect(nodes).toBeLessThanOrEqual(thought.nodes));
  });

  test('refuses what makes no sense, and goes on with the next request', async () => {
    const { think } = createThinker();
    await expect(think({ ...request, limits: { nodes: 0 } })).rejects.toThrow(RefusedRequest);
    expect(await think(request)).toEqual(await expected(request));
    expect(madeRuntimes()).toHaveLength(1);
  });
});

describe('cancelling', () => {
  test('ends the search, and its runtime serves the next request', async () => {
    const readings = slowClock();
    const { think } = createThinker();
    const control = new AbortController();
    const onProgress = (): void => control.abort();
    const thinking = think(long, { signal: control.signal, onProgress });
    await expect(thinking).rejects.toMatchObject(cancelled);
    await settle();
    expect(madeRuntimes()).toMatchObject([{ begun: 1, ended: 1 }]);
    expect(readings()).toBeLessThan(50);
    expect(await think(request)).toMatchObject({ path: (await expected(request)).path });
    expect(madeRuntimes()).toMatchObject([{ begun: 2, ended: 2 }]);
  });

  test('before the thread came to it leaves nothing to do', async () => {
    const { think } = createThinker();
    const control = new AbortController();
    const thinking = think(long, control);
    await Promise.resolve();
    expect(madeRuntimes()).toMatchObject([{ begun: 1, ended: 0 }]);
    control.abort();
    await expect(thinking).rejects.toMatchObject(cancelled);
    await settle();
    expect(madeRuntimes()).toMatchObject([{ begun: 1, ended: 1 }]);
  });

  test('does not wait for a search that will not stop, nor make runtimes without end', async () => {
    behave('hangs');
    const { think } = createThinker();
    for (let count = 1; count <= MOST_RUNTIMES; count++) {
      const control = new AbortController();
      const thinking = think(request, control);
      await settle();
      control.abort();
      await expect(thinking).rejects.toMatchObject(cancelled);
      expect(madeRuntimes()).toHaveLength(count);
    }
    expect(await withTimers(think(request))).toEqual(await expected(request));
    expect(madeRuntimes()).toHaveLength(MOST_RUNTIMES);
  });
});

describe('a runtime that fails', () => {
  const failures: readonly RuntimeBehaviour[] = ['crashes', 'hangs', 'cannot start'];

  test.each(failures)('once is replaced and asked again: it %s', async (failure) => {
    behave(failure, 'answers');
    const thought = await withTimers(createThinker().think(request));
    expect(thought).toEqual(await expected(request));
    expect(madeRuntimes()).toMatchObject([{ ended: 0 }, { begun: 1, ended: 1 }]);
  });

  test.each(failures)('twice gives way to slices: it %s', async (failure) => {
    behave(failure);
    const { think } = createThinker();
    expect(await withTimers(think(request))).toEqual(await expected(request));
    expect(await withTimers(think(request))).toEqual(await expected(request));
    expect(madeRuntimes()).toHaveLength(2);
  });

  test('after it was cancelled is noticed by nobody, and thrown away', async () => {
    const crashes = MOST_RUNTIMES + 1;
    behave(...Array<RuntimeBehaviour>(crashes).fill('crashes'), 'answers');
    const { think } = createThinker();
    for (let i = 0; i < crashes; i++) {
      const control = new AbortController();
      const thinking = think(request, control);
      await Promise.resolve();
      control.abort();
      await expect(thinking).rejects.toMatchObject(cancelled);
      await settle();
    }
    expect(await think(request)).toEqual(await expected(request));
    expect(madeRuntimes().map(({ begun }) => begun)).toEqual(Array(crashes + 1).fill(1));
  });
});
