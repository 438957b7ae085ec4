import { createOrder } from './order';
import {
  assertReadable,
  makeGameRow,
  parseDocumentRow,
  parseGameRow,
  parseSettingRow,
  readable,
} from './rows';
import type { SqlDatabase, SqlRow } from './sql-database';
import type { Storage } from './storage';

/** One statement, hence one transaction. */
const put = (database: SqlDatabase, table: string, row: SqlRow): Promise<void> => {
  const columns = Object.keys(row);
  return database.run(
    `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    Object.values(row),
  );
};

/** Keeps everything in a database whose schema is up to date. */
export function createSqlStorage(database: SqlDatabase): Storage {
  const inOrder = createOrder();
  const run: SqlDatabase['run'] = (sql, values) => inOrder(() => database.run(sql, values));
  const all: SqlDatabase['all'] = (sql, values) => inOrder(() => database.all(sql, values));
  const save = (table: string, row: SqlRow): Promise<void> =>
    inOrder(() => put(database, table, row));

  return {
    listGames: async () =>
      readable(
        await all('SELECT * FROM games ORDER BY is_over, updated_at DESC, id'),
        parseGameRow,
      ),
    saveGame: async (game) => {
      assertReadable(game);
      await save('games', makeGameRow(game));
    },
    removeGame: (id) => run('DELETE FROM games WHERE id = ?', [id]),

    readSetting: async (name) => {
      const rows = await all('SELECT * FROM settings WHERE name = ?', [name]);
      return readable(rows, parseSettingRow)[0] ?? null;
    },
    writeSetting: (name, value) => save('settings', { name, value }),

    listDocuments: async (kind) =>
      readable(
        await all('SELECT * FROM documents WHERE kind = ? ORDER BY updated_at DESC, id', [kind]),
        parseDocumentRow,
      ),
    saveDocument: (kind, id, text) => save('documents', { kind, id, text, updated_at: Date.now() }),
    removeDocument: (kind, id) =>
      run('DELETE FROM documents WHERE kind = ? AND id = ?', [kind, id]),
  };
}
