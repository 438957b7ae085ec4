import type { Page } from 'playwright-core';
import { exportedApp } from './support/app';
import { radio } from './support/game';

const app = exportedApp();

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

test('the app and its page speak the language of the reader, or the one chosen', async () => {
  const page = await app.open(await app.newPhone({ locale: 'pt-PT' }), '/settings');
  await page.getByRole('heading', { name: 'Tabuleiro e peças' }).waitFor();
  expect(await languageOf(page)).toBe('pt-BR');
  await radio(page, 'Español').tap();
  await page.getByRole('heading', { name: 'Tablero y piezas' }).waitFor();
  expect(await languageOf(page)).toBe('es');
});
