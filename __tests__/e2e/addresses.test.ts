import type { Page } from 'playwright-core';
import { exportedApp } from './support/app';
import { button, square } from './support/game';

const app = exportedApp();

const home = (page: Page) => page.getByRole('heading', { name: 'Dama', exact: true });

test.each([
  ["the game's own button", (page: Page) => button(page, 'Back').click()],
  ["the browser's", (page: Page) => page.goBack()],
])('a game started from the address of a new game is left for home, by %s', async (_, goBack) => {
  const page = await app.open(await app.newPhone({ reducedMotion: 'reduce' }), '/new-game');
  await button(page, 'Start').click();
  await square(page, 'c3').waitFor();
  await goBack(page);
  await home(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('an address that leads nowhere says so, and leads home', async () => {
  const page = await app.open(await app.newPhone({ locale: 'es' }), '/nothing/here');
  await page.getByText('No hay nada en esta dirección.').waitFor();
  await button(page, 'Al inicio').click();
  await home(page).waitFor();
});
