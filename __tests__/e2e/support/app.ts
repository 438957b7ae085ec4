import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../../../scripts/chromium';
import { serveWebExport, type Site } from '../../../scripts/web-export';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'en-GB',
};

interface App {
  /** A phone with nothing kept on it. */
  readonly newPhone: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens the app; an error that the page reports fails the test. */
  readonly open: (phone: BrowserContext, path?: string) => Promise<Page>;
  /** A new phone, and the app on it. */
  readonly openNew: (options?: BrowserContextOptions) => Promise<Page>;
}

/** The exported app in a real browser, for the tests of one file. */
export function exportedApp(): App {
  let browser: Browser;
  let site: Site;
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    site = await serveWebExport();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  beforeEach(() => {
    complaints = [];
  });
  afterEach(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    expect(complaints).toEqual([]);
  });

  const newPhone = (options: BrowserContextOptions = {}) =>
    browser.newContext({ ...PHONE, ...options });

  const open = async (phone: BrowserContext, path = '/'): Promise<Page> => {
    const page = await phone.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (line) => {
      if (line.type() === 'error' || line.type() === 'warning') complaints.push(line.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) complaints.push(`asked for ${request.url()}`);
    });
    await page.goto(site.url + path);
    return page;
  };

  return { newPhone, open, openNew: async (options) => open(await newPhone(options)) };
}
