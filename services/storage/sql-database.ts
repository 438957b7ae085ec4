/** The little of SQL that the storage needs, so that the same statements run on phones, on the web and in tests. */

export type SqlValue = string | number | null | Uint8Array;
export type SqlRow = Readonly<Record<string, SqlValue>>;

export interface SqlConnection {
  /** Runs one statement. A writing one outside a transaction is durable once this is resolved. */
  readonly run: (sql: string, values?: readonly SqlValue[]) => Promise<void>;
  readonly all: (sql: string, values?: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  readonly close: () => Promise<void>;
}

export interface SqlDatabase extends SqlConnection {
  /** Does all of the task or, where it fails, nothing of it. Nobody else may use the database meanwhile. */
  readonly transaction: (task: () => Promise<void>) => Promise<void>;
}

export const withTransactions = (connection: SqlConnection): SqlDatabase => ({
  ...connection,
  transaction: async (task) => {
    await connection.run('BEGIN IMMEDIATE');
    try {
      await task();
      await connection.run('COMMIT');
    } catch (error) {
      // After some errors, a full disk for one, SQLite has rolled back by itself and this one fails.
      await connection.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  },
});
