import {
  DOCUMENT_COLUMNS,
  GAME_COLUMNS,
  parseDocumentRow,
  parseGameRow,
  parseSettingRow,
  SETTING_COLUMNS,
  type Reading,
} from './rows';
import type { SqlDatabase, SqlRow } from './sql-database';

interface Table {
  readonly name: string;
  readonly columns: object;
  readonly key: readonly string[];
  readonly parse: (row: SqlRow) => Reading<unknown>;
}

const TABLES: readonly Table[] = [
  { name: 'games', columns: GAME_COLUMNS, key: ['id'], parse: parseGameRow },
  { name: 'settings', columns: SETTING_COLUMNS, key: ['name'], parse: parseSettingRow },
  { name: 'documents', columns: DOCUMENT_COLUMNS, key: ['kind', 'id'], parse: parseDocumentRow },
];

/** Bytes would come out of `JSON.stringify` as an object with a key for each. */
const describe = (row: SqlRow): string =>
  JSON.stringify(row, (_, value: unknown) =>
    value instanceof Uint8Array ? Array.from(value) : value,
  );

async function setAside(
  database: SqlDatabase,
  { name, key }: Table,
  row: SqlRow,
  reason: string,
): Promise<void> {
  await database.run(
    'INSERT INTO set_aside (source, content, reason, set_aside_at) VALUES (?, ?, ?, ?)',
    [name, describe(row), reason, Date.now()],
  );
  await database.run(
    `DELETE FROM ${name} WHERE ${key.map((column) => `${column} IS ?`).join(' AND ')}`,
    key.map((column) => row[column] ?? null),
  );
}

/** Names every column, so that it fails where damage has renamed one. */
const readAll = (database: SqlDatabase, { name, columns }: Table): Promise<readonly SqlRow[]> =>
  database.all(`SELECT ${Object.keys(columns).join(', ')} FROM ${name}`);

/** Moves the rows that cannot be read out of the way, with the reason; true if there were any. */
export async function setUnreadableRowsAside(database: SqlDatabase): Promise<boolean> {
  let count = 0;
  for (const table of TABLES) {
    for (const row of await readAll(database, table)) {
      const reading = table.parse(row);
      if (reading.ok) continue;
      await database.transaction(() => setAside(database, table, row, reading.error));
      count += 1;
    }
  }
  return count > 0;
}
