import initSqlJs from 'sql.js';
import type { OpenDatabase } from '@/services/storage/open-sql-storage';
import {
  withTransactions,
  type SqlConnection,
  type SqlRow,
  type SqlValue,
} from '@/services/storage/sql-database';

type SqlJs = Awaited<ReturnType<typeof initSqlJs>>;
type Connection = InstanceType<SqlJs['Database']>;

export type Files = ReadonlyMap<string, Uint8Array>;

export interface Disk {
  readonly open: OpenDatabase;
  /** How many statements were run so far. */
  readonly countStatements: () => number;
  /** From now on, so many more statements are run; the next one never ends, as when the program is killed. */
  readonly killAfter: (statements: number) => void;
  /** What would be found on the disk if the program ended now: SQLite drops what was not committed. */
  readonly takeFiles: () => Files;
}

const rollBack = (connection: Connection): void => {
  try {
    connection.run('ROLLBACK');
  } catch {
    // No transaction was under way.
  }
};

const nothingMore = (): Promise<never> => new Promise(() => undefined);

/** Real SQLite on files that are kept in memory. */
export async function createDisk(files: Files = new Map()): Promise<Disk> {
  const sqlJs = await initSqlJs();
  const closed = new Map(files);
  const open = new Map<string, Connection>();
  let count = 0;
  let last = Infinity;

  const query = (connection: Connection, sql: string, values: readonly SqlValue[]): SqlRow[] => {
    const statement = connection.prepare(sql, [...values]);
    try {
      const rows: SqlRow[] = [];
      while (statement.step()) rows.push(statement.getAsObject());
      return rows;
    } finally {
      statement.free();
    }
  };

  const all = async (
    connection: Connection,
    sql: string,
    values: readonly SqlValue[] = [],
  ): Promise<SqlRow[]> => {
    if (count >= last) return nothingMore();
    count += 1;
    return query(connection, sql, values);
  };

  /** What SQLite would find in the file: the last commit, and nothing of a transaction that was under way. */
  const readFile = (name: string, connection: Connection): Uint8Array | undefined => {
    rollBack(connection);
    try {
      return connection.export();
    } catch {
      // Not a database, so nothing was written to it either.
      return closed.get(name);
    }
  };

  const close = (name: string, connection: Connection): void => {
    const bytes = readFile(name, connection);
    if (bytes !== undefined) closed.set(name, bytes);
    connection.close();
    open.delete(name);
  };

  return {
    open: async (name) => {
      const connection = new sqlJs.Database(closed.get(name));
      open.set(name, connection);
      // As on the web, where a write-ahead log needs it as well.
      query(connection, 'PRAGMA locking_mode = EXCLUSIVE', []);
      const files: SqlConnection = {
        run: async (sql, values) => void (await all(connection, sql, values)),
        all: (sql, values) => all(connection, sql, values),
        close: async () => close(name, connection),
      };
      return withTransactions(files);
    },
    countStatements: () => count,
    killAfter: (statements) => {
      last = count + statements;
    },
    takeFiles: () => {
      for (const [name, connection] of open) close(name, connection);
      return new Map(closed);
    },
  };
}
