import { VARIANTS } from '@dama/engine';
import * as fc from 'fast-check';
import type { StoredGame } from '@/services/storage/storage';
import { makeStoredGame } from '@/state/kept-game';
import { createMemoryStorage } from '@/services/storage/memory-storage';
import { settle } from '../support/fake-time';
import { anyKeptGame } from '../support/kept-game-arbitrary';
import { gameFrom, layGame, layShelf, openIn, setupOf, type Table } from '../support/open-game';

const brazilian = () => setupOf(gameFrom('brazilian'));

const idsIn = ({ library }: Table): readonly string[] =>
  library.getState().games.map(({ id }) => id);

/** Begins a game, a second after the last, and plays the first move of it. */
const beginAndMove = async (table: Table): Promise<string> => {
  await table.time.advance(1_000);
  const id = table.library.getState().verbs.begin(brazilian());
  openIn(table.library, id).getState().verbs.play([21, 17]);
  await settle();
  return id;
};

describe('several games', () => {
  test('are kept side by side, the latest first', async () => {
    const table = layGame(brazilian());
    const first = await beginAndMove(table);
    const second = await beginAndMove(table);
    const third = await beginAndMove(table);
    expect(idsIn(table)).toEqual([third, second, first]);
    const kept = await table.storage.listGames();
    expect(kept.map(({ id }) => id)).toEqual([third, second, first]);
  });

  test('change places when an earlier one is played on', async () => {
    const table = layGame(brazilian());
    const first = await beginAndMove(table);
    const second = await beginAndMove(table);
    await table.time.advance(1_000);
    openIn(table.library, first).getState().verbs.play([9, 13]);
    await settle();
    expect(idsIn(table)).toEqual([first, second]);
  });

  test('come after the unfinished ones once they are over', async () => {
    const table = layGame(brazilian());
    const first = await beginAndMove(table);
    const second = await beginAndMove(table);
    await table.time.advance(1_000);
    openIn(table.library, second).getState().verbs.resign();
    await settle();
    expect(idsIn(table)).toEqual([first, second]);
    openIn(table.library, second).getState().verbs.undo();
    await settle();
    expect(idsIn(table)).toEqual([second, first]);
  });

  test('do not meet: each has its own moves, and the clock of one alone is going', async () => {
    const table = layGame(setupOf(gameFrom('brazilian'), { gameTime: 60_000 }));
    const { store: one, library, time } = table;
    one.getState().verbs.play([21, 17]);
    await settle();
    const other = openIn(library, library.getState().verbs.begin(brazilian()));
    other.getState().verbs.attend();
    await time.advance(30_000);
    expect(one.getState().clock).toMatchObject({ since: null, left: { black: 60_000 } });
    const again = openIn(library, one.getState().id);
    expect(again.getState().game.cursor).toBe(1);
    expect(again.getState().clock).toMatchObject({ left: { white: 60_000, black: 60_000 } });
    expect(other.getState()).toMatchObject({ isAttended: false, game: { cursor: 0 } });
  });

  test('stay where they are when they are only looked at', async () => {
    const table = layGame(brazilian());
    const first = await beginAndMove(table);
    openIn(table.library, first).getState().verbs.resign();
    await settle();
    const second = await beginAndMove(table);
    openIn(table.library, second).getState().verbs.resign();
    await table.time.advance(1_000);
    const { attend, leave } = openIn(table.library, first).getState().verbs;
    attend();
    leave();
    await settle();
    expect(idsIn(table)).toEqual([second, first]);
  });

  test('that are opened in turns lose no move, however long the disk takes', async () => {
    const table = layGame(brazilian());
    const { store: one, library, storage } = table;
    const save = storage.saveGame;
    let letThrough = (): void => undefined;
    const disk = new Promise<void>((resolve) => (letThrough = resolve));
    storage.saveGame = async (game) => {
      await disk;
      await save(game);
    };
    const { id, verbs } = one.getState();
    verbs.play([21, 17]);
    verbs.play([9, 13]);
    const other = library.getState().verbs.begin(brazilian());
    const again = openIn(library, id);
    letThrough();
    await settle();
    expect(again.getState().game.cursor).toBe(2);
    again.getState().verbs.play(again.getState().routes[0]?.path ?? []);
    await settle();
    openIn(library, other);
    const [kept] = (await storage.listGames()).filter((game) => game.id === id);
    expect(kept?.cursor).toBe(3);
  });

  test('the one on the table is the same however often it is opened', async () => {
    const { library, store } = layGame(brazilian());
    expect(openIn(library, store.getState().id)).toBe(store);
  });
});

