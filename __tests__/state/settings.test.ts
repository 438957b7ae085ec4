import { asContestant, newLearner, VARIANTS } from '@dama/engine';
import * as fc from 'fast-check';
import { createMemoryStorage } from '@/services/storage/memory-storage';
import { firstClockOf, firstGameOf, pointsFor, rematchSetup, setupFrom } from '@/state/game-setup';
import { computer, person, persona } from '@/state/players';
import { makeStoredGame, parseStoredGame } from '@/state/kept-game';
import { DEFAULT_SETTINGS, makeSettings, parseSettings, type Settings } from '@/state/settings';
import { createSettingsStore, readSettings } from '@/state/settings-store';
import { damagedJson } from '../support/damage';
import { rulesOf } from '../support/works';
import { anySettings } from '../support/settings-arbitrary';

const KEYS = Object.keys(DEFAULT_SETTINGS) as readonly (keyof Settings)[];

test('whatever was chosen is found again', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      expect(parseSettings(makeSettings(settings))).toEqual(settings);
    }),
  );
});

/** A game can be begun as the settings have it, kept and opened again. */
const expectPlayable = (settings: Settings): void => {
  const setup = setupFrom(settings, () => 0.5);
  const game = firstGameOf(setup);
  const clock = firstClockOf(setup, game);
  const kept = { id: 'a', createdAt: 1, setup, game, turnClocks: [clock], clock };
  expect(parseStoredGame(makeStoredGame(kept, 1))).toMatchObject({ ok: true, value: kept });
};

test('any text gives settings that a game can be begun with', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.json(),
    anySettings.chain((settings) => damagedJson(makeSettings(settings))),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const settings = parseSettings(text);
      expect(Object.keys(settings).sort()).toEqual([...KEYS].sort());
      expect(parseSettings(makeSettings(settings))).toEqual(settings);
      expectPlayable(settings);
    }),
    { numRuns: 400 },
  );
});

test('nothing kept gives the defaults, which make sense themselves', () => {
  expect(parseSettings(null)).toEqual(DEFAULT_SETTINGS);
  expect(parseSettings(makeSettings(DEFAULT_SETTINGS))).toEqual(DEFAULT_SETTINGS);
  expectPlayable(DEFAULT_SETTINGS);
});

test.each(KEYS)('%s that makes no sense, or is missing, costs nothing else', (key) => {
  fc.assert(
    fc.property(
      anySettings,
      fc.constantFrom({}, 'nonsense '.repeat(9), -1, undefined),
      (settings, wrong) => {
        const read = parseSettings(JSON.stringify({ ...settings, [key]: wrong }));
        expect(read).toEqual({ ...settings, [key]: DEFAULT_SETTINGS[key] });
      },
    ),
    { numRuns: 20 },
  );
});

test.each([
  ['turnTime', 1500.5],
  ['gameTime', 1500.5],
  ['otherGameTime', 1500.5],
  ['bonusTime', 1500.5],
  ['moveLimit', 50.5],
] as const)('%s is a whole number, as clocks and counts of moves are', (key, fraction) => {
  const read = parseSettings(JSON.stringify({ ...DEFAULT_SETTINGS, [key]: fraction }));
  expect(read).toEqual(DEFAULT_SETTINGS);
});

describe('the next game', () => {
  const settings = { ...DEFAULT_SETTINGS, name: 'Ana', otherName: 'Rui' };

  test.each([
    ['white', 0, 'Ana'],
    ['black', 0, 'Rui'],
    ['lot', 0.49, 'Ana'],
    ['lot', 0.5, 'Rui'],
  ] as const)('with the seat %s and the lot %d has %s play White', (seat, lot, name) => {
    const { players } = setupFrom({ ...settings, opponent: 'person', seat }, () => lot);
    expect(players.white).toEqual({ kind: 'person', name });
  });

  test('gives each side its own time, and takes it along when sides change', () => {
    const uneven = { ...settings, seat: 'black', gameTime: 60_000, otherGameTime: 90_000 } as const;
    const setup = setupFrom(uneven, () => 0);
    expect(setup.controls.black.game).toBe(60_000);
    expect(setup.controls.white.game).toBe(90_000);
    const next = rematchSetup(setup, pointsFor('black'));
    expect(next.controls.white.game).toBe(60_000);
    expect(next.players.white).toEqual(setup.players.black);
    expect(next.score).toEqual({ white: 1, black: 0 });
  });

  test('leaves everybody seated where sides do not change', () => {
    const setup = setupFrom({ ...settings, switchSides: false }, () => 0);
    const next = rematchSetup(rematchSetup(setup, pointsFor(null)), pointsFor('white'));
    expect(next.players).toEqual(setup.players);
    expect(next.score).toEqual({ white: 1.5, black: 0.5 });
  });
});

