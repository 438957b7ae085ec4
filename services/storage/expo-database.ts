import { openDatabaseAsync } from 'expo-sqlite';
import { withTransactions, type SqlDatabase, type SqlRow, type SqlValue } from './sql-database';

/** Opens a file of SQLite, or begins it; the pragmas are run before anything else. */
export async function openExpoDatabase(
  name: string,
  pragmas: readonly string[] = [],
): Promise<SqlDatabase> {
  const database = await openDatabaseAsync(name);
  const all = async (sql: string, values: readonly SqlValue[] = []): Promise<SqlRow[]> => {
    const statement = await database.prepareAsync(sql);
    try {
      const result = await statement.executeAsync<SqlRow>([...values]);
      return await result.getAllAsync();
    } finally {
      // After a statement that failed this fails as well, with less to say, and would take the error's place.
      await statement.finalizeAsync().catch(() => undefined);
    }
  };
  const run = async (sql: string, values?: readonly SqlValue[]): Promise<void> => {
    await all(sql, values);
  };
  for (const pragma of pragmas) await run(pragma);
  return withTransactions({ run, all, close: () => database.closeAsync() });
}
