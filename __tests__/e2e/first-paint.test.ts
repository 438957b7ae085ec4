import type { Page } from 'playwright-core';
import { dark, light } from '@/theme/palette';
import { exportedApp } from './support/app';

const app = exportedApp();

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const rgb = (hex: string): string => {
  const part = (from: number) => parseInt(hex.slice(from, from + 2), 16);
  return `rgb(${part(1)}, ${part(3)}, ${part(5)})`;
};

const name = (page: Page) => page.getByText('Dama', { exact: true });

test.each([
  ['light', light],
  ['dark', dark],
] as const)(
  'the page has its %s ground and name before any script has run',
  async (scheme, look) => {
    const phone = await app.newPhone({ colorScheme: scheme });
    await phone.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const page = await app.open(phone);
    await name(page).waitFor();
    expect(await ground(page)).toBe(rgb(look.background));
  },
);

test('the name stands where home will have it while what was kept is looked for', async () => {
  const phone = await app.newPhone();
  let goOn = (): void => undefined;
  const opened = new Promise<void>((resolve) => (goOn = resolve));
  await phone.route('**/*.wasm', async (route) => {
    await opened;
    await route.continue();
  });
  const page = await app.open(phone);
  await page.waitForFunction(() => document.querySelector('#opening') === null);
  const before = await name(page).boundingBox();
  expect(await page.getByRole('button').count()).toBe(0);
  goOn();
  await page.getByRole('button', { name: /^Play the computer/ }).waitFor();
  const { x, y } = (await name(page).boundingBox()) ?? {};
  expect(before).toMatchObject({ x, y });
});
