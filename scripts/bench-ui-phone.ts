import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'en-GB',
};

/** A page of a browser that has kept nothing, neither games nor files. */
export const newPhone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext(PHONE)).newPage();

export const slowDown = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

export const print = (line = ''): void => void process.stdout.write(`${line}\n`);
