import { SLICE_MILLISECONDS } from '@/services/thinker/slice';
import { createSlicesHost } from '@/services/thinker/slices-host';
import { createSlicesTrainer, REST_MILLISECONDS } from '@/services/trainer/slices-trainer';
import { LONGEST_REST_MILLISECONDS } from '@/services/trainer/rest';
import { makeWork, type Work } from '@/services/trainer/work';
import { playOut } from '../../support/play-out';
import { smallTournament, smallTraining, strongTournament } from '../../support/works';
import { fakeTiming, settle } from '../thinker/fake-timing';

const work = smallTraining(1);
const text = makeWork(work);
const read = (answer: string): Work => JSON.parse(answer);

describe('games in slices', () => {
  test.each([
    ['a training', work],
    ['a tournament', smallTournament()],
  ])('%s comes to the end it has in one go', async (_name, one) => {
    const clock = fakeTiming(1);
    const running = createSlicesTrainer(clock.timing).runWork(makeWork(one));
    await clock.runAll();
    expect(read(await running)).toEqual(playOut(one));
  });

  test('come to an end on a real clock', async () => {
    expect(read(await createSlicesTrainer().runWork(text))).toEqual(playOut(work));
  });

  test.each([0.5, 1, 3])(
    'no slice is longer than its budget, and each is followed by a rest, where a reading takes %d ms',
    async (cost) => {
      const clock = fakeTiming(cost);
      const running = createSlicesTrainer(clock.timing).runWork(text);
      await settle();
      const slices: number[] = [];
      let rested = clock.time();
      while (await clock.tick()) {
        slices.push(clock.time() - rested - REST_MILLISECONDS);
        rested = clock.time();
      }
      await running;
      expect(slices.length).toBeGreaterThan(5);
      // The clock is read once to see whether a snapshot is due.
      expect(Math.max(...slices)).toBeLessThanOrEqual(SLICE_MILLISECONDS + 2 * cost);
      expect(Math.min(...slices)).toBeGreaterThanOrEqual(0);
    },
  );

  test('one step a slice where a step is longer than the budget', async () => {
    const clock = fakeTiming(20);
    const running = createSlicesTrainer(clock.timing).runWork(text);
    await clock.runAll();
    expect(read(await running)).toEqual(playOut(work));
  });

  test('tells how it stands', async () => {
    const clock = fakeTiming(2);
    const told: string[] = [];
    const running = createSlicesTrainer(clock.timing).runWork(text, {
      onSnapshot: (one) => told.push(one),
    });
    await clock.runAll();
    await running;
    expect(told.length).toBeGreaterThan(1);
    expect(new Set(told).size).toBe(told.length);
    expect(told.map((one) => read(one).session.played)).toEqual(
      told.map((one) => read(one).session.played).sort((a, b) => a - b),
    );
  });

  test('what cannot be played is refused', async () => {
    const clock = fakeTiming(1);
    const broken = makeWork({ ...work, session: { ...work.session, rules: {} as never } });
    const refused = expect(createSlicesTrainer(clock.timing).runWork(broken)).rejects.toThrow();
    await clock.runAll();
    await refused;
  });
});

describe('a strong opponent', () => {
  const strong = strongTournament();
  /** The opening is played at random. */
  const OPENING = 6;

  test('thinks about one move through many slices, and a pause does not wait for it', async () => {
    const clock = fakeTiming(1);
    const control = new AbortController();
    const running = createSlicesTrainer(clock.timing).runWork(makeWork(strong), control);
    for (let slices = 0; slices < 12; slices++) await clock.tick();
    control.abort();
    const plies = read(await running).session.bout?.game.cursor;
    expect(plies).toBeGreaterThanOrEqual(OPENING);
    // Eight steps a slice, sixty a move.
    expect(plies).toBeLessThanOrEqual(OPENING + 4);
  });

  test('paused in the middle of its moves, comes to the end it has in one go', async () => {
    const clock = fakeTiming(1);
    let now = makeWork(strong);
    for (let ticks = 40; JSON.parse(now).session.played === 0; ticks += 7) {
      const control = new AbortController();
      const running = createSlicesTrainer(clock.timing).runWork(now, control);
      for (let slices = 0; slices < ticks; slices++) await clock.tick();
      control.abort();
      now = await running;
    }
    expect(read(now)).toEqual(playOut(strong));
  });

  test('is not put off by thoughts that come between its slices', async () => {
    const clock = fakeTiming(1);
    const playing = createSlicesTrainer(clock.timing).runWork(makeWork(strong));
    const request = { rules: 'russian', limits: { nodes: 300 } } as const;
    let thoughts = 0;
    for (let ticks = 0; await clock.tick(); ticks++) {
      if (ticks % 29 !== 0) continue;
      thoughts++;
      void createSlicesHost(clock.timing)(request);
    }
    expect(read(await playing)).toEqual(playOut(strong));
    expect(thoughts).toBeGreaterThan(5);
  });
});

