import { createMemoryStorage } from '@/services/storage/memory-storage';
import { openSqlStorage } from '@/services/storage/open-sql-storage';
import type { Storage } from '@/services/storage/storage';
import { createDisk } from './disk';
import { aGame } from './games';

const openOnDisk = async (): Promise<Storage> => {
  const disk = await createDisk();
  const { storage, notice } = await openSqlStorage(disk.open);
  // Else these tests would try the memory twice.
  expect(notice).toBeNull();
  return storage;
};

describe.each([
  ['in memory', async () => createMemoryStorage()],
  ['in SQLite', openOnDisk],
])('a storage %s', (_, create: () => Promise<Storage>) => {
  it('gives a game back as it was, replaced by its last state', async () => {
    const storage = await create();
    const game = aGame({ clocks: '{"white":1.5}', declared: '"draw"', moves: ['"é\\', ''] });
    await storage.saveGame(aGame());
    await storage.saveGame(game);
    expect(await storage.listGames()).toEqual([game]);
  });

  it('lists unfinished games first, and the latest first among each', async () => {
    const storage = await create();
    const games = [
      aGame({ id: 'finished early', isOver: true, updatedAt: 1 }),
      aGame({ id: 'unfinished early', updatedAt: 2 }),
      aGame({ id: 'finished late', isOver: true, updatedAt: 4 }),
      aGame({ id: 'unfinished late', updatedAt: 3 }),
      aGame({ id: 'unfinished late, too', updatedAt: 3 }),
    ];
    for (const game of games) await storage.saveGame(game);
    expect((await storage.listGames()).map(({ id }) => id)).toEqual([
      'unfinished late',
      'unfinished late, too',
      'unfinished early',
      'finished late',
      'finished early',
    ]);
  });

  it('removes the game it is told to, and no other', async () => {
    const storage = await create();
    await storage.saveGame(aGame({ id: 'a' }));
    await storage.saveGame(aGame({ id: 'b' }));
    await storage.removeGame('a');
    await storage.removeGame('unknown');
    expect((await storage.listGames()).map(({ id }) => id)).toEqual(['b']);
  });

  it.each([
    [{ cursor: 4 }, 'cursor is beyond the moves'],
    [{ cursor: 0.5 }, 'cursor is not count'],
    [{ players: 'nobody' }, 'players is not json'],
    [{ clocks: '{' }, 'clocks is not json or null'],
    [{ updatedAt: NaN }, 'updated_at is not time'],
  ])('refuses a game that it could not read again: %j', async (changes, reason) => {
    const storage = await create();
    await expect(storage.saveGame(aGame(changes))).rejects.toThrow(reason);
    expect(await storage.listGames()).toEqual([]);
  });

  it('keeps settings by their names', async () => {
    const storage = await create();
    expect(await storage.readSetting('theme')).toBeNull();
    await storage.writeSetting('theme', 'dark');
    await storage.writeSetting('sound', '');
    await storage.writeSetting('theme', 'light');
    expect(await storage.readSetting('theme')).toBe('light');
    expect(await storage.readSetting('sound')).toBe('');
  });

  it('keeps documents by kind and id, the latest first', async () => {
    const storage = await create();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(1);
    await storage.saveDocument('rules', 'mine', 'first');
    await storage.saveDocument('player', 'mine', 'another kind');
    clock.mockReturnValue(2);
    await storage.saveDocument('rules', 'yours', 'second');
    clock.mockReturnValue(3);
    await storage.saveDocument('rules', 'mine', 'third');
    clock.mockRestore();
    expect(await storage.listDocuments('rules')).toEqual([
      { id: 'mine', text: 'third', updatedAt: 3 },
      { id: 'yours', text: 'second', updatedAt: 2 },
    ]);
    await storage.removeDocument('rules', 'mine');
    expect((await storage.listDocuments('rules')).map(({ id }) => id)).toEqual(['yours']);
    expect((await storage.listDocuments('player')).map(({ id }) => id)).toEqual(['mine']);
    expect(await storage.listDocuments('unknown')).toEqual([]);
  });

  it('does everything in the order in which it was asked for', async () => {
    const storage = await create();
    const writes = Array.from({ length: 30 }, (_each, cursor) =>
      storage.saveGame(aGame({ moves: Array<string>(30).fill('1-5'), cursor })),
    );
    const before = storage.listGames();
    const removal = storage.removeGame('a');
    const after = storage.listGames();
    expect((await before).map(({ cursor }) => cursor)).toEqual([29]);
    expect(await after).toEqual([]);
    await Promise.all([...writes, removal]);
  });
});
