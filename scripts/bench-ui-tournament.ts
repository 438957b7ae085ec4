import type { Browser, Page } from 'playwright-core';
import { newPhone, print } from './bench-ui-phone';
import { printGame, startAgainstTheBest } from './bench-ui-smoothness';

/** The best levels, which come last: so the tournament outlasts the game that is played beside it. */
const FROM_THE_LAST = [-1, -2, -3, -4, -5];

/** A game is played by hand while five players are at a tournament of a hundred games. */
export async function printTournament(browser: Browser, url: string): Promise<void> {
  const page = await newPhone(browser);
  await page.goto(url);
  await holdTournament(page);
  for (let leave = 0; leave < 2; leave++) await goBack(page);
  await startAgainstTheBest(page);
  await printGame(page, 'While level 10 is played beside a tournament of five players');
  await goBack(page);
  await openTrainer(page);
  const progress = await page
    .getByText(/ of \d+ games/)
    .first()
    .innerText();
  print(`  the tournament after that: ${progress}`);
  await page.context().close();
}

const openTrainer = (page: Page) => page.getByRole('button', { name: /^Trainer, / }).tap();

const goBack = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).last().tap();

async function holdTournament(page: Page): Promise<void> {
  await openTrainer(page);
  await page.getByRole('button', { name: 'Hold a tournament', exact: true }).tap();
  // From four games a pair to ten: a hundred in all.
  const more = page.getByRole('button', { name: /^More: / }).first();
  for (let step = 0; step < 2; step++) await more.tap();
  await page.getByRole('button', { name: /^Levels of the computer/ }).tap();
  for (const place of FROM_THE_LAST) await page.getByRole('switch').nth(place).tap();
  await page.getByText('100 games').waitFor();
  await page.getByRole('button', { name: 'Start the tournament', exact: true }).tap();
  await page.getByRole('progressbar').waitFor();
}
