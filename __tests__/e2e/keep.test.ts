import { legalRoutesOf, makeSquare, newGame, outcomeOf } from '@dama/engine';
import type { Page } from 'playwright-core';
import { randomFrom, type Random } from '../../engine/src/players/random';
import { exportedApp } from './support/app';
import {
  button,
  movesShown,
  playNow,
  piecesOf,
  piecesShown,
  playIn,
  radio,
  rulesOf,
  square,
  tap,
  untilShown,
} from './support/game';

const app = exportedApp();

/** A page whose process dies at once: nothing is saved on the way out. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The answer never comes, for who should give it is dead.
  void session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await page.close();
}

const clocksShown = (page: Page): Promise<string[]> =>
  page.getByRole('timer').evaluateAll((clocks) => clocks.map((clock) => clock.textContent ?? ''));

const inSeconds = (clock: string): number => {
  const [minutes, seconds] = clock.split(':').map(Number);
  return (minutes ?? 0) * 60 + (seconds ?? 0);
};

/** A few legal moves, each shown before the next. */
async function playSome(
  page: Page,
  game: ReturnType<typeof newGame>,
  random: Random,
  count: number,
) {
  let now = game;
  for (let number = 0; number < count && outcomeOf(now) === null; number++) {
    const routes = legalRoutesOf(now);
    const move = routes[random.below(routes.length)];
    if (!move) break;
    await tap(page, ...move.path.map((at) => makeSquare(now.rules, at)));
    now = playIn(now, move.path);
    await untilShown(page, now);
  }
  return now;
}

test('a game killed at ten random instants is found again as it was', async () => {
  const phone = await app.newPhone({ reducedMotion: 'reduce' });
  const random = randomFrom(20);
  let page = await app.open(phone);
  await button(page, 'Change the game for two players').tap();
  await radio(page, 'Two players').tap();
  await page.getByRole('button', { name: /^Clock/ }).tap();
  await radio(page, '15').tap();
  await button(page, 'Start').tap();
  await square(page, 'c3').waitFor();

  let game = newGame(rulesOf('brazilian'));
  for (let death = 0; death < 10; death++) {
    game = await playSome(page, game, random, 1 + random.below(3));
    await page.waitForTimeout(random.below(700));
    const [pieces, moves, clocks] = [
      piecesOf(game),
      await movesShown(page),
      await clocksShown(page),
    ];
    await kill(page);

    page = await app.open(phone);
    await page.getByRole('button', { name: /^Continue/ }).tap();
    await square(page, 'c3').waitFor();
    expect(await piecesShown(page)).toEqual(pieces);
    expect(await movesShown(page)).toEqual(moves);
    const found = await clocksShown(page);
    // A running clock is written down every second.
    for (const [index, clock] of found.entries())
      expect(Math.abs(inSeconds(clock) - inSeconds(clocks[index] ?? ''))).toBeLessThanOrEqual(2);
  }
});

test('a move half made is not kept, one that is shown is', async () => {
  const phone = await app.newPhone({ reducedMotion: 'reduce' });
  let page = await app.open(phone);
  await playNow(page, 'Two players');
  await tap(page, 'c3', 'd4');
  await button(page, 'd4, white man').waitFor();
  await tap(page, 'f6');
  await kill(page);
  page = await app.open(phone);
  await page.getByRole('button', { name: /^Continue/ }).tap();
  await button(page, 'd4, white man').waitFor();
  expect(await movesShown(page)).toEqual(['White: c3-d4']);
});

test('several games stay open, and settings are kept', async () => {
  const phone = await app.newPhone({ reducedMotion: 'reduce' });
  let page = await app.open(phone);
  for (const [from, to] of [
    ['c3', 'd4'],
    ['e3', 'f4'],
  ] as const) {
    await playNow(page, 'Two players');
    await tap(page, from, to);
    await square(page, to).waitFor();
    await page.getByRole('button', { name: /^White: / }).waitFor();
    await button(page, 'Back').tap();
  }
  await page.getByRole('button', { name: /^Settings, / }).tap();
  await radio(page, 'Español').tap();
  await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
  await page.close();
  page = await app.open(phone);
  await page.getByText('2 guardadas, 2 sin terminar').waitFor();
});

test('a second tab says that nothing is kept there, and plays', async () => {
  const phone = await app.newPhone();
  const first = await app.open(phone);
  await button(first, 'Change the game for two players').waitFor();
  const second = await app.open(phone);
  await second.getByText('Games cannot be kept here: they are gone when the app closes.').waitFor();
  await playNow(second, 'Two players');
  await tap(second, 'c3', 'd4');
  await button(second, 'd4, white man').waitFor();
});
