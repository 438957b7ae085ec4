import * as fc from 'fast-check';
import { DATABASE_NAMES, openSqlStorage } from '@/services/storage/open-sql-storage';
import { createDisk, type Files } from './disk';
import { aGame } from './games';

const [FIRST = '', SECOND = '', THIRD = ''] = DATABASE_NAMES;
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const only = (bytes: Uint8Array): Files => new Map([[FIRST, bytes]]);

/** A dozen games that fill several pages. */
const GAMES = Array.from({ length: 12 }, (_, number) =>
  aGame({ id: `game ${number}`, moves: Array<string>(60 * number + 3).fill('32-28') }),
);

async function createUsed(...statements: string[]): Promise<Files> {
  const disk = await createDisk();
  const { storage } = await openSqlStorage(disk.open);
  for (const game of GAMES) await storage.saveGame(game);
  await storage.writeSetting('theme', 'dark');
  await storage.saveDocument('rules', 'mine', 'text');
  const second = await createDisk(disk.takeFiles());
  const database = await second.open(FIRST);
  for (const statement of statements) await database.run(statement);
  return second.takeFiles();
}

function bytesOf(files: Files): Uint8Array {
  const bytes = files.get(FIRST);
  if (bytes === undefined) throw new Error('There is no database.');
  return bytes;
}

/** Opens the storage, saves a game, and looks at both on the next start. */
async function useTwice(files: Files) {
  const disk = await createDisk(files);
  const first = await openSqlStorage(disk.open);
  const found = await first.storage.listGames();
  await first.storage.saveGame(aGame({ id: 'new' }));
  const left = disk.takeFiles();
  const nextDisk = await createDisk(left);
  const second = await openSqlStorage(nextDisk.open);
  const games = await second.storage.listGames();
  // Closes what is open: the memory of SQLite would not do for hundreds of databases.
  nextDisk.takeFiles();
  return { first, found, left, second, games };
}

const ids = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);

describe('a database that cannot be read', () => {
  it.each<readonly [string, () => Promise<Files>]>([
    [
      'is another kind of file',
      async () => only(encode('Once upon a time there was a file. '.repeat(99))),
    ],
    ['was cut off', async () => only(bytesOf(await createUsed()).slice(0, 9000))],
    ['lost its first page', async () => only(bytesOf(await createUsed()).fill(0, 0, 4096))],
    ['comes from a newer app', () => createUsed('PRAGMA user_version = 999')],
    ['has no version but tables', () => createUsed('PRAGMA user_version = 0')],
    ['lacks a table', () => createUsed('DROP TABLE documents')],
    ['lacks a column', () => createUsed('ALTER TABLE games DROP COLUMN moves')],
  ])('is set aside: it %s', async (_, createFiles) => {
    const files = await createFiles();
    const { first, found, left, second, games } = await useTwice(files);
    expect(first.notice).toBe('set-aside');
    expect(found).toEqual([]);
    expect([...left.keys()]).toEqual([FIRST, SECOND]);
    // Told once only.
    expect(second.notice).toBeNull();
    expect(ids(games)).toEqual(['new']);
  });

  it('is left as it was', async () => {
    const files = await createUsed('PRAGMA user_version = 999');
    const { left } = await useTwice(files);
    const database = await (await createDisk(left)).open(FIRST);
    expect(await database.all('PRAGMA user_version')).toEqual([{ user_version: 999 }]);
    const rows = await database.all('SELECT id FROM games');
    expect(rows.map(({ id }) => id).sort()).toEqual(ids(GAMES).sort());
  });

  it('may happen to the next database as well', async () => {
    const garbage = encode('no database at all '.repeat(300));
    const { first, left, second, games } = await useTwice(
      new Map([
        [FIRST, garbage],
        [SECOND, garbage],
      ]),
    );
    expect(first.notice).toBe('set-aside');
    expect([...left.keys()]).toEqual([FIRST, SECOND, THIRD]);
    expect(second.notice).toBeNull();
    expect(ids(games)).toEqual(['new']);
  });
});

describe('bytes damaged anywhere', () => {
  it('never stop the app from starting and keeping a new game', async () => {
    const sound = bytesOf(await createUsed());
    const place = fc.record({
      offset: fc.oneof(fc.nat(sound.length - 1), fc.nat(4095)),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 64 }),
    });
    const known = new Set(ids(GAMES));
    await fc.assert(
      fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 4 }), async (places) => {
        const damaged = sound.slice();
        for (const { offset, bytes } of places) {
          damaged.set(bytes.subarray(0, damaged.length - offset), offset);
        }
        const { first, left, games } = await useTwice(only(damaged));
        expect(first.notice).not.toBe('memory');
        expect(ids(games)).toContain('new');
        // Nothing vanishes without a word: what is not listed any more lies aside, and the notice says so.
        if (first.notice === null) expect(games).toHaveLength(known.size + 1);
        expect(left.has(FIRST)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('rows that cannot be read', () => {
  const update = (column: string, value: string): string =>
    `UPDATE games SET ${column} = ${value} WHERE id = 'game 3'`;

  it.each([
    [update('moves', '\'["1-5"\''), 'games', 'moves is not json'],
    [update('moves', "'{}'"), 'games', 'moves are not a list of texts'],
    [update('moves', "'[1]'"), 'games', 'moves are not a list of texts'],
    [update('moves', 'NULL'), 'games', 'moves is not json'],
    [update('rules', "x'ff00'"), 'games', 'rules is not text'],
    [update('cursor', "'two'"), 'games', 'cursor is not count'],
    [update('cursor', '-1'), 'games', 'cursor is not count'],
    [update('cursor', '184'), 'games', 'cursor is beyond the moves'],
    [update('players', "'{'"), 'games', 'players is not json'],
    [update('clocks', "''"), 'games', 'clocks is not json or null'],
    [update('updated_at', 'NULL'), 'games', 'updated_at is not time'],
    ['UPDATE settings SET value = NULL', 'settings', 'value is not text'],
    ["UPDATE documents SET text = x'00'", 'documents', 'text is not text'],
  ])('are set aside with the reason: %s', async (statement, source, reason) => {
    const { first, found, left, second, games } = await useTwice(await createUsed(statement));
    expect(first.notice).toBe('rows-set-aside');
    expect(found).toHaveLength(source === 'games' ? GAMES.length - 1 : GAMES.length);
    // Told once only, and everything else goes on.
    expect(second.notice).toBeNull();
    expect(ids(games)).toContain('new');
    const database = await (await createDisk(left)).open(FIRST);
    const rows = await database.all('SELECT source, reason FROM set_aside');
    expect(rows).toEqual([{ source, reason }]);
  });

  it('are kept whole, bytes included', async () => {
    const statement = update('rules', "x'ff00'");
    const { left } = await useTwice(await createUsed(statement));
    const database = await (await createDisk(left)).open(FIRST);
    const [row] = await database.all('SELECT content FROM set_aside');
    expect(JSON.parse(String(row?.content))).toMatchObject({
      id: 'game 3',
      rules: [255, 0],
      moves: JSON.stringify(GAMES[3]?.moves),
      is_over: 0,
    });
  });
});
