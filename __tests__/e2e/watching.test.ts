import type { Page } from 'playwright-core';
import { exportedApp } from './support/app';
import { button, movesShown, piecesShown, radio, square, untilPlayed } from './support/game';

const app = exportedApp();

/** Pieces that a finger or a computer has put down stay where they are. */
const piecesAtRest = async (page: Page): Promise<string> => {
  for (;;) {
    const before = (await piecesShown(page)).join();
    await page.waitForTimeout(400);
    if ((await piecesShown(page)).join() === before) return before;
  }
};

async function untilPieces(page: Page, wanted: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if ((await piecesShown(page)).join() === wanted) return;
    await page.waitForTimeout(25);
  }
  expect((await piecesShown(page)).join()).toBe(wanted);
}

async function watch(page: Page): Promise<void> {
  await button(page, 'Change the game for two players').tap();
  await radio(page, 'Watch').tap();
  await button(page, 'Start').tap();
  await square(page, 'c3').waitFor();
}

test('two computers are watched: paused, stepped, taken back, played again, and hurried', async () => {
  const page = await app.openNew({ reducedMotion: 'reduce' });
  await watch(page);
  await untilPlayed(page, 3);
  await button(page, 'Pause').tap();
  const paused = await piecesAtRest(page);
  const moves = (await movesShown(page)).length;
  await page.waitForTimeout(1500);
  expect((await piecesShown(page)).join()).toBe(paused);

  await button(page, 'Step').tap();
  await untilPlayed(page, moves + 1);
  const stepped = await piecesAtRest(page);
  expect(stepped).not.toBe(paused);
  expect(await movesShown(page)).toHaveLength(moves + 1);
  await button(page, 'Undo').tap();
  await untilPieces(page, paused);
  await button(page, 'Redo').tap();
  await untilPieces(page, stepped);

  // Taken back while it goes on, it waits there.
  await radio(page, '4×').tap();
  await button(page, 'Go on').first().tap();
  await untilPlayed(page, moves + 5);
  await button(page, 'Undo').tap();
  const back = await piecesAtRest(page);
  await page.waitForTimeout(1500);
  expect((await piecesShown(page)).join()).toBe(back);
  await button(page, 'Step').tap();
  await page.waitForTimeout(200);
  expect(await piecesAtRest(page)).not.toBe(back);
});
