import { createSlicesTrainer } from '@/services/trainer/slices-trainer';
import type { Trainer } from '@/services/trainer/trainer';
import { makeWork, type Work } from '@/services/trainer/work';
import { createWorkerTrainer, SILENCE_MILLISECONDS } from '@/services/trainer/worker-trainer';
import { playOut } from '../../support/play-out';
import { smallTournament, smallTraining } from '../../support/works';
import { fakeTiming, settle } from '../thinker/fake-timing';
import { fakeTrainerWorkers, type Behaviour } from './fake-trainer-worker';

const noFallback: Trainer = {
  runWork: () => Promise.reject(new Error('The fallback was asked.')),
  rest: () => undefined,
};

const hostOf = (behaviours: readonly Behaviour[], fallback: Trainer = noFallback) => {
  const clock = fakeTiming();
  const { workers, start } = fakeTrainerWorkers(...behaviours);
  return { clock, workers, ...createWorkerTrainer(start, fallback, clock.timing) };
};

const work = smallTraining();
const text = makeWork(work);
const atTheEnd: Work = playOut(work);

const read = (answer: string): Work => JSON.parse(answer);

describe('games in a worker', () => {
  test.each([
    ['a training', work],
    ['a tournament', smallTournament()],
  ])('%s comes to the end it has without a worker, and tells of its way', async (_name, one) => {
    const { runWork, workers, clock } = hostOf(['plays']);
    const told: string[] = [];
    const end = await runWork(makeWork(one), { onSnapshot: (snapshot) => told.push(snapshot) });
    expect(read(end)).toEqual(playOut(one));
    expect(told.length).toBeGreaterThan(2);
    expect(new Set(told).size).toBe(told.length);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
    expect(clock.waiting()).toBe(0);
  });

  test('work that is over already is answered as it is', async () => {
    const { runWork } = hostOf(['plays']);
    expect(await runWork(makeWork(atTheEnd))).toBe(makeWork(atTheEnd));
  });
});

describe('pausing', () => {
  test('ends the worker and answers the last snapshot, from which another goes on to the same end', async () => {
    const { runWork, workers, clock } = hostOf(['reports', 'plays']);
    const control = new AbortController();
    const told: string[] = [];
    const running = runWork(text, {
      signal: control.signal,
      onSnapshot: (snapshot) => told.push(snapshot),
    });
    await settle();
    control.abort();
    const paused = await running;
    expect(told).toHaveLength(3);
    expect(paused).toBe(told.at(-1));
    expect(workers[0]?.isTerminated).toBe(true);
    expect(clock.waiting()).toBe(0);
    expect(read(await runWork(paused))).toEqual(atTheEnd);
  });

  test('before the first snapshot answers the work as it was', async () => {
    const { runWork, workers } = hostOf(['hangs']);
    const control = new AbortController();
    const running = runWork(text, control);
    await settle();
    control.abort();
    expect(await running).toBe(text);
    expect(workers[0]?.isTerminated).toBe(true);
  });

  test('while being told a snapshot ends it there', async () => {
    const { runWork, clock } = hostOf(['plays']);
    const control = new AbortController();
    const told: string[] = [];
    const onSnapshot = (snapshot: string): void => {
      told.push(snapshot);
      control.abort();
    };
    expect(await runWork(text, { signal: control.signal, onSnapshot })).toBe(told[0]);
    expect(told).toHaveLength(1);
    expect(clock.waiting()).toBe(0);
  });

  test('before it began starts no worker', async () => {
    const { runWork, workers } = hostOf(['plays']);
    expect(await runWork(text, { signal: AbortSignal.abort() })).toBe(text);
    expect(workers).toHaveLength(0);
  });

  test('is no failure of the worker', async () => {
    const { runWork, workers } = hostOf(['hangs', 'hangs', 'hangs', 'plays']);
    for (let i = 0; i < 3; i++) {
      const control = new AbortController();
      const running = runWork(text, control);
      await settle();
      control.abort();
      await running;
    }
    expect(read(await runWork(text))).toEqual(atTheEnd);
    expect(workers).toHaveLength(4);
  });
});

