import type { Browser, CDPSession, Page } from 'playwright-core';
import { drag, stepsToTry, readSquares, roundTrip } from './bench-ui-hand';
import { newPhone, print, slowDown } from './bench-ui-phone';
import { record, type Recording } from './bench-ui-recorder';

const SLOW = 4;
const MOVES = 12;
/** The legs of a capture, and steps that the rules refuse. */
const MOST_TRIES = 12;
/** A frame that came no later than this was not missed on a screen of 60 Hz. */
const SMOOTH_FRAME = 20;
/** How long a reply walks, and how long a dropped piece lands. */
const REPLY = 700;
const LANDING = 500;

export async function printSmoothness(browser: Browser, url: string): Promise<void> {
  const page = await newPhone(browser);
  await page.goto(url);
  await startAgainstTheBest(page);
  const session = await page.context().newCDPSession(page);
  await slowDown(session, SLOW);
  await page.waitForTimeout(1_000);
  await page.evaluate(record);
  await page.waitForTimeout(1_500);
  const idle = await page.evaluate(() => window.benchRecording);
  for (let move = 0; move < MOVES; move++) await moveAndDrag(page, session);
  const played = await page.evaluate(() => window.benchRecording);
  await page.context().close();

  print();
  print(
    `While level 10 is played, CPU slowed ${SLOW} times, dragged at 60 Hz, ${repliesOf(played).length} replies`,
  );
  print(
    '                            frames   under 20 ms   longest frame   tasks over 50 ms, longest',
  );
  printPhase('nothing happens', idle, [{ from: 0, to: Infinity }]);
  printPhase('dragging, it thinks', played, both(thinkingOf(played), touchesOf(played)));
  printPhase('its reply walks', played, repliesOf(played));
  printPhase('after the drop', played, dropsOf(played));
  printPhase('all of it', played, [{ from: 0, to: Infinity }]);
}

async function startAgainstTheBest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change the game against the computer' }).tap();
  await page.getByRole('button', { name: /^Strength/ }).tap();
  const stronger = page.getByRole('button', { name: /^More: / }).first();
  while (await stronger.isEnabled()) await stronger.tap();
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await page.getByText('White to move.').waitFor();
}

/** Plays a move, then drags another piece around until the reply has been walked. */
async function moveAndDrag(page: Page, session: CDPSession): Promise<void> {
  await thinkingWords(page).waitFor({ state: 'hidden' });
  for (let tries = 0; tries < MOST_TRIES && !(await isThinking(page)); tries++) {
    const steps = stepsToTry(await readSquares(page));
    await drag(session, steps[tries % steps.length] ?? []);
    await page.waitForTimeout(100);
  }
  await drag(session, roundTrip(await readSquares(page)), () => isThinking(page));
  await page.waitForTimeout(REPLY);
}

const thinkingWords = (page: Page) => page.getByText('The computer is thinking.');
const isThinking = (page: Page): Promise<boolean> => thinkingWords(page).isVisible();

// Stretches of time in which something went on.

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const thinkingOf = ({ thinking }: Recording): Stretch[] =>
  thinking.flatMap(({ is, at }, index) =>
    is ? [{ from: at, to: endOf(thinking[index + 1]) }] : [],
  );

const touchesOf = ({ touches }: Recording): Stretch[] =>
  touches.flatMap(({ type, at }, index) =>
    type === 'touchstart' ? [{ from: at, to: endOf(touches[index + 1]) }] : [],
  );

const endOf = (next: { readonly at: number } | undefined): number => next?.at ?? Infinity;

const repliesOf = ({ thinking }: Recording): Stretch[] =>
  thinking.flatMap(({ is, at }) => (is ? [] : [{ from: at, to: at + REPLY }]));

const dropsOf = ({ touches }: Recording): Stretch[] =>
  touches.flatMap(({ type, at }) => (type === 'touchend' ? [{ from: at, to: at + LANDING }] : []));

const both = (some: readonly Stretch[], others: readonly Stretch[]): Stretch[] =>
  some.flatMap((one) =>
    others
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
      .filter(({ from, to }) => from < to),
  );

function printPhase(
  name: string,
  { frames, tasks }: Recording,
  stretches: readonly Stretch[],
): void {
  const during = (start: number, end: number) =>
    stretches.some(({ from, to }) => start < to && end > from);
  const lengths = frames.flatMap((at, index) => {
    const before = frames[index - 1];
    return before !== undefined && during(before, at) ? [at - before] : [];
  });
  const long = tasks.filter(({ start, duration }) => during(start, start + duration));
  const smooth = lengths.filter((length) => length < SMOOTH_FRAME).length;
  const share = lengths.length === 0 ? 'none' : `${((100 * smooth) / lengths.length).toFixed(1)} %`;
  print(
    `  ${name.padEnd(24)} ${String(lengths.length).padStart(7)} ${share.padStart(13)}` +
      ` ${longest(lengths).padStart(15)} ${String(long.length).padStart(12)}` +
      ` ${longest(long.map(({ duration }) => duration)).padStart(13)}`,
  );
}

const longest = (lengths: readonly number[]): string =>
  lengths.length === 0 ? '-' : `${Math.max(...lengths).toFixed(0)} ms`;