describe('whom the computer plays as', () => {
  const otto = { id: 'o', name: 'Otto', learner: newLearner(rulesOf('english')) };
  const settings = { ...DEFAULT_SETTINGS, variant: 'english', level: 4, otherLevel: 6 };
  const turtle = { kind: 'character', id: 'cautious' } as const;
  const trained = { kind: 'trained', id: 'o' } as const;
  const seatedWith = (changes: Partial<Settings>, players = [otto]) =>
    setupFrom({ ...settings, ...changes }, () => 0, players).players;

  test('a character or somebody trained sits where the level would', () => {
    expect(seatedWith({ rival: turtle })).toEqual({
      white: person(),
      black: persona(turtle, null),
    });
    expect(seatedWith({ rival: trained }).black).toEqual(
      persona(asContestant(otto.learner), 'Otto'),
    );
  });

  test('each of two computers is chosen by itself', () => {
    expect(seatedWith({ opponent: 'watch', otherRival: turtle })).toEqual({
      white: persona(turtle, null),
      black: computer(4),
    });
    expect(seatedWith({ opponent: 'watch', rival: turtle })).toEqual({
      white: computer(6),
      black: persona(turtle, null),
    });
  });

  test('the level stands in for somebody who is gone, or never learnt this game', () => {
    expect(seatedWith({ rival: trained }, []).black).toEqual(computer(4));
    expect(seatedWith({ rival: trained, variant: 'international' }).black).toEqual(computer(4));
  });

  test('between people nobody asks', () => {
    const players = seatedWith({ opponent: 'person', rival: turtle, otherRival: turtle });
    expect(players).toEqual({ white: person(), black: person() });
  });

  test.each([
    [{ kind: 'character', id: 'nobody' }],
    [{ kind: 'character' }],
    [{ kind: 'trained', id: 5 }],
    [{ kind: 'trained', id: 'x'.repeat(101) }],
    [{ kind: 'level', id: 'random' }],
    [{ kind: 'ghost', id: 'random' }],
    [{ kind: 'character', id: 'random', more: 1 }],
    [null],
  ])('%j is nobody', (rival) => {
    expect(parseSettings(JSON.stringify({ ...settings, rival }))).toEqual(settings);
  });
});

describe('the settings of the app', () => {
  test('apply at once, and are kept', async () => {
    const storage = createMemoryStorage();
    const store = createSettingsStore(await readSettings(storage), storage);
    store.getState().verbs.change({ variant: 'italian', sounds: false });
    expect(store.getState().settings).toMatchObject({ variant: 'italian', sounds: false });
    expect(await readSettings(storage)).toEqual(store.getState().settings);
  });

  test('hold where the disk fails', () => {
    const storage = {
      ...createMemoryStorage(),
      writeSetting: () => Promise.reject(new Error('full')),
    };
    const store = createSettingsStore(DEFAULT_SETTINGS, storage);
    store.getState().verbs.change({ level: 7 });
    expect(store.getState().settings.level).toBe(7);
  });

  test('a favourite is added last, and taken away by the same verb', () => {
    const store = createSettingsStore(DEFAULT_SETTINGS, createMemoryStorage());
    const { toggleFavourite } = store.getState().verbs;
    for (const { id } of VARIANTS.slice(0, 3)) toggleFavourite(id);
    toggleFavourite('international');
    expect(store.getState().settings.favourites).toEqual(['english', 'russian']);
  });
});
