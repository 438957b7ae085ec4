import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';

/** Called at every screen, which stays as it is until the promise is kept. */
export type Visit = (screen: string) => Promise<void>;

interface Tour {
  readonly page: Page;
  readonly url: string;
  readonly t: TFunction;
  readonly visit: Visit;
}

/** Leads through every screen of an app with nothing kept in it. */
export async function tourOfTheApp(tour: Tour): Promise<void> {
  await aroundTheGame(tour);
  await throughAGame(tour);
  await againstTheComputer(tour);
  await throughTheClassroom(tour);
  await throughTheTrainer(tour);
}

async function aroundTheGame(tour: Tour): Promise<void> {
  const { page, t, visit } = tour;
  const { go, press } = hands(tour);
  await go('/', 'Dama');
  await visit('home-empty');
  await go('/games', t('library.title'));
  await visit('games-empty');
  await go('/settings', t('settings.title'));
  await visit('settings');
  await go('/new-game', t('newGame.title'));
  await visit('new-game');
  await press(new RegExp(`^${t('newGame.clock')}`));
  await visit('clock');
  await page.getByRole('button', { name: new RegExp(`^${t('newGame.variant')}: `) }).click();
  await page.getByRole('searchbox').waitFor();
  await visit('variants');
}

async function throughAGame(tour: Tour): Promise<void> {
  const { page, t, visit } = tour;
  const { go, press } = hands(tour);
  const menuTitle = page.getByRole('heading', { name: t('menu.title'), exact: true });
  const square = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });
  await go('/', 'Dama');
  await press(new RegExp(`^${t('home.people')}, `));
  await page.getByText(t('turn.white')).waitFor();
  await visit('game-start');
  await square('c3').click();
  await visit('game-held');
  await square('d4').click();
  // A move is shown once it is kept, and only then is it the other side's turn.
  await page.getByRole('listitem').first().waitFor();
  for (const name of ['f6', 'e5']) await square(name).click();
  await page.getByText(t('turn.capture.white')).waitFor();
  await visit('game-must-capture');
  await press(t('game.menu'));
  await menuTitle.waitFor();
  await visit('game-menu');
  // Beside the menu, which lies over the middle of the button that closes it.
  const besideMenu = page.getByRole('button', { name: t('sheet.close'), exact: true });
  await besideMenu.click({ position: { x: 10, y: 10 } });
  await menuTitle.waitFor({ state: 'hidden' });
  await press(t('game.pause'));
  await visit('game-paused');
  await go('/', 'Dama');
  await visit('home-continue');
  await press(new RegExp(`^${t('home.continue')}, `));
  const resume = page.getByRole('button', { name: t('paused.resume'), exact: true });
  await square('d4').or(resume).first().waitFor();
  if (await resume.first().isVisible()) await resume.first().click();
  await press(t('game.menu'));
  await press(t('menu.resign'));
  await press(t('menu.yesResign'));
  await page.getByRole('button', { name: t('game.rematch'), exact: true }).waitFor();
  await menuTitle.waitFor({ state: 'hidden' });
  await visit('game-finished');
  await go('/games', t('library.title'));
  await visit('games');
}

async function againstTheComputer(tour: Tour): Promise<void> {
  const { page, t, visit } = tour;
  const { go, press, choose, toggle } = hands(tour);
  await go('/settings', t('settings.title'));
  await toggle(t('settings.showThinking.label'));
  // Time to be kept, before another page is opened.
  await page.waitForTimeout(500);
  await go('/new-game', t('newGame.title'));
  await choose(t('newGame.opponents.computer'));
  await press(new RegExp(`^${t('newGame.strength')}`));
  await choose(t('newGame.rivals.character'));
  const gallery = page.getByRole('radiogroup', { name: `: ${t('newGame.rivals.character')}` });
  // Not the first, who plays anything and has nothing to show.
  await gallery.getByRole('radio').nth(2).click();
  await visit('rivals');
  await press(new RegExp(`^${t('newGame.clock')}`));
  await choose('15');
  await toggle(t('newGame.isUnequal'));
  await press(t('ui.less', { what: t('newGame.otherTime') }));
  await choose(t('newGame.bonuses.bronstein'));
  await visit('clock-unequal');
  await press(t('newGame.start'));
  for (const name of ['c3', 'd4'])
    await page.getByRole('button', { name: new RegExp(`^${name}, `) }).click();
  await page.getByRole('listitem').nth(1).waitFor();
  await visit('game-thoughts');
  await press(t('game.hint'));
  await page.getByText(t('hint.asked'), { exact: true }).waitFor({ state: 'hidden' });
  await visit('game-hint');
  await go('/new-game', t('newGame.title'));
  await choose(t('newGame.opponents.watch'));
  await press(t('newGame.start'));
  await choose('4×');
  await page.getByRole('listitem').nth(5).waitFor();
  await press(t('game.pause'));
  await visit('watching');
  await page.getByRole('listitem').first().getByRole('button').click();
  await visit('looking-back');
}

async function throughTheClassroom(tour: Tour): Promise<void> {
  const { page, t, visit } = tour;
  const { go, press } = hands(tour);
  await go('/learn', t('learn.card'));
  await visit('learn');
  await press(t('learn.seeTree'));
  await page.getByRole('radiogroup', { name: t('learn.tree') }).waitFor();
  await visit('classroom');
}

async function throughTheTrainer(tour: Tour): Promise<void> {
  const { page, t, visit } = tour;
  const { go, press } = hands(tour);
  await go('/trainer', t('trainer.title'));
  await visit('trainer-empty');
  await go('/trainer/new-tournament', t('trainer.newTournament'));
  await visit('trainer-new-tournament');
  await go('/trainer/new', t('trainer.newTraining'));
  await press(new RegExp(`^${t('trainer.ladder')}`));
  await visit('trainer-new-training');
  await press(t('trainer.start'));
  const pause = page.getByRole('button', { name: t('trainer.pause'), exact: true });
  await pause.waitFor();
  // Long enough for something to be learnt and drawn.
  await page.waitForTimeout(6_000);
  if (await pause.isVisible()) await pause.click();
  await visit('trainer-training');
  await go('/trainer/new-tournament', t('trainer.newTournament'));
  for (const index of [0, 1, 2]) await page.getByRole('switch').nth(index).click();
  await press(t('trainer.startTournament'));
  // Long enough for a few games, or for all of them.
  await page.waitForTimeout(6_000);
  if (await pause.isVisible()) await pause.click();
  await visit('tournament');
  await go('/trainer', t('trainer.title'));
  await visit('trainer');
}

const hands = ({ page, url }: Tour) => ({
  go: async (path: string, heading: string) => {
    await page.goto(url + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    // The name is there before anything else is.
    await page.getByRole('button').first().waitFor();
  },
  press: (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click(),
  choose: (name: string) =>
    page.getByRole('radio', { name, exact: true }).filter({ visible: true }).first().click(),
  toggle: (name: string) =>
    page.getByRole('switch', { name, exact: true }).filter({ visible: true }).click(),
});
