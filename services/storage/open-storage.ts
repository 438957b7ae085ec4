import { openExpoDatabase } from './expo-database';
import { openSqlStorage } from './open-sql-storage';
import type { OpenedStorage } from './storage';

/** Opens the storage of this platform; never rejects. To be called once. */
export const openStorage = (): Promise<OpenedStorage> =>
  openSqlStorage((name) => openExpoDatabase(name));