describe('a game that is removed', () => {
  test('is gone from the list and the disk', async () => {
    const table = layGame(brazilian());
    const first = await beginAndMove(table);
    const second = await beginAndMove(table);
    await table.library.getState().verbs.remove(first);
    expect(idsIn(table)).toEqual([second]);
    expect(await table.storage.listGames()).toHaveLength(1);
    expect(table.library.getState().verbs.open(first)).toBeNull();
  });

  test('does not come back by a save that is late', async () => {
    const table = layGame(brazilian());
    const { store, library, storage } = table;
    store.getState().verbs.play([21, 17]);
    const removing = library.getState().verbs.remove(store.getState().id);
    store.getState().verbs.play([9, 13]);
    store.getState().verbs.leave();
    await removing;
    await settle();
    expect(idsIn(table)).toEqual([]);
    expect(await storage.listGames()).toEqual([]);
  });

  test('cannot be opened, nor played again, though it was on the table', async () => {
    const { library, store } = layGame(brazilian());
    const { id } = store.getState();
    await library.getState().verbs.remove(id);
    expect(library.getState().verbs.open(id)).toBeNull();
    expect(library.getState().verbs.rematch(id)).toBeNull();
  });

  test('stops its clock', async () => {
    const { library, store, time } = layGame(setupOf(gameFrom('brazilian'), { gameTime: 60_000 }));
    await library.getState().verbs.remove(store.getState().id);
    await time.advance(1_000);
    expect(store.getState().isAttended).toBe(false);
    expect(time.waiting()).toBe(0);
  });
});

describe('a rematch', () => {
  test('of a game that goes on brings nobody points', async () => {
    const { library, store } = layGame(brazilian());
    const next = library.getState().verbs.rematch(store.getState().id);
    expect(openIn(library, next ?? '').getState().setup.score).toEqual({ white: 0, black: 0 });
  });

  test('follows another with all the points, from the same start', async () => {
    const game = gameFrom('italian', 'W:W22:B11');
    const { library, store } = layGame(setupOf(game));
    store.getState().verbs.resign();
    await settle();
    const second = openIn(library, library.getState().verbs.rematch(store.getState().id) ?? '');
    second.getState().verbs.offerDraw();
    second.getState().verbs.answerDraw(true);
    await settle();
    const third = openIn(library, library.getState().verbs.rematch(second.getState().id) ?? '');
    // Black won as Black, then drew as White, and is Black again.
    expect(third.getState().setup.score).toEqual({ white: 0.5, black: 1.5 });
    expect(third.getState().game.start).toEqual(game.start);
  });

  test('of a game that is not there is none', () => {
    const { library } = layGame(brazilian());
    expect(library.getState().verbs.rematch('nowhere')).toBeNull();
    expect(library.getState().verbs.open('nowhere')).toBeNull();
  });
});

describe('a library that was kept', () => {
  const libraryOf = (...games: readonly StoredGame[]) => layShelf({ games }).library;

  test('opens every game as it was', () => {
    fc.assert(
      fc.property(anyKeptGame, (kept) => {
        const library = libraryOf(makeStoredGame(kept, 1));
        const { game, setup, turnClocks } = kept;
        expect(openIn(library, kept.id).getState()).toMatchObject({ game, setup, turnClocks });
      }),
      { numRuns: 40 },
    );
  });

  test('tells what of a game cannot be read, and keeps it in the list', () => {
    const { library: begun } = layGame(brazilian());
    const [sound] = begun.getState().games;
    if (sound === undefined) throw new Error('A game that was begun is in the list.');
    const library = libraryOf({ ...sound, moves: ['a1-h8'], cursor: 1 });
    expect(library.getState().verbs.open(sound.id)).toBe('moves');
    expect(library.getState().verbs.rematch(sound.id)).toBeNull();
    expect(library.getState().games).toHaveLength(1);
  });
});

test.each(VARIANTS.map(({ id }) => id))('%s can be begun, kept and opened again', async (id) => {
  const { store, storage } = layGame(setupOf(gameFrom(id)));
  const [first] = store.getState().routes;
  if (first === undefined) throw new Error(`${id} begins without a legal move.`);
  store.getState().verbs.play(first.path);
  await settle();
  const { library } = layShelf({ games: await storage.listGames() });
  const again = openIn(library, store.getState().id);
  expect(again.getState().game).toEqual(store.getState().game);
});

test('a disk that fails when a game is begun does not keep it from being played', async () => {
  const storage = {
    ...createMemoryStorage(),
    saveGame: () => Promise.reject(new Error('full')),
    removeGame: () => Promise.reject(new Error('full')),
  };
  const { library } = layShelf({ storage });
  const first = library.getState().verbs.begin(brazilian());
  const second = library.getState().verbs.begin(brazilian());
  expect(second).not.toBe(first);
  const store = openIn(library, second);
  store.getState().verbs.play([21, 17]);
  await settle();
  expect(store.getState()).toMatchObject({ isKept: false, game: { cursor: 1 } });
});