describe('a worker that fails', () => {
  const failures: readonly Behaviour[] = [
    'crashes',
    'crashes late',
    'garbles',
    'hangs',
    'reports',
    'cannot start',
  ];

  test.each(failures)('once is replaced by one that goes on: it %s', async (failure) => {
    const { runWork, workers, clock } = hostOf([failure, 'plays']);
    const told: string[] = [];
    const running = runWork(text, { onSnapshot: (snapshot) => told.push(snapshot) });
    await clock.runAll();
    expect(read(await running)).toEqual(atTheEnd);
    expect(workers).toHaveLength(2);
    if (failure === 'crashes late') expect(workers[1]?.texts).toEqual([told[2]]);
    expect(clock.waiting()).toBe(0);
  });

  test.each(['crashes', 'garbles', 'hangs', 'cannot start'] as const)(
    'twice gives way to slices: it %s',
    async (failure) => {
      const { runWork, workers, clock } = hostOf([failure], createSlicesTrainer());
      const running = runWork(text);
      await clock.runAll();
      expect(read(await running)).toEqual(atTheEnd);
      expect(workers).toHaveLength(2);
      expect(read(await runWork(text))).toEqual(atTheEnd);
      expect(workers).toHaveLength(2);
    },
  );

  test('is not blamed for work that nobody can do', async () => {
    const { runWork, workers } = hostOf(['crashes', 'crashes', 'plays'], noFallback);
    await expect(runWork(text)).rejects.toThrow('The fallback was asked.');
    expect(read(await runWork(text))).toEqual(atTheEnd);
    expect(workers).toHaveLength(3);
  });

  test('after the last snapshot says nothing more', async () => {
    const { runWork, workers } = hostOf(['reports', 'plays']);
    const control = new AbortController();
    const running = runWork(text, control);
    await settle();
    const late = workers[0]?.onmessage;
    control.abort();
    const paused = await running;
    expect(workers[0]?.onmessage).toBeNull();
    late?.({ data: { kind: 'end', text: 'too late' } });
    expect(await running).toBe(paused);
  });
});

describe('resting', () => {
  test('is told to the worker at work, and to no other', async () => {
    const { runWork, rest, workers } = hostOf(['hangs']);
    rest(true);
    rest(false);
    const control = new AbortController();
    const running = runWork(text, control);
    await settle();
    rest(true);
    rest(false);
    control.abort();
    await running;
    rest(true);
    expect(workers.map(({ rests }) => rests)).toEqual([[true, false]]);
  });

  test('is told to a worker that begins meanwhile', async () => {
    const { runWork, rest, workers, clock } = hostOf(['crashes', 'plays']);
    rest(true);
    const running = runWork(text);
    await clock.runAll();
    expect(read(await running)).toEqual(atTheEnd);
    expect(workers.map(({ rests }) => rests)).toEqual([[true], [true]]);
  });

  test('again and again is not taken for the silence of a worker that hangs', async () => {
    const { runWork, rest, workers, clock } = hostOf(['hangs']);
    const control = new AbortController();
    const running = runWork(text, control);
    for (let i = 0; i < 10; i++) {
      await clock.pass(SILENCE_MILLISECONDS / 2);
      rest(i % 2 === 0);
    }
    expect(workers).toHaveLength(1);
    await clock.pass(SILENCE_MILLISECONDS);
    expect(workers).toHaveLength(2);
    control.abort();
    expect(await running).toBe(text);
    expect(clock.waiting()).toBe(0);
  });

  test('is told to slices where they do the work', async () => {
    const rests: boolean[] = [];
    const slices = createSlicesTrainer();
    const { runWork, rest, clock } = hostOf(['crashes'], {
      ...slices,
      rest: (isResting) => rests.push(isResting),
    });
    const running = runWork(text);
    await clock.runAll();
    rest(true);
    rest(false);
    expect(rests).toEqual([true, false]);
    expect(read(await running)).toEqual(atTheEnd);
  });
});
