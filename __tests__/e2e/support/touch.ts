import type { Locator, Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middleOf = async (locator: Locator): Promise<Point> => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('What is to be touched is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const STEPS = 8;

const between = (from: Point, to: Point, step: number): Point => ({
  x: from.x + ((to.x - from.x) * step) / STEPS,
  y: from.y + ((to.y - from.y) * step) / STEPS,
});

/** A finger that goes down, along a line and up, as the browser itself would tell of one. */
export async function dragByTouch(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', [between(from, to, step)]);
  await touch('touchEnd', []);
  await session.detach();
}

export async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: STEPS });
  await page.mouse.up();
}
