import { cpus, loadavg } from 'node:os';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { chooseMove, legsOf, readBoard, refusedDrag, roundTrip } from './bench-ui-board';
import { drag } from './bench-ui-hand';
import { newPhone, print, slowDown } from './bench-ui-phone';
import { record } from './bench-ui-recorder';
import { printPhases, type Drop } from './bench-ui-phases';

const SLOW = 4;
const MOVES = 16;
/** Every so many moves one is tried first that the rules refuse. */
const REFUSED_EVERY = 2;
/** How long to look on after a drop, and after a reply. */
const LANDING = 600;
const REPLY = 900;
/** From a drop to the next finger. */
const A_BREATH = 150;

export async function printSmoothness(browser: Browser, url: string): Promise<void> {
  const page = await newPhone(browser);
  await page.goto(url);
  await startAgainstTheBest(page);
  await printGame(page, `While level 10 is played`);
  await page.context().close();
}

/** Plays the game that is on the page, and prints how that went. */
export async function printGame(page: Page, title: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await slowDown(session, SLOW);
  await page.waitForTimeout(1_000);
  await page.evaluate(record);
  await page.waitForTimeout(1_500);
  const drops: Drop[] = [];
  for (let move = 0; move < MOVES; move++) {
    if (move % REFUSED_EVERY === 0) await dropWhereRefused(page, session, drops);
    if (!(await moveAndDrag(page, session, drops))) break;
  }
  const recording = await page.evaluate(() => window.benchRecording);
  await slowDown(session, 1);
  print();
  print(`${title}, CPU slowed ${SLOW} times, dragged at 60 Hz`);
  print(`  processes that wanted one of ${cpus().length} cores: ${loadavg()[0]?.toFixed(1)}`);
  printPhases(recording, drops);
}

export async function startAgainstTheBest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change the game against the computer' }).tap();
  await page.getByRole('button', { name: /^Strength/ }).tap();
  const stronger = page.getByRole('button', { name: /^More: / }).first();
  while (await stronger.isEnabled()) await stronger.tap();
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await page.getByText('White to move.').waitFor();
}

async function dropWhereRefused(page: Page, session: CDPSession, drops: Drop[]): Promise<void> {
  drops.push('refused');
  await drag(session, refusedDrag(await readBoard(page)));
  await page.waitForTimeout(LANDING);
}

/** Plays a move, then drags another piece around until the reply has been walked; false at the game's end. */
async function moveAndDrag(page: Page, session: CDPSession, drops: Drop[]): Promise<boolean> {
  const board = await readBoard(page);
  const move = chooseMove(board);
  if (!move) return false;
  for (const leg of legsOf(board, move)) {
    drops.push('played');
    await drag(session, leg);
    await page.waitForTimeout(A_BREATH);
  }
  drops.push('put back');
  await drag(session, roundTrip(board, move), () => isThinking(page));
  await page.waitForTimeout(REPLY);
  return true;
}

/** From what the page wrote down: looking for the words would take it some milliseconds. */
const isThinking = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.benchRecording.thinking.at(-1)?.is ?? false);
