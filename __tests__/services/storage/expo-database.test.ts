import initSqlJs from 'sql.js';
import { openExpoDatabase } from '@/services/storage/expo-database';

/**
 * The calls of expo-sqlite that are used, on real SQLite. As on the web, finalizing a statement that failed fails too,
 * in other words.
 */
const mockOpenDatabase = async (name: string) => {
  const sqlJs = await initSqlJs();
  const database = new sqlJs.Database();
  mockOpened.push(name);
  return {
    prepareAsync: async (sql: string) => {
      const statement = database.prepare(sql);
      let hasFailed = false;
      const execute = (values: (string | number | null)[]): object[] => {
        try {
          statement.bind(values);
          const rows: object[] = [];
          while (statement.step()) rows.push(statement.getAsObject());
          return rows;
        } catch (error) {
          hasFailed = true;
          throw error;
        }
      };
      return {
        executeAsync: async (values: (string | number | null)[]) => {
          const rows = execute(values);
          return { getAllAsync: async () => rows };
        },
        finalizeAsync: async () => {
          statement.free();
          if (hasFailed) throw new Error('Error finalizing statement');
        },
      };
    },
    closeAsync: async () => database.close(),
  };
};

const mockOpened: string[] = [];

jest.mock('expo-sqlite', () => ({
  openDatabaseAsync: (name: string) => mockOpenDatabase(name),
}));

it('runs statements with values, and gives rows back', async () => {
  const database = await openExpoDatabase('some.db');
  expect(mockOpened).toEqual(['some.db']);
  await database.run('CREATE TABLE pairs (a, b UNIQUE)');
  await database.run('INSERT INTO pairs VALUES (?, ?)', ['x', 1]);
  await database.run('INSERT INTO pairs VALUES (?, ?)', [null, 2]);
  expect(await database.all('SELECT * FROM pairs WHERE b > ?', [1])).toEqual([{ a: null, b: 2 }]);
});

it('runs the pragmas it is opened with', async () => {
  const database = await openExpoDatabase('some.db', ['PRAGMA user_version = 7']);
  expect(await database.all('PRAGMA user_version')).toEqual([{ user_version: 7 }]);
});

it('says what went wrong in a statement, not that it could not be finalized', async () => {
  const database = await openExpoDatabase('some.db');
  await database.run('CREATE TABLE pairs (a, b UNIQUE)');
  await database.run('INSERT INTO pairs VALUES (1, 1)');
  await expect(database.run('INSERT INTO pairs VALUES (2, 1)')).rejects.toThrow(
    'UNIQUE constraint failed: pairs.b',
  );
});

it('takes a transaction back whole when a part of it fails', async () => {
  const database = await openExpoDatabase('some.db');
  await database.run('CREATE TABLE pairs (a, b UNIQUE)');
  const transaction = database.transaction(async () => {
    await database.run('INSERT INTO pairs VALUES (1, 1)');
    await database.run('INSERT INTO pairs VALUES (2, 1)');
  });
  await expect(transaction).rejects.toThrow('UNIQUE constraint failed');
  expect(await database.all('SELECT * FROM pairs')).toEqual([]);
  await database.transaction(() => database.run('INSERT INTO pairs VALUES (3, 3)'));
  expect(await database.all('SELECT * FROM pairs')).toEqual([{ a: 3, b: 3 }]);
});
