import type { CDPSession, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A playing square of the page: its file and rank, its label, its middle. */
export interface Seen extends Point {
  readonly file: number;
  readonly rank: number;
  readonly label: string;
}

export const readSquares = (page: Page): Promise<Seen[]> =>
  page.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const label = button.getAttribute('aria-label') ?? '';
      const name = /^([a-h])([1-8]), /.exec(label);
      if (!name) return [];
      const { x, y, width, height } = button.getBoundingClientRect();
      const file = (name[1] ?? '').charCodeAt(0);
      return [{ file, rank: Number(name[2]), label, x: x + width / 2, y: y + height / 2 }];
    }),
  );

const neighbour = (squares: readonly Seen[], { file, rank }: Seen, right: number, up: number) =>
  squares.find((one) => one.file === file + right && one.rank === rank + up);

const SIDES = [-1, 1] as const;
const isEmpty = (square: Seen | undefined): boolean => square?.label.includes('empty') ?? false;

type Step = readonly [from: Seen, to: Seen];

const stepsTo = (piece: Seen, targets: readonly (Seen | undefined)[]): Step[] =>
  targets.flatMap((target) => (target && isEmpty(target) ? [[piece, target] as const] : []));

const jumpsOf = (squares: readonly Seen[], piece: Seen): Step[] =>
  SIDES.flatMap((right) =>
    SIDES.flatMap((up) => {
      const jumped = neighbour(squares, piece, right, up);
      if (!jumped?.label.includes('black')) return [];
      return stepsTo(piece, [neighbour(squares, piece, 2 * right, 2 * up)]);
    }),
  );

const walksOf = (squares: readonly Seen[], piece: Seen): Step[] =>
  stepsTo(
    piece,
    SIDES.map((right) => neighbour(squares, piece, right, 1)),
  );

/** Steps for White to try one after another, captures first: the page refuses what the rules refuse. */
export const stepsToTry = (squares: readonly Seen[]): Step[] => {
  const pieces = squares.filter(({ label }) => label.includes('white'));
  return [jumpsOf, walksOf].flatMap((stepsOf) => pieces.flatMap((one) => stepsOf(squares, one)));
};

/** From a white piece over the board and back to it. */
export const roundTrip = (squares: readonly Seen[]): Point[] => {
  const piece = squares.find(({ label }) => label.includes('white'));
  const corners = squares.filter(({ file, rank }) => (file + rank) % 4 === 0 && rank > 2);
  return piece ? [piece, ...corners.slice(0, 6), piece] : [];
};

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
