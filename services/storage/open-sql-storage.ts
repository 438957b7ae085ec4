import type { Result } from '@dama/engine';
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

/** A fault of one file; whatever else goes wrong while opening is a fault of the place, and the same for each. */
const UNOPENABLE_FILE = /unable to open database file/i;

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

/**
 * Durable from the moment a write is resolved: each transaction is flushed to the disk, not only handed over. The log
 * of the last run is emptied into the database, since in a log all that stands behind a damaged place is lost.
 */
async function makeDurable(database: SqlDatabase): Promise<void> {
  await database.run('PRAGMA synchronous = FULL');
  await database.run('PRAGMA wal_checkpoint(TRUNCATE)');
  await database.run('PRAGMA journal_mode = WAL');
}

interface SoundDatabase {
  readonly database: SqlDatabase;
  readonly isNew: boolean;
  readonly hasRowsSetAside: boolean;
}

async function makeSound(database: SqlDatabase): Promise<SoundDatabase> {
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

async function attempt<T>(task: () => Promise<T>): Promise<Result<T, string>> {
  try {
    return { ok: true, value: await task() };
  } catch (error) {
    return { ok: false, error: String(error) };
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

export const keepInMemory = (): OpenedStorage => ({
  storage: createMemoryStorage(),
  notice: 'memory',
});

/** Never rejects: where there is no database to be had, things are kept in memory. */
export async function openSqlStorage(open: OpenDatabase): Promise<OpenedStorage> {
  for (const [index, name] of DATABASE_NAMES.entries()) {
    const database = await attempt(() => open(name));
    const sound = database.ok ? await attempt(() => makeSound(database.value)) : database;
    if (sound.ok) {
      return {
        storage: createSqlStorage(sound.value.database),
        notice: chooseNotice(sound.value, index === 0),
      };
    }
    const isFaultOfFile = database.ok
      ? !PASSING_FAULT.test(sound.error)
      : UNOPENABLE_FILE.test(sound.error);
    if (!isFaultOfFile) break;
  }
  return keepInMemory();
}
