import type { CDPSession } from 'playwright-core';
import type { Point } from './bench-ui-board';

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

const touch = (session: CDPSession, type: TouchType, ...points: Point[]) =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(({ x, y }) => ({ x, y })),
  });

const FINGER_HZ = 60;
const MOVES_A_LEG = FINGER_HZ / 4;

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

const fingerTick = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 1000 / FINGER_HZ));

/** A finger over these points, a quarter of a second from each to the next, and again for as long as asked. */
export async function drag(
  session: CDPSession,
  points: readonly Point[],
  goesOn: () => Promise<boolean> = async () => false,
): Promise<void> {
  const [first, ...rest] = points;
  if (!first) return;
  // Not awaited one by one: a finger does not wait for the page.
  const sent: Promise<unknown>[] = [touch(session, 'touchStart', first)];
  do {
    for (const [index, to] of rest.entries()) {
      for (let move = 1; move <= MOVES_A_LEG; move++) {
        await fingerTick();
        const at = between(points[index] ?? first, to, move / MOVES_A_LEG);
        sent.push(touch(session, 'touchMove', at));
      }
    }
  } while (await goesOn());
  sent.push(touch(session, 'touchEnd'));
  await Promise.all(sent);
}
