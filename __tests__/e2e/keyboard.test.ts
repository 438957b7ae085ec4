import { exportedApp } from './support/app';
import { button, radio, square } from './support/game';

const app = exportedApp();

test('a piece is moved with the keyboard alone', async () => {
  const page = await app.openNew({ hasTouch: false, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: /^Two players, / }).click();
  await square(page, 'c3').focus();
  await page.keyboard.press('Enter');
  await button(page, 'c3, white man, can move, selected').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'c3, white man, can move').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('Enter');
  await page.getByText('Black to move.').waitFor();
  expect(focused).toMatch(/^[bd]4, empty/);
});

test('arrows choose among a few, which are one stop of the Tab key', async () => {
  const page = await app.openNew({ hasTouch: false, reducedMotion: 'reduce' });
  await button(page, 'Change the game for two players').click();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await radio(page, 'Two players').focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Watch');
  expect(await radio(page, 'Watch').isChecked()).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Computer');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('Watch');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Close');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Watch');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Game: Brazilian');
});

test('in a list of games arrows only go, and a game that is not found leaves the first to be reached', async () => {
  const page = await app.openNew({ hasTouch: false, reducedMotion: 'reduce' });
  await button(page, 'Change the game for two players').click();
  await button(page, 'Game: Brazilian').click();
  const search = page.getByRole('searchbox');
  await search.fill('spanish');
  await search.focus();
  await page.keyboard.press('Tab');
  expect(await radio(page, 'Spanish').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  const short = radio(page, 'Spanish, short kings');
  expect(await short.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await button(page, 'Game: Spanish, short kings').waitFor();
});
