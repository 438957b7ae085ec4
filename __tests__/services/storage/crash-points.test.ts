import { DATABASE_NAMES, openSqlStorage } from '@/services/storage/open-sql-storage';
import type { Storage, StoredGame } from '@/services/storage/storage';
import { createDisk, type Disk, type Files } from './disk';
import { aGame } from './games';

const [DATABASE = ''] = DATABASE_NAMES;

/** What a player would do, and what is kept after each step. */
const STEPS: readonly (readonly [(storage: Storage) => Promise<void>, readonly StoredGame[]])[] = [
  [(storage) => storage.saveGame(aGame({ cursor: 1 })), [aGame({ cursor: 1 })]],
  [(storage) => storage.saveGame(aGame({ cursor: 2 })), [aGame({ cursor: 2 })]],
  [
    (storage) => storage.saveGame(aGame({ id: 'b', updatedAt: 1 })),
    [aGame({ cursor: 2 }), aGame({ id: 'b', updatedAt: 1 })],
  ],
  [(storage) => storage.removeGame('a'), [aGame({ id: 'b', updatedAt: 1 })]],
];

/** Opens and plays until killed; the answer counts the steps that were resolved. */
async function playUntilKilled(disk: Disk): Promise<() => number> {
  let done = 0;
  const play = async (): Promise<void> => {
    const { storage } = await openSqlStorage(disk.open);
    for (const [step] of STEPS) {
      await step(storage);
      done += 1;
    }
  };
  void play();
  // Statements are run as soon as they are asked for, so after so many turns there is none to come.
  for (let turn = 0; turn < 2_000; turn += 1) await Promise.resolve();
  return () => done;
}

const stateAfter = (steps: number): readonly StoredGame[] => STEPS[steps - 1]?.[1] ?? [];

async function readBack(files: Files) {
  const { storage, notice } = await openSqlStorage((await createDisk(files)).open);
  return { storage, notice, games: await storage.listGames() };
}

async function countStatements(files?: Files): Promise<number> {
  const disk = await createDisk(files);
  const countDone = await playUntilKilled(disk);
  expect(countDone()).toBe(STEPS.length);
  return disk.countStatements();
}

/** The database as the tests below find it: none yet, or one that was used before. */
async function createUsed(): Promise<Files> {
  const disk = await createDisk();
  await openSqlStorage(disk.open);
  return disk.takeFiles();
}

describe.each([
  ['with no database yet', async () => new Map<string, Uint8Array>()],
  ['with a database', createUsed],
])('killed between any two statements, %s', (_, createFiles) => {
  it('keeps every step that was resolved, and nothing of a step that was not begun', async () => {
    const files = await createFiles();
    const total = await countStatements(files);
    for (let statements = 0; statements <= total; statements += 1) {
      const disk = await createDisk(files);
      disk.killAfter(statements);
      const countDone = await playUntilKilled(disk);
      const done = countDone();
      const { games, notice, storage } = await readBack(disk.takeFiles());
      expect(notice).toBeNull();
      // A step whose statement was run but not yet resolved may be there as well.
      expect([stateAfter(done), stateAfter(done + 1)]).toContainEqual(games);
      await storage.saveGame(aGame({ id: 'next' }));
      expect((await storage.listGames()).map(({ id }) => id)).toContain('next');
    }
  });
});

describe('killed while rows are set aside', () => {
  const IDS = ['bad', 'good', 'worse'];

  async function createDamaged(): Promise<Files> {
    const disk = await createDisk();
    const { storage } = await openSqlStorage(disk.open);
    for (const id of IDS) await storage.saveGame(aGame({ id }));
    const files = disk.takeFiles();
    const second = await createDisk(files);
    const database = await second.open(DATABASE);
    await database.run("UPDATE games SET moves = '[' WHERE id <> 'good'");
    return second.takeFiles();
  }

  it('has each row in one place, never in two or in none', async () => {
    const files = await createDamaged();
    const whole = await createDisk(files);
    expect((await openSqlStorage(whole.open)).notice).toBe('rows-set-aside');
    const total = whole.countStatements();
    for (let statements = 0; statements <= total; statements += 1) {
      const disk = await createDisk(files);
      disk.killAfter(statements);
      await playUntilKilled(disk);
      const left = await createDisk(disk.takeFiles());
      const database = await left.open(DATABASE);
      const kept = await database.all('SELECT id FROM games');
      const aside = await database.all("SELECT content ->> 'id' AS id FROM set_aside");
      expect([...kept, ...aside].map(({ id }) => id).sort()).toEqual(IDS);
    }
  });
});
