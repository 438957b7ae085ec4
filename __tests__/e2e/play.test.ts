import { legalRoutesOf, makeSquare, newGame, outcomeOf, positionOf, type Game } from '@dama/engine';
import type { Page } from 'playwright-core';
import { randomFrom } from '../../engine/src/players/random';
import { exportedApp } from './support/app';
import {
  button,
  message,
  movesShown,
  playNow,
  piecesOf,
  piecesShown,
  playIn,
  radio,
  rulesOf,
  square,
  startGame,
  tap,
  tapMove,
  untilPlayed,
  untilShown,
} from './support/game';
import { dragByMouse, dragByTouch, middleOf } from './support/touch';

const app = exportedApp();

test('a short game with a capture, a refusal and a take-back, by touch', async () => {
  const page = await app.openNew();
  await playNow(page, 'Two players');
  await page.getByText('White to move.').waitFor();
  await tapMove(page, 'c3', 'd4');
  await tapMove(page, 'f6', 'e5');
  await page.getByText('White must capture.').waitFor();

  await tap(page, 'g3');
  await page.getByText('You must capture with the piece on d4.').waitFor();
  await tap(page, 'd4', 'f6');
  await button(page, 'e5, empty').waitFor();
  await button(page, 'f6, white man').waitFor();

  await button(page, 'Undo').tap();
  await button(page, 'e5, black man').waitFor();
  await button(page, 'Redo').tap();
  await button(page, 'f6, white man').waitFor();
  await tap(page, 'e7', 'g5');
  await button(page, 'f6, empty').waitFor();
  await page.getByText('White to move.').waitFor();
});

test("another game is chosen, and the app speaks the reader's language", async () => {
  const page = await app.openNew({ locale: 'pt-BR', colorScheme: 'dark' });
  await button(page, 'Mudar a partida para dois jogadores').tap();
  await page.getByRole('button', { name: /^Jogo: / }).tap();
  await radio(page, 'Turca').scrollIntoViewIfNeeded();
  await radio(page, 'Turca').tap();
  await button(page, 'Começar').tap();
  await tap(page, 'a3', 'a4');
  await button(page, 'a4, pedra branca').waitFor();
  await page.getByText('As pretas jogam.').waitFor();
});

const BEGINNING = { white: 'White wins', black: 'Black wins', draw: 'A draw' } as const;

/** Moves a piece over the squares of a path. */
type Hand = (page: Page, names: readonly string[]) => Promise<void>;

const byTaps: Hand = (page, names) => tap(page, ...names);

const byDrags =
  (drag: typeof dragByTouch): Hand =>
  async (page, names) => {
    const points = await Promise.all(names.map((name) => middleOf(square(page, name))));
    for (const [index, from] of points.slice(0, -1).entries()) {
      const to = points[index + 1];
      if (to) await drag(page, from, to);
    }
  };

test.each([
  ['Brazilian', 'tapped', 'brazilian', 7, byTaps, {}],
  ['Canadian', 'tapped', 'canadian', 2, byTaps, {}],
  ['Turkish', 'dragged by touch', 'turkish', 3, byDrags(dragByTouch), {}],
  ['Frisian', 'dragged by touch', 'frisian', 5, byDrags(dragByTouch), {}],
  ['English', 'dragged by mouse', 'english', 4, byDrags(dragByMouse), { hasTouch: false }],
] as const)('a whole game of %s is %s to its end', async (name, _how, id, seed, hand, options) => {
  const page = await app.openNew({ ...options, reducedMotion: 'reduce' });
  await startGame(page, { variantName: name, opponent: 'Two players' });

  const random = randomFrom(seed);
  let game = newGame(rulesOf(id));
  while (outcomeOf(game) === null) {
    const routes = legalRoutesOf(game);
    const move = routes[random.below(routes.length)];
    if (!move) throw new Error('A game that is not over has a legal move.');
    await hand(
      page,
      move.path.map((at) => makeSquare(game.rules, at)),
    );
    game = playIn(game, move.path);
    await untilShown(page, game);
  }
  await button(page, 'Rematch').waitFor();
  expect(await message(page)).toMatch(/^(White wins|Black wins|A draw): /);
  expect((await message(page)).startsWith(BEGINNING[outcomeOf(game)?.winner ?? 'draw'])).toBe(true);
});

/** The computer's reply, read from what the page shows. */
const replyIn = async (page: Page, game: Game): Promise<Game> => {
  const replies = new Map(
    legalRoutesOf(game).map((move) => {
      const after = playIn(game, move.path);
      return [piecesOf(after).join(), after];
    }),
  );
  for (let tries = 0; tries < 400; tries++) {
    const next = replies.get((await piecesShown(page)).join());
    if (next) return next;
    await page.waitForTimeout(25);
  }
  throw new Error(`No legal reply leads to what is shown: ${(await piecesShown(page)).join()}`);
};

test.each([
  ['Brazilian', 'brazilian', 11],
  ['English', 'english', 12],
  ['International', 'international', 13],
  ['Turkish', 'turkish', 14],
  ['Antidraughts', 'antidraughts', 15],
])('the computer is played to the end in %s', async (name, id, seed) => {
  const page = await app.openNew({ reducedMotion: 'reduce' });
  await changeMoveTime(page, 'Less', 2);
  await startGame(page, { variantName: name, opponent: 'Computer' });

  const random = randomFrom(seed);
  let game = newGame(rulesOf(id));
  while (outcomeOf(game) === null) {
    if (positionOf(game).turn === 'black') {
      game = await replyIn(page, game);
      continue;
    }
    const routes = legalRoutesOf(game);
    const move = routes[random.below(routes.length)];
    if (!move) throw new Error('A game that is not over has a legal move.');
    await tap(page, ...move.path.map((at) => makeSquare(game.rules, at)));
    game = playIn(game, move.path);
    await untilPlayed(page, game.cursor);
  }
  await untilShown(page, game);
  await button(page, 'Rematch').waitFor();
});

/** So many steps on the least time between two moves, which begins at half a second. */
async function changeMoveTime(page: Page, way: 'Less' | 'More', steps: number): Promise<void> {
  await page.getByRole('button', { name: /^Settings, / }).tap();
  const step = page.getByRole('button', { name: new RegExp(`^${way}: Least time`) });
  for (let press = 0; press < steps; press++) await step.tap();
  await button(page, 'Back').tap();
}

test('the computer answers from a worker, also while a piece is dragged', async () => {
  const page = await app.openNew();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  // Long enough for a drag, also on a slow machine.
  await changeMoveTime(page, 'More', 6);
  await playNow(page, 'Play the computer');
  await square(page, 'c3').waitFor();
  const [from, to] = [await middleOf(square(page, 'c3')), await middleOf(square(page, 'd4'))];
  await dragByTouch(page, from, to);
  await button(page, 'd4, white man').waitFor();
  // In the middle of its think another piece is lifted; it flies home, and nothing else happens.
  await dragByTouch(page, await middleOf(square(page, 'e3')), await middleOf(square(page, 'f4')));
  await button(page, 'Undo').waitFor();
  await page.getByText(/^White (to move|must capture)\.$/).waitFor();
  expect(workers.some((url) => url.includes('thinker'))).toBe(true);
  expect(await movesShown(page)).toHaveLength(2);
  expect(await square(page, 'e3').getAttribute('aria-label')).toContain('white man');
  await button(page, 'Undo').tap();
  await button(page, 'c3, white man, can move').waitFor();
});
