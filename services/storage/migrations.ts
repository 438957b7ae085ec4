import type { SqlDatabase } from './sql-database';

/** The statements that lead from one version of the schema to the next. */
export type Migration = readonly string[];

/**
 * Version n of the schema is what the first n of these make. One that was released is never changed: add another.
 *
 * No table has a rowid or an index beside it: a table is one tree, whose parts cannot disagree after damage. Nor has
 * any a constraint: what a row must look like is said once, where it is read.
 */
export const MIGRATIONS: readonly Migration[] = [
  [
    `CREATE TABLE games (
      id TEXT PRIMARY KEY, rules TEXT, start TEXT, moves TEXT, cursor INTEGER, players TEXT, options TEXT,
      clocks TEXT, declared TEXT, is_over INTEGER, created_at INTEGER, updated_at INTEGER
    ) WITHOUT ROWID`,
    `CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID`,
    `CREATE TABLE documents (
      kind TEXT, id TEXT, text TEXT, updated_at INTEGER, PRIMARY KEY (kind, id)
    ) WITHOUT ROWID`,
    `CREATE TABLE set_aside (
      source TEXT, content TEXT, reason TEXT, set_aside_at INTEGER
    )`,
  ],
];

export async function readVersion(database: SqlDatabase): Promise<number> {
  const [row] = await database.all('PRAGMA user_version');
  return Number(row?.user_version);
}

/** Brings the schema up to the last version, each step whole or not at all. */
export async function migrate(
  database: SqlDatabase,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const version = await readVersion(database);
  if (version > migrations.length) {
    throw new Error(`The database has version ${version}, newer than ${migrations.length}.`);
  }
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue;
    await database.transaction(async () => {
      for (const statement of statements) await database.run(statement);
      await database.run(`PRAGMA user_version = ${index + 1}`);
    });
  }
}