describe('pausing', () => {
  test('between two slices answers at once, leaves no timer, and the rest comes to the same end', async () => {
    const clock = fakeTiming(1);
    const control = new AbortController();
    const { runWork } = createSlicesTrainer(clock.timing);
    const running = runWork(text, control);
    for (let i = 0; i < 10; i++) await clock.tick();
    expect(clock.waiting()).toBe(1);
    control.abort();
    expect(clock.waiting()).toBe(0);
    const paused = await running;
    expect(paused).not.toBe(text);
    const rest = runWork(paused);
    await clock.runAll();
    expect(read(await rest)).toEqual(playOut(work));
  });

  test('before it began plays nothing', async () => {
    expect(await createSlicesTrainer().runWork(text, { signal: AbortSignal.abort() })).toBe(text);
  });
});

describe('the computer thinks on the same thread', () => {
  const request = { rules: 'international', limits: { nodes: 2000 } } as const;

  test('and neither disturbs the other', async () => {
    const alone = fakeTiming(1);
    const thinkingAlone = createSlicesHost(alone.timing)(request);
    await alone.runAll();

    const clock = fakeTiming(1);
    const playing = createSlicesTrainer(clock.timing).runWork(text);
    for (let i = 0; i < 5; i++) await clock.tick();
    const thinking = createSlicesHost(clock.timing)(request);
    await clock.runAll();
    expect(await thinking).toEqual(await thinkingAlone);
    expect(read(await playing)).toEqual(playOut(work));
  });

  test('and a pause does not wait for the thought', async () => {
    const clock = fakeTiming(1);
    const thought = new AbortController();
    const thinking = createSlicesHost(clock.timing)(
      { ...request, limits: { nodes: 1e9 } },
      thought,
    );
    const cancelled = expect(thinking).rejects.toMatchObject({ name: 'AbortError' });
    const control = new AbortController();
    const playing = createSlicesTrainer(clock.timing).runWork(text, control);
    for (let i = 0; i < 5; i++) await clock.tick();
    control.abort();
    expect(await playing).toBe(text);
    thought.abort();
    await cancelled;
  });
});

describe('resting', () => {
  const strong = strongTournament();
  const start = () => {
    const clock = fakeTiming(1);
    return { clock, ...createSlicesTrainer(clock.timing) };
  };

  test('plays nothing, goes on when told to, and comes to the end it has in one go', async () => {
    const { clock, runWork, rest } = start();
    const told: string[] = [];
    const running = runWork(makeWork(strong), { onSnapshot: (one) => told.push(one) });
    await clock.pass(2_000);
    expect(told.length).toBeGreaterThan(0);
    rest(true);
    // What was played before may still be told.
    await clock.pass(1_000);
    told.length = 0;
    await clock.pass(LONGEST_REST_MILLISECONDS - 2_000);
    expect(told).toEqual([]);
    rest(false);
    await clock.pass(2_000);
    expect(told.length).toBeGreaterThan(0);
    await clock.runAll();
    expect(read(await running)).toEqual(playOut(strong));
  });

  test('ends by itself', async () => {
    const { clock, runWork, rest } = start();
    rest(true);
    const running = runWork(text);
    await clock.runAll();
    expect(clock.time()).toBeGreaterThan(LONGEST_REST_MILLISECONDS);
    expect(read(await running)).toEqual(playOut(work));
  });

  test('does not keep a pause waiting', async () => {
    const { clock, runWork, rest } = start();
    rest(true);
    const control = new AbortController();
    const running = runWork(text, control);
    await settle();
    control.abort();
    expect(await running).toBe(text);
    expect(clock.waiting()).toBe(0);
  });
});
