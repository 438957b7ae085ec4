import type { Browser, Page } from 'playwright-core';
import { createI18n, LANGUAGES, type Language } from '../../i18n/i18n';
import { launchChromium } from '../../scripts/chromium';
import { serveWebExport, type Site } from '../../scripts/web-export';
import { dark, light } from '../../theme/palette';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveWebExport();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const screens = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];
const schemes = { light, dark } as const;

const everyFace = screens.flatMap((viewport) =>
  LANGUAGES.flatMap((language) =>
    (['light', 'dark'] as const).map(
      (scheme) => [`${viewport.width}x${viewport.height}`, language, scheme, viewport] as const,
    ),
  ),
);

test.each(everyFace)(
  'everything fits at %s in %s, %s',
  async (_size, language, colorScheme, viewport) => {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: language,
      hasTouch: true,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(site.url);
    const { t } = createI18n(language as Language);

    await page.getByRole('heading', { name: t('variant.brazilian') }).waitFor();
    expect(await colorOfScreen(page)).toBe(rgb(schemes[colorScheme].background));
    expect(await cutOff(page)).toEqual([]);
    expect(await outOfSight(page)).toEqual([]);

    await page.getByRole('button', { name: t('game.new'), exact: true }).tap();
    await page.getByRole('heading', { name: t('newGame.title') }).waitFor();
    expect(await cutOff(page)).toEqual([]);
    await page.getByRole('radio', { name: t('newGame.computer'), exact: true }).tap();
    await page.getByRole('button', { name: t('newGame.stronger'), exact: true }).waitFor();
    expect(await cutOff(page)).toEqual([]);
    await page.getByRole('radio', { name: t('newGame.twoPlayers'), exact: true }).tap();
    const row = page.getByRole('button', { name: t('variant.brazilian'), exact: true });
    const title = page.getByRole('heading', { name: t('newGame.title') });
    expect((await row.boundingBox())?.x).toBe((await title.boundingBox())?.x);
    await context.close();
  },
);

/** Words that are wider than the room they were given. */
const cutOff = (page: Page): Promise<string[]> =>
  page
    .locator('div[dir="auto"]')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.scrollWidth > text.clientWidth)
        .map((text) => text.textContent ?? ''),
    );

/** Buttons that do not lie wholly on the screen: the game itself never scrolls. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((button) => button.getAttribute('aria-label') ?? ''),
  );

/** The first colour that is painted under the heading. */
const colorOfScreen = (page: Page): Promise<string> =>
  page.getByRole('heading').evaluate((heading) => {
    const clear = 'rgba(0, 0, 0, 0)';
    let element: Element | null = heading;
    while (element !== null && getComputedStyle(element).backgroundColor === clear) {
      element = element.parentElement;
    }
    return element === null ? clear : getComputedStyle(element).backgroundColor;
  });

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
