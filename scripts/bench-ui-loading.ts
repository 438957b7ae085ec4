import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { newPhone, print, slowDown } from './bench-ui-phone';
import { serveWebExport } from './web-export';

const OPENINGS = 5;
/** Roughly what a phone of the middle class is to this machine. */
const SLOW = 4;

/** A file that was asked for, and when. */
interface Asked {
  readonly file: string;
  readonly at: number;
}

interface Opening {
  readonly home: number;
  readonly board: number;
  readonly asked: readonly Asked[];
}

export async function printLoading(browser: Browser): Promise<void> {
  const openings = await openSeveral(browser, 1);
  const slow = await openSeveral(browser, SLOW);
  print(`In ms, empty cache, median of ${OPENINGS}`);
  print('                                 as is   CPU slowed 4 times');
  for (const [name, time] of TIMES) {
    const [fast, late] = [openings, slow].map((some) => String(Math.round(median(some.map(time)))));
    print(`  ${name.padEnd(28)} ${fast?.padStart(8)} ${late?.padStart(12)}`);
  }
  const [first] = openings;
  if (first) printAsked(first.asked);
}

const TIMES: readonly (readonly [string, (opening: Opening) => number])[] = [
  ['from opening to home', ({ home }) => home],
  ['from a tap there to a board', ({ board }) => board],
  ['together', ({ home, board }) => home + board],
];

async function openSeveral(browser: Browser, rate: number): Promise<Opening[]> {
  const openings: Opening[] = [];
  for (let count = 0; count < OPENINGS; count++) openings.push(await openOnce(browser, rate));
  return openings;
}

async function openOnce(browser: Browser, rate: number): Promise<Opening> {
  const asked: Asked[] = [];
  const site = await serveWebExport((file) => asked.push({ file, at: performance.now() }));
  const page = await newPhone(browser);
  await page.addInitScript(watchTheClock);
  await slowDown(await page.context().newCDPSession(page), rate);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Two players, / }).tap();
  await page.getByText('White to move.').waitFor();
  const { home, tapped, board } = await page.evaluate(() => window.benchTimes);
  await page.context().close();
  await site.close();
  return { home, board: board - tapped, asked };
}

declare global {
  interface Window {
    benchTimes: { home: number; tapped: number; board: number };
  }
}

/** Runs in the page, where it sees at once what a program outside would hear of later. */
function watchTheClock(): void {
  const times = { home: 0, tapped: 0, board: 0 };
  window.benchTimes = times;
  const isShown = {
    home: () => document.querySelector('h1, [role="heading"]') !== null,
    board: () => document.querySelector('[role="status"]')?.textContent === 'White to move.',
  };
  const onFrame = () => {
    if (times.home === 0 && isShown.home()) times.home = performance.now();
    if (times.board === 0 && isShown.board()) times.board = performance.now();
    if (times.board === 0) requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  window.addEventListener('touchend', () => (times.tapped = performance.now()), { capture: true });
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Fetched when nothing else is to be done. */
const LATER = 'screens for later';

/** What a file is to the app, by its name. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\/entry-/, 'first script'],
  [/\/thinker-worker-/, "thinker's script"],
  [/\/trainer-worker-/, "trainer's script"],
  [/\/worker-/, "SQLite's script"],
  [/\/far-screens-/, LATER],
  [/\.wasm$/, "SQLite's wasm"],
  [/\.js$/, 'later script'],
  [/\.wav$/, 'sound'],
  [/\.(png|ico|svg)$/, 'picture'],
];

const partOf = (file: string): string => PARTS.find(([names]) => names.test(file))?.[1] ?? 'page';

const KB = 1000;
const inKb = (bytes: number): string => (bytes / KB).toFixed(1).padStart(9);

function printAsked(asked: readonly Asked[]): void {
  const loaded = asked.map(sizeOf);
  const script = loaded.find(({ part }) => part === 'first script')?.at ?? 0;
  print();
  print('What was loaded, in the order it was asked for: KB, and ms after the first script');
  print('                          raw      gzip    brotli   asked after');
  for (const { part, raw, gzip, brotli, at } of loaded) {
    const after = (at - script).toFixed(0).padStart(13);
    print(`  ${part.padEnd(18)}${inKb(raw)} ${inKb(gzip)} ${inKb(brotli)} ${after}`);
  }
  printSum('together', loaded);
  printSum(
    'of it at once',
    loaded.filter(({ part }) => part !== LATER),
  );
}

function printSum(name: string, loaded: readonly Loaded[]): void {
  const sizes = [({ raw }: Loaded) => raw, ({ gzip }: Loaded) => gzip, (one: Loaded) => one.brotli];
  const sums = sizes.map((size) => inKb(loaded.reduce((all, one) => all + size(one), 0)));
  print(`  ${name.padEnd(18)}${sums.join(' ')}`);
}

interface Loaded {
  readonly part: string;
  readonly at: number;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const sizeOf = ({ file, at }: Asked): Loaded => {
  const bytes = readFileSync(file);
  return {
    part: partOf(file),
    at,
    raw: bytes.length,
    gzip: gzipSync(bytes).length,
    brotli: brotliCompressSync(bytes).length,
  };
};
