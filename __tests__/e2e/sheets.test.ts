import type { Page } from 'playwright-core';
import { exportedApp } from './support/app';
import { square } from './support/game';

const app = exportedApp();

const openGame = async (reducedMotion: 'reduce' | 'no-preference'): Promise<Page> => {
  const page = await app.openNew({ hasTouch: false, reducedMotion });
  await page.getByRole('button', { name: /^Two players, / }).click();
  await square(page, 'c3').waitFor();
  return page;
};

/** Opens the menu and tells, a frame later, how much moves. */
const openMenu = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const more = document.querySelector<HTMLElement>('[aria-label="More"]');
    more?.focus();
    more?.click();
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
    return document.getAnimations().length;
  });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('a sheet hears Escape as soon as it is there, and gives the focus back', async () => {
  const page = await openGame('no-preference');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Game' }).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('More');
});

test('the focus begins with the first thing in a sheet', async () => {
  const page = await openGame('reduce');
  await openMenu(page);
  await page.waitForFunction(() => document.activeElement?.closest('[aria-label="Game"]') !== null);
  expect(await focused(page)).toBe('Offer a draw');
});

test('a sheet fades, but not where less motion is wanted', async () => {
  expect(await openMenu(await openGame('no-preference'))).toBeGreaterThan(0);
  expect(await openMenu(await openGame('reduce'))).toBe(0);
});
