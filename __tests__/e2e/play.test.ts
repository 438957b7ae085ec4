import {
  colorOf,
  isKing,
  legalRoutesOf,
  makeSquare,
  newGame,
  outcomeOf,
  pieceAt,
  play,
  positionOf,
  variant,
  type Game,
  type Move,
  type Rules,
} from '@dama/engine';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { randomFrom } from '../../engine/src/players/random';
import { launchChromium } from '../../scripts/chromium';
import { serveWebExport, type Site } from '../../scripts/web-export';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveWebExport();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' };

/** Opens the app as a phone would, and fails the test on any error the page reports. */
async function openApp(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') complaints.push(line.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) complaints.push(`asked for ${request.url()}`);
  });
  await page.goto(site.url);
  return page;
}

let complaints: string[] = [];
beforeEach(() => (complaints = []));
afterEach(async () => {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  expect(complaints).toEqual([]);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const square = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, `) });

async function tap(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await square(page, name).tap();
}

const message = (page: Page) => page.getByRole('status').innerText();

test('a short game with a capture, a refusal and a take-back, by touch', async () => {
  const page = await openApp();
  expect(await message(page)).toBe('White to move.');
  await tap(page, 'c3', 'd4', 'f6', 'e5');
  expect(await message(page)).toBe('White must capture.');

  await tap(page, 'g3');
  expect(await message(page)).toBe('You must capture with the piece on d4.');
  await tap(page, 'd4', 'f6');
  await button(page, 'e5, empty').waitFor();
  await button(page, 'f6, white man').waitFor();

  await button(page, 'Undo').tap();
  await button(page, 'e5, black man').waitFor();
  await button(page, 'Redo').tap();
  await tap(page, 'e7', 'g5');
  await button(page, 'f6, empty').waitFor();
  expect(await message(page)).toBe('White to move.');
});

test("another game is chosen, and the app speaks the reader's language", async () => {
  const page = await openApp({ locale: 'pt-BR', colorScheme: 'dark' });
  await button(page, 'Nova partida').tap();
  await button(page, 'Turca').tap();
  await tap(page, 'a3', 'a4');
  await button(page, 'a4, pedra branca').waitFor();
  expect(await message(page)).toBe('As pretas jogam.');
});

test.each([
  ['Brazilian', 'brazilian', 7],
  ['Canadian', 'canadian', 2],
  ['Turkish', 'turkish', 3],
])('a whole game of %s is tapped out to its end', async (name, id, seed) => {
  const page = await openApp();
  await button(page, 'New game').tap();
  await button(page, name).tap();

  const random = randomFrom(seed);
  let game = newGame(rulesOf(id));
  while (outcomeOf(game) === null) {
    const routes = legalRoutesOf(game);
    const move = routes[random.below(routes.length)];
    if (!move) throw new Error('A game that is not over has a legal move.');
    game = await playOnBoth(page, game, move);
  }
  await button(page, 'Play again').waitFor();
  expect(await message(page)).toMatch(/^(White wins|Black wins|A draw): /);
  expect((await message(page)).startsWith(beginning[outcomeOf(game)?.winner ?? 'draw'])).toBe(true);
});

const beginning = { white: 'White wins', black: 'Black wins', draw: 'A draw' } as const;

const rulesOf = (id: string): Rules => {
  const rules = variant(id);
  if (!rules) throw new Error(`There is no game called ${id}.`);
  return rules;
};

/** Taps a move square by square, and sees that the page shows what the engine says. */
async function playOnBoth(page: Page, game: Game, move: Move): Promise<Game> {
  await tap(page, ...move.path.map((at) => makeSquare(game.rules, at)));
  const result = play(game, { path: move.path });
  if (!result.ok) throw new Error(`The engine refused its own move: ${result.error.code}.`);
  expect(await piecesShown(page)).toEqual(piecesOf(result.value));
  return result.value;
}

/** What stands where, as the squares' names tell. */
const piecesShown = async (page: Page): Promise<string[]> => {
  const labels = await page
    .getByRole('button')
    .evaluateAll((found) => found.map((element) => element.getAttribute('aria-label') ?? ''));
  return labels
    .map((label) => label.split(', ').slice(0, 2).join(', '))
    .filter((label) => / (man|king)$/.test(label));
};

const piecesOf = (game: Game): string[] => {
  const position = positionOf(game);
  return [...position.board].flatMap((_, index) => {
    const piece = pieceAt(position, index + 1);
    const name = makeSquare(game.rules, index + 1);
    return piece ? [`${name}, ${colorOf(piece)} ${isKing(piece) ? 'king' : 'man'}`] : [];
  });
};

test('the computer answers from a worker, begins with White, and leaves its moves to undo', async () => {
  const page = await openApp();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await button(page, 'New game').tap();
  await page.getByRole('radio', { name: 'Computer', exact: true }).tap();
  await button(page, 'Stronger').tap();
  await page.getByText('Level 4 · Club guest').waitFor();
  await page.getByRole('radio', { name: 'You play Black', exact: true }).tap();
  await button(page, 'Brazilian').tap();
  await page.getByText('Black to move.').waitFor();
  expect(workers).toHaveLength(1);
  await button(page, 'New game').tap();
  await page.getByRole('radio', { name: 'You play White', exact: true }).tap();
  await button(page, 'Brazilian').tap();
  await tap(page, 'c3', 'd4');
  await page.getByText(/^White (to move|must capture)\.$/).waitFor();
  await square(page, 'd4').waitFor();
  await button(page, 'Undo').tap();
  expect(await square(page, 'c3').getAttribute('aria-label')).toBe('c3, white man, can move');
});
