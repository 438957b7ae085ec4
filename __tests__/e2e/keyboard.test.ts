import { exportedApp } from './support/app';
import { button, square } from './support/game';

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
