import * as fc from 'fast-check';
import { VARIANTS } from '@dama/engine';
import { createMemoryStorage } from '@/services/storage/memory-storage';
import type { Storage } from '@/services/storage/storage';
import { createSlicesTrainer } from '@/services/trainer/slices-trainer';
import type { RunWork } from '@/services/trainer/trainer';
import { isWorkOver, makeWork, type Work } from '@/services/trainer/work';
import { readTrainer, type Session } from '@/state/kept-trainer';
import type { TrainingSetup } from '@/state/trainer-setup';
import { createTrainerStore, type TrainerEdges } from '@/state/trainer-store';
import { createFakeTime, settle } from '../support/fake-time';
import { advanceWork, playOut, playSome } from '../support/play-out';
import { rulesOf, smallTournament, smallTraining } from '../support/works';

/** A trainer that goes on when told, by so many steps. */
const fakeTrainer = () => {
  let work: Work | null = null;
  let control: Parameters<RunWork>[1] = {};
  let finish: (text: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const begun: Work[] = [];
  const runWork: RunWork = (text, how = {}) => {
    const taken: Work = JSON.parse(text);
    work = taken;
    begun.push(taken);
    control = how;
    return new Promise((resolve, reject) => {
      finish = resolve;
      fail = reject;
      how.signal?.addEventListener('abort', () => work && resolve(makeWork(work)));
    });
  };
  const advance = async (steps: number): Promise<void> => {
    for (let step = 0; work !== null && step < steps && !isWorkOver(work); step++)
      work = advanceWork(work);
    if (work !== null) {
      if (isWorkOver(work)) finish(makeWork(work));
      else control?.onSnapshot?.(makeWork(work));
    }
    await settle();
  };
  return {
    runWork,
    rest: () => undefined,
    begun,
    advance,
    crash: async () => {
      fail(new Error('It cannot go on.'));
      await settle();
    },
  };
};

interface Options {
  readonly storage?: Storage;
  readonly shareText?: TrainerEdges['shareText'];
  readonly trainer?: TrainerEdges['trainer'];
}

/** The app as it starts with what is kept. */
const open = async ({ storage = createMemoryStorage(), shareText, ...other }: Options = {}) => {
  const time = createFakeTime();
  const trainer = fakeTrainer();
  let chance = 0;
  const store = createTrainerStore(await readTrainer(storage), {
    storage,
    trainer: other.trainer ?? trainer,
    shareText: shareText ?? (async () => 'handed'),
    now: time.now,
    random: () => (chance = (chance + 0.37) % 1),
  });
  const state = () => store.getState();
  const work = (id: string): Work => {
    const found = state().sessions.find((session) => session.id === id);
    if (found === undefined) throw new Error('There is no such session.');
    return found.work;
  };
  return { store, state, verbs: state().verbs, work, storage, time, trainer };
};

const setup: TrainingSetup = {
  rules: rulesOf('english'),
  copyOf: null,
  opponents: [
    { entrant: { kind: 'character', id: 'random' }, games: 2 },
    { entrant: { kind: 'level', level: 1 }, games: 0 },
  ],
};

const ALL = 1_000_000;

describe('a training', () => {
  test('begins at once, shows how it goes, and ends', async () => {
    const { state, verbs, work, trainer } = await open();
    expect(state().running).toBeNull();
    const id = verbs.beginTraining(setup);
    await settle();
    expect(state().running).toBe(id);
    // An opponent with no games is none.
    expect(work(id).names).toEqual([null]);
    await trainer.advance(10);
    const { session } = work(id);
    expect(session.bout?.game.cursor).toBeGreaterThan(0);
    await trainer.advance(ALL);
    expect(work(id).session.played).toBe(2);
    expect(state().running).toBeNull();
    expect(state().problem).toBeNull();
  });

  test('tells how long it will take, from the games it has seen', async () => {
    const { state, verbs, trainer, time, work } = await open();
    const id = verbs.beginTraining({
      ...setup,
      opponents: [{ entrant: { kind: 'character', id: 'random' }, games: 3 }],
    });
    await settle();
    expect(state().timeLeft).toBeNull();
    await time.advance(10_000);
    while (work(id).session.played < 1) await trainer.advance(1);
    expect(state().timeLeft).toBe(20_000);
    await verbs.pause();
    expect(state().timeLeft).toBeNull();
  });

  test('pauses where it stands, is kept there, and goes on', async () => {
    const { state, verbs, work, trainer, storage } = await open();
    const id = verbs.beginTraining(setup);
    await settle();
    await trainer.advance(30);
    await verbs.pause();
    expect(state().running).toBeNull();
    const paused = work(id);
    expect((await storage.listDocuments('training')).map(({ text }) => text)).toEqual([
      makeWork(paused),
    ]);
    await verbs.resume(id);
    expect(state().running).toBe(id);
    expect(trainer.begun.at(-1)).toEqual(paused);
  });

  test('gives way to another that begins', async () => {
    const { state, verbs, trainer } = await open();
    const first = verbs.beginTraining(setup);
    await settle();
    const second = verbs.beginTournament({
      rules: rulesOf('english'),
      entrants: [
        { kind: 'character', id: 'random' },
        { kind: 'level', level: 1 },
      ],
      gamesPerPair: 1,
    });
    await settle();
    expect(state().running).toBe(second);
    expect(state().sessions.map(({ id }) => id)).toEqual([second, first]);
    await verbs.resume(first);
    expect(state().running).toBe(first);
    expect(trainer.begun).toHaveLength(3);
  });

  test('that is resumed twice runs once', async () => {
    const { verbs, trainer, state } = await open();
    const id = verbs.beginTraining(setup);
    await Promise.all([verbs.resume(id), verbs.resume(id)]);
    expect(trainer.begun).toHaveLength(1);
    expect(state().running).toBe(id);
  });

  test('that is over does not begin again', async () => {
    const { verbs, trainer, state } = await open();
    const id = verbs.beginTraining(setup);
    await settle();
    await trainer.advance(ALL);
    await verbs.resume(id);
    expect(state().running).toBeNull();
    expect(trainer.begun).toHaveLength(1);
  });

  test('that cannot go on begins its game anew, and comes to the end it has in one go', async () => {
    const { verbs, trainer, state, work } = await open();
    const id = verbs.beginTraining(setup);
    const begin = work(id);
    await settle();
    await trainer.advance(20);
    await trainer.crash();
    expect(state()).toMatchObject({ running: id, problem: null });
    expect(trainer.begun.at(-1)).toEqual(begin);
    await trainer.advance(ALL);
    expect(work(id)).toEqual(playOut(begin));
  });

  test('that cannot go on at all says so, and can be taken up again', async () => {
    const { verbs, trainer, state, work } = await open();
    const id = verbs.beginTraining(setup);
    await settle();
    await trainer.advance(20);
    const last = work(id);
    await trainer.crash();
    await trainer.crash();
    expect(state()).toMatchObject({ running: null, problem: 'failed' });
    expect(work(id)).toEqual(last);
    await verbs.resume(id);
    expect(state()).toMatchObject({ running: id, problem: null });
  });
});

describe('leaving the app', () => {
  test('pauses what runs, and coming back goes on with it', async () => {
    const { verbs, state } = await open();
    const id = verbs.beginTraining(setup);
    await settle();
    await verbs.leave();
    await verbs.leave();
    expect(state().running).toBeNull();
    await verbs.attend();
    expect(state().running).toBe(id);
  });

  test('and coming back begins nothing that was paused', async () => {
    const { verbs, state } = await open();
    verbs.beginTraining(setup);
    await verbs.pause();
    await verbs.leave();
    await verbs.attend();
    expect(state().running).toBeNull();
  });

  test('and starting it anew begins nothing by itself', async () => {
    const first = await open();
    const id = first.verbs.beginTraining(setup);
    await settle();
    const { state, verbs, trainer } = await open({ storage: first.storage });
    await verbs.attend();
    expect(state().running).toBeNull();
    expect(trainer.begun).toEqual([]);
    expect(state().sessions.map((session) => session.id)).toEqual([id]);
  });
});

describe('going back', () => {
  test('to a checkpoint forgets what came after it, and keeps that', async () => {
    const { verbs, trainer, work, storage } = await open();
    const id = verbs.beginTraining(setup);
    await settle();
    await trainer.advance(ALL);
    await verbs.restore(id, 0);
    const { session } = work(id);
    expect(session.played).toBe(0);
    expect(isWorkOver(work(id))).toBe(false);
    expect((await storage.listDocuments('training'))[0]?.text).toBe(makeWork(work(id)));
  });

  test('while it runs goes on from there', async () => {
    const { verbs, trainer, state, work } = await open();
    const id = verbs.beginTraining(setup);
    await settle();
    await trainer.advance(40);
    await verbs.restore(id, 0);
    expect(state().running).toBe(id);
    expect(trainer.begun.at(-1)).toEqual(work(id));
    expect(work(id).session).toMatchObject({ played: 0, bout: null, restores: 1 });
  });
});

describe('removing', () => {
  test('what runs ends it for good', async () => {
    const { verbs, trainer, state, storage } = await open();
    const id = verbs.beginTraining(setup);
    await settle();
    await trainer.advance(20);
    await verbs.remove(id);
    await trainer.advance(20);
    expect(state()).toMatchObject({ running: null, sessions: [] });
    expect(await storage.listDocuments('training')).toEqual([]);
    await verbs.leave();
    await verbs.attend();
    expect(state().running).toBeNull();
  });
});

/** A storage whose writes wait until they are let through. */
const slowStorage = () => {
  const memory = createMemoryStorage();
  let waiting: readonly (() => void)[] = [];
  let writes = 0;
  const storage: Storage = {
    ...memory,
    saveDocument: async (...what) => {
      writes++;
      await new Promise<void>((resolve) => (waiting = [...waiting, resolve]));
      await memory.saveDocument(...what);
    },
  };
  const letThrough = async (): Promise<void> => {
    const due = waiting;
    waiting = [];
    due.forEach((one) => one());
    await settle();
  };
  return { storage, letThrough, writes: () => writes };
};

describe('keeping', () => {
  const storedText = async (storage: Storage) => (await storage.listDocuments('training'))[0]?.text;

  test('comes before showing: what is seen would be there after a crash', async () => {
    const { storage, letThrough } = slowStorage();
    const { verbs, trainer, work, state } = await open({ storage });
    const id = verbs.beginTraining(setup);
    const begin = work(id);
    await letThrough();
    for (const steps of [20, 30, ALL]) {
      const before = work(id);
      await trainer.advance(steps);
      expect(work(id)).toBe(before);
      await letThrough();
      expect(work(id)).not.toEqual(before);
      expect(makeWork(work(id))).toBe(await storedText(storage));
    }
    expect(state().running).toBeNull();
    void verbs.restore(id, 0);
    await settle();
    expect(work(id).session.played).toBe(2);
    await letThrough();
    expect(work(id).session).toMatchObject({ played: 0, checkpoints: [{ played: 0 }] });
    expect(begin.session.played).toBe(0);
  });

  test('on a slow disk writes one at a time, and of what came meanwhile the latest', async () => {
    const { storage, letThrough, writes } = slowStorage();
    const { verbs, trainer, work } = await open({ storage });
    const id = verbs.beginTraining(setup);
    await letThrough();
    const before = writes();
    for (let snapshots = 0; snapshots < 6; snapshots++) await trainer.advance(5);
    expect(writes()).toBe(before + 1);
    await letThrough();
    await letThrough();
    expect(writes()).toBe(before + 2);
    expect(makeWork(work(id))).toBe(await storedText(storage));
    expect(work(id).session.bout?.game.cursor).toBeGreaterThan(20);
  });

  test('on a slow disk does not hold up a pause, and going on begins where it was', async () => {
    const { storage, letThrough } = slowStorage();
    const { verbs, trainer, work, state } = await open({ storage });
    const id = verbs.beginTraining(setup);
    await letThrough();
    await trainer.advance(20);
    void verbs.pause();
    await settle();
    expect(state()).toMatchObject({ running: null, timeLeft: null });
    const resumed = verbs.resume(id);
    await settle();
    expect(trainer.begun).toHaveLength(1);
    await letThrough();
    await letThrough();
    await resumed;
    expect(trainer.begun.at(-1)).toEqual(work(id));
    expect(work(id).session.bout?.game.cursor).toBeGreaterThan(6);
  });

  test('a player comes before showing it, too', async () => {
    const { storage, letThrough } = slowStorage();
    const { verbs, state } = await open({ storage });
    const id = verbs.beginTraining(setup);
    const keeping = verbs.keepPlayer(id, 'Otto');
    await settle();
    expect(state().players).toEqual([]);
    await letThrough();
    expect(await keeping).toMatchObject({ ok: true, value: { name: 'Otto' } });
    expect(state().players).toMatchObject([{ name: 'Otto' }]);
  });

  test('a full disk is told, and the games go on', async () => {
    const memory = createMemoryStorage();
    let isFull = true;
    const storage: Storage = {
      ...memory,
      saveDocument: async (...what) => {
        if (isFull) throw new Error('The disk is full.');
        await memory.saveDocument(...what);
      },
    };
    const { verbs, trainer, state } = await open({ storage });
    const id = verbs.beginTraining(setup);
    await settle();
    expect(state()).toMatchObject({ running: id, problem: 'notKept' });
    isFull = false;
    await trainer.advance(ALL);
    expect(state().problem).toBeNull();
    expect(await storage.listDocuments('training')).toHaveLength(1);
  });

  test.each([
    ['no JSON', '{"kind":'],
    ['nothing', 'null'],
    ['another kind', makeWork({ ...smallTraining(), kind: 'tournament' } as unknown as Work)],
    [
      'no rules',
      makeWork({
        ...smallTraining(),
        session: { ...smallTraining().session, rules: { king: 5 } as never },
      }),
    ],
    ['names of nobody', makeWork({ ...smallTraining(), names: [] })],
    [
      'a list too short',
      makeWork({ ...smallTraining(), session: { ...smallTraining().session, results: [] } }),
    ],
    ['no number', makeWork(smallTraining()).replace('"played":0', '"played":"0"')],
    ['a weight that is none', makeWork(smallTraining()).replace('"man":0', '"man":null')],
    [
      'a tournament of one',
      makeWork({ ...smallTournament(), session: { ...smallTournament().session, players: [] } }),
    ],
  ])('what cannot be read is left alone, and the rest is there: %s', async (_name, text) => {
    const storage = createMemoryStorage();
    await storage.saveDocument('training', 'sound', makeWork(smallTraining()));
    await storage.saveDocument('tournament', 'also-sound', makeWork(smallTournament()));
    await storage.saveDocument('training', 'damaged', text);
    await storage.saveDocument('player', 'damaged-too', 'dama-player 1 {');
    const { state } = await open({ storage });
    expect(state().unreadable).toBe(2);
    expect(
      state()
        .sessions.map(({ id }) => id)
        .sort(),
    ).toEqual(['also-sound', 'sound']);
    expect(await storage.listDocuments('training')).toHaveLength(2);
  });

  test('whatever is kept of a session can be read again, in every game', async () => {
    const storage = createMemoryStorage();
    const first = await open({ storage });
    for (const rules of VARIANTS) {
      first.verbs.beginTraining({ ...setup, rules });
      await settle();
      await first.trainer.advance(12);
      await first.verbs.pause();
    }
    const { state } = await open({ storage });
    expect(state().unreadable).toBe(0);
    const byId = (sessions: readonly Session[]) =>
      Object.fromEntries(sessions.map(({ id, work }) => [id, work]));
    expect(state().sessions).toHaveLength(VARIANTS.length);
    expect(byId(state().sessions)).toEqual(byId(first.state().sessions));
  });
});

test('a training of an app that looked at less goes on: what is new counts for nothing yet', async () => {
  const storage = createMemoryStorage();
  const text = makeWork(smallTraining());
  await storage.saveDocument(
    'training',
    'old',
    text.replaceAll('"hunt":0', '"other":0').replaceAll(',"other":0', ''),
  );
  const { state, work } = await open({ storage });
  expect(text).toContain('"hunt":0');
  expect(state().unreadable).toBe(0);
  expect(playOut(work('old'))).toEqual(playOut(smallTraining()));
});

test('a game under way that is damaged is begun anew: nothing that was counted is lost', async () => {
  const storage = createMemoryStorage();
  const sound = playSome(smallTournament(), 60);
  expect(sound.session).toMatchObject({ played: 1, bout: { game: {} } });
  const text = makeWork(sound).replaceAll('"position":', '"lost":');
  await storage.saveDocument('tournament', 'one', text);
  const { state, verbs, work } = await open({
    storage,
    trainer: createSlicesTrainer(),
  });
  expect(state().unreadable).toBe(0);
  const over = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (state().running !== null) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  await verbs.resume('one');
  await over;
  expect(state().problem).toBeNull();
  expect(work('one')).toEqual(playOut(smallTournament()));
});

test('killed at any moments, a session ends as if it had run in one go', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Work>(smallTraining(), smallTournament()),
      // Steps between two snapshots, and milliseconds between them; the app is killed after each list.
      fc.array(fc.array(fc.record({ steps: fc.nat(60), wait: fc.nat(1500) }), { maxLength: 4 }), {
        maxLength: 5,
      }),
      async (begin, lives) => {
        const storage = createMemoryStorage();
        await storage.saveDocument(begin.kind, 'one', makeWork(begin));
        for (const life of lives) {
          const { verbs, trainer, time, work } = await open({ storage });
          await verbs.resume('one');
          for (const { steps, wait } of life) {
            await time.advance(wait);
            await trainer.advance(steps);
            const [kept] = await storage.listDocuments(begin.kind);
            expect(kept?.text).toBe(makeWork(work('one')));
          }
        }
        const { verbs, trainer, work } = await open({ storage });
        await verbs.resume('one');
        await trainer.advance(ALL);
        expect(work('one')).toEqual(playOut(begin));
      },
    ),
    { numRuns: 12 },
  );
});

