import type { Page } from 'playwright-core';
import { createI18n, LANGUAGES } from '../../i18n/i18n';
import { exportedApp } from './support/app';
import { cutOff, outOfSight, overlapping } from '../../scripts/page-layout';

const app = exportedApp();

const SCREENS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
];

const everyFace = SCREENS.flatMap((viewport) =>
  LANGUAGES.map(
    (language) => [`${viewport.width}x${viewport.height}`, language, viewport] as const,
  ),
);

const isWellLaid = async (page: Page): Promise<void> => {
  expect(await cutOff(page)).toEqual([]);
  expect(await overlapping(page)).toEqual([]);
};

test.each(everyFace)('everything fits at %s in %s', async (_size, language, viewport) => {
  const page = await app.openNew({ viewport, locale: language });
  const { t } = createI18n(language);
  const leave = (name: string) => page.getByRole('button', { name, exact: true }).last().click();

  await page.getByRole('button', { name: t('home.changeComputer') }).waitFor();
  await isWellLaid(page);

  await page.getByRole('button', { name: t('home.changeComputer') }).click();
  await page.getByRole('heading', { name: t('newGame.title') }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${t('newGame.clock')}`) }).click();
  await isWellLaid(page);
  await leave(t('newGame.close'));

  await page.getByRole('button', { name: new RegExp(`^${t('home.settings')}, `) }).click();
  await page.getByRole('heading', { name: t('home.settings') }).waitFor();
  await isWellLaid(page);
  await leave(t('game.back'));

  await page.getByRole('button', { name: new RegExp(`^${t('home.people')}, `) }).click();
  await page.getByRole('heading', { name: t('variant.brazilian') }).waitFor();
  await isWellLaid(page);
  expect(await outOfSight(page)).toEqual([]);

  const tap = (square: string) =>
    page.getByRole('button', { name: new RegExp(`^${square}, `) }).click();
  await tap('c3');
  await tap('d4');
  // A move is shown once it is kept; until then it is not the other side's turn.
  await page.getByRole('listitem').first().waitFor();
  await tap('f6');
  await tap('e5');
  await page.getByRole('listitem').nth(1).waitFor();
  await page.getByRole('listitem').first().getByRole('button').click();
  await page.getByText(t('view.at', { move: 1 })).waitFor();
  await isWellLaid(page);
  expect(await outOfSight(page)).toEqual([]);
  await page.getByRole('button', { name: t('game.menu'), exact: true }).click();
  await page.getByRole('heading', { name: t('menu.title') }).waitFor();
  await isWellLaid(page);
});

test.each([
  ['light', 'rgb(245, 241, 232)'],
  ['dark', 'rgb(20, 22, 19)'],
] as const)('the app follows a system that is %s', async (colorScheme, color) => {
  const page = await app.openNew({ colorScheme });
  const heading = page.getByRole('heading', { name: 'Dama' });
  await heading.waitFor();
  const painted = await heading.evaluate((element) => {
    const clear = 'rgba(0, 0, 0, 0)';
    let one: Element | null = element;
    while (one !== null && getComputedStyle(one).backgroundColor === clear) one = one.parentElement;
    return one === null ? clear : getComputedStyle(one).backgroundColor;
  });
  expect(painted).toBe(color);
});
