/**
 * Takes a picture of every screen, at every size, by day and by night, in every language: `npm run screenshots`
 * writes screenshots/screen-size-scheme-language.png and fails where words are cut off or lie over each other.
 * `npm run screenshots -- --readme` takes the README's pictures instead; names of languages take only those.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createI18n, LANGUAGES, type Language } from '../i18n/i18n';
import { launchChromium } from './chromium';
import { cutOff, overlapping } from './page-layout';
import { tourOfTheApp, type Visit } from './screenshots-tour';
import { exportWebIfStale, serveWebExport } from './web-export';

const root = path.resolve(__dirname, '..');
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
];
const SCHEMES = ['light', 'dark'] as const;
/** A screen that has not settled by then is drawn as it is. */
const SETTLING = 120;

/** Sees a screen at every size, by day and by night; tells what is wrong with it. */
async function lookAt(page: Page, screen: string, language: Language): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(SETTLING);
    const face = `${screen}-${viewport.width}x${viewport.height}`;
    const cut = (await cutOff(page)).map((words) => `${face}-${language}: cut off: ${words}`);
    const over = (await overlapping(page)).map((pair) => `${face}-${language}: overlap: ${pair}`);
    faults.push(...cut, ...over);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const name = `${face}-${colorScheme}-${language}.png`;
      await page.screenshot({ path: path.join(root, 'screenshots', name) });
    }
  }
  await page.setViewportSize(SIZES[0] ?? { width: 390, height: 844 });
  return faults;
}

async function seeEverything(browser: Browser, url: string, language: Language) {
  const page = await newPage(browser, language, 1);
  const faults: string[] = [];
  const visit: Visit = async (screen) => {
    faults.push(...(await lookAt(page, screen, language)));
  };
  await tourOfTheApp({ page, url, t: createI18n(language).t, visit });
  await page.context().close();
  return faults;
}

const README_PICTURES = ['home-continue', 'game-must-capture', 'trainer-training'];

async function takeReadmePictures(browser: Browser, url: string): Promise<void> {
  const page = await newPage(browser, 'en', 1.5);
  const visit: Visit = async (screen) => {
    if (!README_PICTURES.includes(screen)) return;
    await page.waitForTimeout(SETTLING);
    await page.screenshot({ path: path.join(root, 'docs/images', `${screen}.png`) });
  };
  await tourOfTheApp({ page, url, t: createI18n('en').t, visit });
}

async function newPage(browser: Browser, locale: Language, deviceScaleFactor: number) {
  const context = await browser.newContext({
    viewport: SIZES[0] ?? null,
    locale,
    deviceScaleFactor,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function main(wanted: readonly string[]): Promise<void> {
  exportWebIfStale();
  mkdirSync(path.join(root, 'screenshots'), { recursive: true });
  const site = await serveWebExport();
  const browser = await launchChromium();
  try {
    if (wanted.includes('--readme')) return await takeReadmePictures(browser, site.url);
    const languages = LANGUAGES.filter((one) => wanted.length === 0 || wanted.includes(one));
    for (const language of languages) {
      const faults = await seeEverything(browser, site.url, language);
      for (const fault of faults) process.stdout.write(`${fault}\n`);
      if (faults.length > 0) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

void main(process.argv.slice(2));
