import {
  colorOf,
  isKing,
  makeSquare,
  pieceAt,
  play,
  positionOf,
  variant,
  type Game,
  type Move,
  type Rules,
} from '@dama/engine';
import type { Page } from 'playwright-core';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

export const square = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, `) });

export async function tap(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await square(page, name).tap();
}

/** A move by two taps. It is shown once it is kept, and only then is it the other side's turn. */
export async function tapMove(page: Page, from: string, to: string): Promise<void> {
  await tap(page, from, to);
  await button(page, `${from}, empty`).waitFor();
}

export const message = (page: Page) => page.getByRole('status').innerText();

/** On the home screen: starts a game at once, with what was chosen last. */
export const playNow = (page: Page, who: 'Play the computer' | 'Two players') =>
  page.getByRole('button', { name: new RegExp(`^${who}, `) }).tap();

/** From the start to a game for two, or against the computer. */
export async function startGame(
  page: Page,
  { variantName, opponent }: { variantName: string; opponent: 'Computer' | 'Two players' },
): Promise<void> {
  await button(page, 'Change the game for two players').click();
  await radio(page, opponent).click();
  await page.getByRole('button', { name: /^Game: / }).click();
  await page.getByRole('searchbox', { name: 'Search games' }).fill(variantName);
  await radio(page, variantName).click();
  await button(page, 'Start').click();
  await page.getByRole('heading', { name: variantName }).waitFor();
}

export const rulesOf = (id: string): Rules => {
  const rules = variant(id);
  if (!rules) throw new Error(`There is no game called ${id}.`);
  return rules;
};

/** What stands where, as the squares' names tell. */
export const piecesShown = async (page: Page): Promise<string[]> => {
  const labels = await page
    .getByRole('button')
    .evaluateAll((found) => found.map((element) => element.getAttribute('aria-label') ?? ''));
  return labels
    .map((label) => label.split(', ').slice(0, 2).join(', '))
    .filter((label) => / (man|king)$/.test(label))
    .sort();
};

export const piecesOf = (game: Game): string[] => {
  const position = positionOf(game);
  return [...position.board]
    .flatMap((_, index) => {
      const piece = pieceAt(position, index + 1);
      const name = makeSquare(game.rules, index + 1);
      return piece ? [`${name}, ${colorOf(piece)} ${isKing(piece) ? 'king' : 'man'}`] : [];
    })
    .sort();
};

/** Waits until the page shows the position of a game. */
export async function untilShown(page: Page, game: Game): Promise<void> {
  const wanted = piecesOf(game);
  for (let tries = 0; tries < 400; tries++) {
    const shown = await piecesShown(page);
    if (shown.join() === wanted.join()) return;
    await page.waitForTimeout(25);
  }
  expect(await piecesShown(page)).toEqual(wanted);
}

export const playIn = (game: Game, path: Move['path']): Game => {
  const result = play(game, { path });
  if (!result.ok) throw new Error(`The engine refused its own move: ${result.error.code}.`);
  return result.value;
};

/** The moves that the list under the board tells. */
export const movesShown = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Moves' })
    .getByRole('button')
    .evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));

/** Waits until the list tells of at least so many moves. */
export async function untilPlayed(page: Page, plies: number): Promise<void> {
  await page
    .getByRole('list', { name: 'Moves' })
    .getByRole('button')
    .nth(plies - 1)
    .waitFor();
}
