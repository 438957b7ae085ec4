import type { Page } from 'playwright-core';
import { exportedApp } from './support/app';
import { button, playNow, tapMove } from './support/game';

const app = exportedApp();

const openTrainer = (page: Page) => page.getByRole('button', { name: /^Trainer, / }).tap();

test('a newborn is trained, and what it learnt is there after the page was closed', async () => {
  const phone = await app.newPhone();
  let page = await app.open(phone);
  await openTrainer(page);
  await button(page, 'Train a player').tap();
  await button(page, 'Go up the ladder').tap();
  await button(page, 'Start training').tap();
  await page.getByText('All games are played.').waitFor();
  await page.getByText('What it has learnt').waitFor();
  // What is seen is kept already.
  await page.close();

  page = await app.open(phone);
  await openTrainer(page);
  await page.getByText(/finished · \d+ of \d+ games/).waitFor();
});

test('a board stays playable while a tournament of five is held', async () => {
  const page = await app.openNew({ reducedMotion: 'reduce' });
  await openTrainer(page);
  await button(page, 'Hold a tournament').tap();
  for (const name of ['Dicey', 'Glutton', 'Turtle', 'Charger', 'Fox']) {
    const entrant = page.getByRole('switch', { name, exact: true });
    if ((await entrant.getAttribute('aria-checked')) !== 'true') await entrant.tap();
  }
  await button(page, 'Start the tournament').tap();
  await page.getByRole('progressbar').waitFor();
  for (let leave = 0; leave < 2; leave++) await button(page, 'Back').last().tap();
  await playNow(page, 'Two players');
  await tapMove(page, 'c3', 'd4');
  await tapMove(page, 'f6', 'e5');
  await tapMove(page, 'd4', 'f6');
  await button(page, 'f6, white man').waitFor();
});
