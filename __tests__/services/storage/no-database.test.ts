import { openSqlStorage, type OpenDatabase } from '@/services/storage/open-sql-storage';
import type { SqlDatabase } from '@/services/storage/sql-database';
import { createDisk } from './disk';
import { aGame } from './games';

/** A disk on which some statements fail with the words that SQLite uses. */
const failing =
  (open: OpenDatabase, shouldFail: (sql: string) => boolean, message: string): OpenDatabase =>
  async (name) => {
    const database = await open(name);
    const run: SqlDatabase['run'] = async (sql, values) => {
      if (shouldFail(sql)) throw new Error(message);
      await database.run(sql, values);
    };
    return { ...database, run };
  };

describe('where there is no database', () => {
  it('keeps things in memory, says so, and does not ask again', async () => {
    const open = jest.fn(() => Promise.reject(new Error('Error: Invalid VFS state')));
    const { storage, notice } = await openSqlStorage(open);
    expect(notice).toBe('memory');
    expect(open).toHaveBeenCalledTimes(1);
    await storage.saveGame(aGame());
    expect(await storage.listGames()).toEqual([aGame()]);
  });
});

describe('where one file cannot be opened', () => {
  it('takes the next', async () => {
    const disk = await createDisk();
    const { notice } = await openSqlStorage((name) =>
      name === 'dama.db'
        ? Promise.reject(new Error('Error code 14: unable to open database file'))
        : disk.open(name),
    );
    expect(notice).toBe('set-aside');
    expect([...disk.takeFiles().keys()]).toEqual(['dama-2.db']);
  });

  it('keeps things in memory if none can', async () => {
    const { notice } = await openSqlStorage(() =>
      Promise.reject(new Error('Error code 14: unable to open database file')),
    );
    expect(notice).toBe('memory');
  });
});

describe('where the place, not the database, is at fault', () => {
  it.each([
    'Error code 13: database or disk is full',
    'Error code 5: database is locked',
    'Error code 10: disk I/O error',
    'Error code 8: attempt to write a readonly database',
  ])('leaves the database alone for another time: %s', async (message) => {
    const disk = await createDisk();
    const before = await openSqlStorage(disk.open);
    await before.storage.saveGame(aGame());
    const files = disk.takeFiles();
    const names: string[] = [];
    const troubled = await createDisk(files);
    const open: OpenDatabase = (name) => {
      names.push(name);
      return failing(troubled.open, (sql) => sql.includes('journal_mode'), message)(name);
    };
    const { storage, notice } = await openSqlStorage(open);
    expect(notice).toBe('memory');
    expect(await storage.listGames()).toEqual([]);
    expect(names).toEqual(['dama.db']);
    const later = await openSqlStorage((await createDisk(troubled.takeFiles())).open);
    expect(later.notice).toBeNull();
    expect(await later.storage.listGames()).toEqual([aGame()]);
  });
});

describe('a write that fails later', () => {
  it('is rejected, changes nothing, and does not hold up the next', async () => {
    let isFull = false;
    const disk = await createDisk();
    const open = failing(disk.open, (sql) => isFull && sql.startsWith('INSERT'), 'disk is full');
    const { storage } = await openSqlStorage(open);
    await storage.saveGame(aGame({ cursor: 1 }));
    isFull = true;
    const failed = storage.saveGame(aGame({ cursor: 2 }));
    const listed = storage.listGames();
    await expect(failed).rejects.toThrow('disk is full');
    expect(await listed).toEqual([aGame({ cursor: 1 })]);
    isFull = false;
    await storage.saveGame(aGame({ cursor: 3 }));
    expect(await storage.listGames()).toEqual([aGame({ cursor: 3 })]);
  });
});

describe('the write-ahead log', () => {
  it('is emptied into the database when that is opened, so that damage to it costs little', async () => {
    const database = await (await createDisk()).open('dama.db');
    const { storage } = await openSqlStorage(async () => database);
    for (let cursor = 0; cursor < 3; cursor += 1) await storage.saveGame(aGame({ cursor }));
    const countFrames = async () => (await database.all('PRAGMA wal_checkpoint(NOOP)'))[0]?.log;
    expect(await countFrames()).toBeGreaterThan(0);
    await openSqlStorage(async () => database);
    expect(await countFrames()).toBe(0);
  });
});
