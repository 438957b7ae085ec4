import { openExpoDatabase } from './expo-database';
import { keepInMemory, openSqlStorage } from './open-sql-storage';
import type { OpenedStorage } from './storage';
import { holdLock } from './web-lock';

/** Long enough for a page that is being reloaded to let go; a second tab never gets the lock. */
const LOCK_PATIENCE = 1_000;

/** A worker whose program could not be fetched never answers; a slow line must have time to fetch it. */
const OPENING_PATIENCE = 20_000;

/** Files of the browser can be open but once, and without this SQLite cannot keep a write-ahead log there. */
const PRAGMAS = ['PRAGMA locking_mode = EXCLUSIVE'];

const inMemoryAfter = (milliseconds: number): Promise<OpenedStorage> =>
  new Promise((resolve) => setTimeout(() => resolve(keepInMemory()), milliseconds));

/** Opens the storage of this platform; never rejects. To be called once. */
export async function openStorage(): Promise<OpenedStorage> {
  if (!(await holdLock('dama-storage', LOCK_PATIENCE))) return keepInMemory();
  return Promise.race([
    openSqlStorage((name) => openExpoDatabase(name, PRAGMAS)),
    inMemoryAfter(OPENING_PATIENCE),
  ]);
}
