import { migrate, MIGRATIONS, readVersion, type Migration } from '@/services/storage/migrations';
import { DATABASE_NAMES, openSqlStorage } from '@/services/storage/open-sql-storage';
import { createDisk, type Files } from './disk';
import { aGame } from './games';

const [DATABASE = ''] = DATABASE_NAMES;

/**
 * Databases as each released version of the app left them, written out so that they stay what they were when the
 * code moves on. The last one is the present version's.
 */
const OLD_DATABASES: readonly (readonly string[])[] = [
  [
    `CREATE TABLE games (
      id TEXT PRIMARY KEY, rules TEXT, start TEXT, moves TEXT, cursor INTEGER, players TEXT, options TEXT,
      clocks TEXT, declared TEXT, is_over INTEGER, created_at INTEGER, updated_at INTEGER
    ) WITHOUT ROWID`,
    'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID',
    'CREATE TABLE documents (kind TEXT, id TEXT, text TEXT, updated_at INTEGER, PRIMARY KEY (kind, id)) WITHOUT ROWID',
    'CREATE TABLE set_aside (source TEXT, content TEXT, reason TEXT, set_aside_at INTEGER)',
    `INSERT INTO games VALUES (
      'a', 'russian', 'W:W1,2:B31,32', '["1-5","32-28","5x14"]', 2, '{"white":"human","black":{"level":3}}', '{}',
      NULL, NULL, 0, 1700000000000, 1700000000001
    )`,
    "INSERT INTO settings VALUES ('theme', 'dark')",
    "INSERT INTO documents VALUES ('rules', 'mine', 'text', 5)",
    'PRAGMA user_version = 1',
  ],
];

async function createFiles(statements: readonly string[]): Promise<Files> {
  const disk = await createDisk();
  const database = await disk.open(DATABASE);
  for (const statement of statements) await database.run(statement);
  return disk.takeFiles();
}

const readSchema = async (files: Files): Promise<unknown> => {
  const database = await (await createDisk(files)).open(DATABASE);
  const rows = await database.all('SELECT name, sql FROM sqlite_master ORDER BY name');
  return rows.map(({ name, sql }) => [name, String(sql).replace(/\s+/g, '')]);
};

it('has an old database for every version of the schema', () => {
  expect(OLD_DATABASES).toHaveLength(MIGRATIONS.length);
});

describe.each(OLD_DATABASES.map((statements, index) => [index + 1, statements] as const))(
  'a database of version %d',
  (_, statements) => {
    it('is read with everything in it', async () => {
      const disk = await createDisk(await createFiles(statements));
      const { storage, notice } = await openSqlStorage(disk.open);
      expect(notice).toBeNull();
      expect(await storage.listGames()).toEqual([aGame()]);
      expect(await storage.readSetting('theme')).toBe('dark');
      expect(await storage.listDocuments('rules')).toEqual([
        { id: 'mine', text: 'text', updatedAt: 5 },
      ]);
    });

    it('comes to the same schema as a new one', async () => {
      const old = await createDisk(await createFiles(statements));
      const fresh = await createDisk();
      await openSqlStorage(old.open);
      await openSqlStorage(fresh.open);
      expect(await readSchema(old.takeFiles())).toEqual(await readSchema(fresh.takeFiles()));
    });
  },
);

describe('migrate', () => {
  const steps: readonly Migration[] = [
    ['CREATE TABLE one (a)', 'INSERT INTO one VALUES (1)'],
    ['CREATE TABLE two (a)', 'INSERT INTO two SELECT a + 1 FROM one'],
    ['ALTER TABLE two ADD COLUMN b', 'UPDATE two SET b = a * 10'],
  ];

  it.each([0, 1, 2, 3])('takes every step after version %d, and each once', async (version) => {
    const database = await (await createDisk()).open(DATABASE);
    await migrate(database, steps.slice(0, version));
    await migrate(database, steps);
    await migrate(database, steps);
    expect(await readVersion(database)).toBe(3);
    expect(await database.all('SELECT * FROM two')).toEqual([{ a: 2, b: 20 }]);
  });

  it('undoes a step that fails half-way, and keeps those before it', async () => {
    const database = await (await createDisk()).open(DATABASE);
    const failing = [
      ...steps.slice(0, 1),
      ['CREATE TABLE two (a)', 'INSERT INTO nowhere VALUES (1)'],
    ];
    await expect(migrate(database, failing)).rejects.toThrow('nowhere');
    expect(await readVersion(database)).toBe(1);
    expect(await database.all('SELECT name FROM sqlite_master')).toEqual([{ name: 'one' }]);
    await migrate(database, steps);
    expect(await database.all('SELECT * FROM two')).toEqual([{ a: 2, b: 20 }]);
  });

  it('refuses a schema from the future', async () => {
    const database = await (await createDisk()).open(DATABASE);
    await migrate(database, steps);
    await expect(migrate(database, steps.slice(0, 2))).rejects.toThrow('newer');
  });
});
