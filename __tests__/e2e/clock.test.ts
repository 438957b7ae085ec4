import type { Page } from 'playwright-core';
import { exportedApp } from './support/app';
import { button, radio, square, tap } from './support/game';

const app = exportedApp();

/** What a browser tells a page when its tab is hidden or shown again. */
const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate((visible) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (visible ? 'visible' : 'hidden'),
    });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !visible });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isVisible);

const secondsLeft = async (page: Page): Promise<number[]> => {
  const faces = await page.getByRole('timer').allInnerTexts();
  return faces.map((face) => {
    const [minutes, seconds] = face.split(':').map(Number);
    return (minutes ?? 0) * 60 + (seconds ?? 0);
  });
};

const total = (times: readonly number[]): number => times.reduce((sum, one) => sum + one, 0);

async function startTimedGame(page: Page): Promise<void> {
  await button(page, 'Change the game for two players').tap();
  await radio(page, 'Two players').tap();
  await page.getByRole('button', { name: /^Clock/ }).tap();
  await radio(page, '3').tap();
  await button(page, 'Start').tap();
  await square(page, 'c3').waitFor();
}

test.each([
  ['hidden', (page: Page) => setVisible(page, false), (page: Page) => setVisible(page, true)],
  [
    'paused',
    (page: Page) => button(page, 'Pause').tap(),
    (page: Page) => button(page, 'Go on').tap(),
  ],
])('no time passes while the game is %s', async (_, stop, goOn) => {
  const page = await app.openNew({ reducedMotion: 'reduce' });
  await startTimedGame(page);
  await tap(page, 'c3', 'd4');
  await button(page, 'd4, white man').waitFor();
  await stop(page);
  const before = total(await secondsLeft(page));
  await page.waitForTimeout(4000);
  await goOn(page);
  // Less than a second went by while the faces were read; the four seconds did not.
  expect(before - total(await secondsLeft(page))).toBeLessThanOrEqual(2);
});

test('a move can be taken back after a flag has fallen, and the game goes on', async () => {
  const page = await app.openNew({ reducedMotion: 'reduce' });
  await page.clock.install();
  await startTimedGame(page);
  const blackIsLate = page.getByText(/White wins/).first();
  await tap(page, 'c3', 'd4');
  await button(page, 'd4, white man').waitFor();
  await page.clock.fastForward(200_000);
  await blackIsLate.waitFor();
  await button(page, 'Undo').tap();
  await button(page, 'd4, empty').waitFor();
  await page.getByText('White to move.').waitFor();
  // The end comes back with the move, and goes with another one.
  await button(page, 'Redo').tap();
  await blackIsLate.waitFor();
  await button(page, 'Undo').tap();
  await button(page, 'd4, empty').waitFor();
  await tap(page, 'e3', 'f4');
  await button(page, 'f4, white man').waitFor();
  await page.getByText('Black to move.').waitFor();
});