describe('a trained player', () => {
  const trainedOtto = async () => {
    const app = await open();
    const id = app.verbs.beginTraining(setup);
    await settle();
    await app.trainer.advance(ALL);
    const kept = await app.verbs.keepPlayer(id, '  Otto \n the  first ');
    if (!kept.ok) throw new Error(kept.error);
    return { ...app, id, otto: kept.value };
  };

  test('is kept under its name, and found again', async () => {
    const { otto, storage, id, work } = await trainedOtto();
    expect(otto.name).toBe('Otto the first');
    const training = work(id);
    expect(training.kind === 'training' && training.session.learner).toEqual(otto.learner);
    const { state } = await open({ storage });
    expect(state().players).toEqual([otto]);
  });

  test('needs a name', async () => {
    const { verbs, id, state } = await trainedOtto();
    expect(await verbs.keepPlayer(id, '   ')).toEqual({ ok: false, error: 'no-name' });
    expect(state().players).toHaveLength(1);
  });

  test('is shared as a text that brings it back, elsewhere too', async () => {
    const shared: string[] = [];
    const { otto, storage } = await trainedOtto();
    const here = await open({
      storage,
      shareText: async (text) => {
        shared.push(text);
        return 'copied';
      },
    });
    expect(await here.verbs.sharePlayer(otto.id)).toBe('copied');
    const there = await open();
    const back = await there.verbs.bringBack(`Look at this!\n${shared[0]}\nBye`);
    expect(back).toMatchObject({ ok: true, value: { name: otto.name, learner: otto.learner } });
    expect(there.state().players).toMatchObject([{ name: 'Otto the first' }]);
  });

  test.each([
    ['hello', 'not-a-player'],
    ['', 'not-a-player'],
    ['dama-player 2 {}', 'newer-version'],
    ['dama-player 1 {"name":"Otto"}', 'damaged'],
    ['dama-player 1 {"name":', 'damaged'],
  ])('is not brought back from %j', async (text, problem) => {
    const { verbs, state } = await open();
    expect(await verbs.bringBack(text)).toEqual({ ok: false, error: problem });
    expect(state().players).toEqual([]);
  });

  test('can be removed', async () => {
    const { verbs, otto, state, storage } = await trainedOtto();
    verbs.removePlayer(otto.id);
    expect(state().players).toEqual([]);
    expect(await storage.listDocuments('player')).toEqual([]);
    expect(await verbs.sharePlayer(otto.id)).toBe('failed');
  });

  test('lets a copy of it learn on from where it stands, and meets others under its name', async () => {
    const { verbs, otto, work } = await trainedOtto();
    const id = verbs.beginTraining({
      ...setup,
      copyOf: otto,
      opponents: [{ entrant: { kind: 'player', player: otto }, games: 4 }],
    });
    const training = work(id);
    if (training.kind !== 'training') throw new Error('This is no training.');
    expect(training.session.learner).toEqual(otto.learner);
    expect(training.names).toEqual(['Otto the first']);
    expect(training.session.opponents[0]?.player).toMatchObject({
      kind: 'trained',
      weights: otto.learner.weights,
    });
  });
});
