import { createMemoryStorage } from './memory-storage';
import { migrate, readVersion } from './migrations';
import { setUnreadableRowsAside } from './set-aside';
import type { SqlDatabase } from './sql-database';
import { createSqlStorage } from './sql-storage';
import type { OpenedStorage, StorageNotice } from './storage';

export type OpenDatabase = (name: string) => Promise<SqlDatabase>;

/**
 * The first of these that is sound is the database. One that is not is left as it lies, under its name, and the next
 * name is taken. Nothing is moved: moving a file and its log is several steps, and dying between them would leave the
 * log of the old database beside the new one, which SQLite would then play into it.
 */
export const DATABASE_NAMES: readonly string[] = [
  'dama.db',
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `dama-${number}.db`),
];

/** Faults of the place and the moment; the database may well be sound, so it is not given up. */
const PASSING_FAULT =
  /disk is full|is locked|disk i\/o error|readonly database|out of memory|quota/i;

/** What `integrity_check` says of a single row that has a value of another type; such rows are looked at later. */
const FAULT_OF_A_ROW = / value in \w+\.\w+/;

async function checkIntegrity(database: SqlDatabase): Promise<void> {
  const rows = await database.all('PRAGMA integrity_check');
  const messages = rows.map((row) => String(row.integrity_check));
  const faults = messages.filter((message) => message !== 'ok' && !FAULT_OF_A_ROW.test(message));
  if (faults.length > 0) throw new Error(`The database is malformed: ${faults.join('; ')}`);
}

/** Durable from the moment a write is resolved: each transaction is flushed to the disk, not only handed over. */
async function makeDurable(database: SqlDatabase): Promise<void> {
  await database.run('PRAGMA journal_mode = WAL');
  await database.run('PRAGMA synchronous = FULL');
}

interface SoundDatabase {
  readonly database: SqlDatabase;
  readonly isNew: boolean;
  readonly hasRowsSetAside: boolean;
}

async function openSound(open: OpenDatabase, name: string): Promise<SoundDatabase> {
  const database = await open(name);
  try {
    await checkIntegrity(database);
    const isNew = (await readVersion(database)) === 0;
    await makeDurable(database);
    await migrate(database);
    return { database, isNew, hasRowsSetAside: await setUnreadableRowsAside(database) };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

const chooseNotice = (
  { isNew, hasRowsSetAside }: SoundDatabase,
  isFirstName: boolean,
): StorageNotice => {
  if (hasRowsSetAside) return 'rows-set-aside';
  // Told once: when the next database is opened again it is no longer new.
  return isNew && !isFirstName ? 'set-aside' : null;
};

const isPassing = (error: unknown): boolean => PASSING_FAULT.test(String(error));

export const keepInMemory = (): OpenedStorage => ({
  storage: createMemoryStorage(),
  notice: 'memory',
});

/** Never rejects: where there is no database to be had, things are kept in memory. */
export async function openSqlStorage(open: OpenDatabase): Promise<OpenedStorage> {
  for (const [index, name] of DATABASE_NAMES.entries()) {
    try {
      const sound = await openSound(open, name);
      return {
        storage: createSqlStorage(sound.database),
        notice: chooseNotice(sound, index === 0),
      };
    } catch (error) {
      if (isPassing(error)) break;
    }
  }
  return keepInMemory();
}
