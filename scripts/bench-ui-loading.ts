import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright-core';
import { newPhone, print, slowDown } from './bench-ui-phone';
import { dist } from './web-export';

const OPENINGS = 5;
/** Roughly what a phone of the middle class is to this machine. */
const SLOW = 4;

interface Opening {
  readonly firstPaint: number;
  readonly home: number;
  readonly board: number;
  readonly requests: readonly Request[];
}

export async function printLoading(browser: Browser, url: string): Promise<void> {
  const openings = await openSeveral(browser, url, 1);
  const slow = await openSeveral(browser, url, SLOW);
  print(`From opening, empty cache, median of ${OPENINGS}, in ms`);
  print('                                 as is   CPU slowed 4 times');
  for (const [name, time] of TIMES) {
    const [fast, late] = [openings, slow].map((some) => String(Math.round(median(some.map(time)))));
    print(`  ${name.padEnd(28)} ${fast?.padStart(8)} ${late?.padStart(12)}`);
  }
  const [first] = openings;
  if (first) printRequests(first.requests);
}

const TIMES: readonly (readonly [string, (opening: Opening) => number])[] = [
  ['something is drawn', (opening) => opening.firstPaint],
  ['home can be used', (opening) => opening.home],
  ['a board can be played on', (opening) => opening.board],
];

async function openSeveral(browser: Browser, url: string, rate: number): Promise<Opening[]> {
  const openings: Opening[] = [];
  for (let count = 0; count < OPENINGS; count++) openings.push(await openOnce(browser, url, rate));
  return openings;
}

async function openOnce(browser: Browser, url: string, rate: number): Promise<Opening> {
  const page = await newPhone(browser);
  await slowDown(await page.context().newCDPSession(page), rate);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Dama' }).waitFor();
  const home = await now(page);
  await page.getByRole('button', { name: /^Two players, / }).tap();
  await page.getByText('White to move.').waitFor();
  const board = await now(page);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  await page.context().close();
  return { firstPaint, home, board, requests };
}

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** What a file is to the app, by its name. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\/entry-/, 'first script'],
  [/\/thinker-worker-/, "thinker's script"],
  [/\/trainer-worker-/, "trainer's script"],
  [/\/worker-/, "SQLite's script"],
  [/\.wasm$/, "SQLite's wasm"],
  [/\.js$/, 'later script'],
  [/\.wav$/, 'sound'],
  [/\.(png|ico|svg)$/, 'picture'],
];

const partOf = (pathname: string): string =>
  PARTS.find(([names]) => names.test(pathname))?.[1] ?? 'page';

const KB = 1000;
const inKb = (bytes: number): string => (bytes / KB).toFixed(1).padStart(9);

function printRequests(requests: readonly Request[]): void {
  const asked = requests.map(sizeOf);
  const script = asked.find(({ part }) => part === 'first script')?.startedAt ?? 0;
  print();
  print('What was loaded, in the order it was asked for: KB, and ms after the first script');
  print('                          raw      gzip    brotli   asked after');
  for (const { part, raw, gzip, brotli, startedAt } of asked) {
    const after = (startedAt - script).toFixed(0).padStart(13);
    print(`  ${part.padEnd(18)}${inKb(raw)} ${inKb(gzip)} ${inKb(brotli)} ${after}`);
  }
  const sum = (size: (one: Loaded) => number) =>
    inKb(asked.reduce((all, one) => all + size(one), 0));
  const sums = [({ raw }: Loaded) => raw, ({ gzip }: Loaded) => gzip, (one: Loaded) => one.brotli];
  print(`  ${'together'.padEnd(18)}${sums.map(sum).join(' ')}`);
}

interface Loaded {
  readonly part: string;
  readonly startedAt: number;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const sizeOf = (request: Request): Loaded => {
  const { pathname } = new URL(request.url());
  const bytes = readFileSync(path.join(dist, pathname === '/' ? 'index.html' : pathname));
  return {
    part: partOf(pathname),
    startedAt: request.timing().startTime,
    raw: bytes.length,
    gzip: gzipSync(bytes).length,
    brotli: brotliCompressSync(bytes).length,
  };
};
