/** A point of the learning curve. */
export interface PlottedPoint {
  /** Games played up to here. */
  readonly games: number;
  readonly opponent: number;
  /** Shares of all points. */
  readonly score: number;
  readonly margin: number;
}

/** Where the plot begins and ends, in its own measure: games from left to right, shares from below to above. */
interface Frame {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** Games in a row against one opponent. */
interface Stretch {
  readonly opponent: number;
  readonly from: number;
  readonly to: number;
  readonly path: string;
}

const scale =
  ([from, to]: readonly [number, number], most: number) =>
  (value: number): number =>
    from + ((to - from) * value) / most;

const clampShare = (share: number): number => Math.min(1, Math.max(0, share));

/** Where everything in the plot of a learning curve goes. */
export const plotCurve = (points: readonly PlottedPoint[], { x, y }: Frame) => {
  const games = points.at(-1)?.games ?? 0;
  const xOf = scale(x, Math.max(1, games));
  const yOf = scale(y, 1);
  const placed = points.map(({ games: at, opponent, score, margin }) => ({
    opponent,
    x: xOf(at),
    y: yOf(score),
    high: yOf(clampShare(score + margin)),
    low: yOf(clampShare(score - margin)),
  }));
  return { games, yOf, points: placed, stretches: stretchesOf(placed, xOf(0)) };
};

interface Placed {
  readonly opponent: number;
  readonly x: number;
  readonly y: number;
}

/** A line joins the points of one opponent only: between two of them the score leaps for no merit of the learner. */
const stretchesOf = (points: readonly Placed[], begin: number): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  for (const { opponent, x, y } of points) {
    const last = stretches.at(-1);
    if (last?.opponent === opponent)
      stretches[stretches.length - 1] = { ...last, to: x, path: `${last.path} L${x} ${y}` };
    else stretches.push({ opponent, from: last?.to ?? begin, to: x, path: `M${x} ${y}` });
  }
  return stretches;
};
