import { parseDocumentRow, parseGameRow, parseSettingRow, type Reading } from './rows';
import type { SqlDatabase, SqlRow } from './sql-database';

interface Table {
  readonly name: string;
  readonly key: readonly string[];
  readonly parse: (row: SqlRow) => Reading<unknown>;
}

const TABLES: readonly Table[] = [
  { name: 'games', key: ['id'], parse: parseGameRow },
  { name: 'settings', key: ['name'], parse: parseSettingRow },
  { name: 'documents', key: ['kind', 'id'], parse: parseDocumentRow },
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

/** Moves the rows that cannot be read out of the way, with the reason; true if there were any. */
export async function setUnreadableRowsAside(database: SqlDatabase): Promise<boolean> {
  let count = 0;
  for (const table of TABLES) {
    for (const row of await database.all(`SELECT * FROM ${table.name}`)) {
      const reading = table.parse(row);
      if (reading.ok) continue;
      await database.transaction(() => setAside(database, table, row, reading.error));
      count += 1;
    }
  }
  return count > 0;
}
