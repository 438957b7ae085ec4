import type { TreeNode } from '@dama/engine';

/** A node of the tree: where it hangs, and when alpha-beta comes to it. */
export interface Knot {
  /** Which child of which child, from the root on. */
  readonly key: string;
  readonly node: TreeNode;
  /** The moves from the root to here. */
  readonly moves: readonly string[];
  readonly children: readonly Knot[];
  /** Reached if both sides play their best. */
  readonly isOnBestLine: boolean;
  /** The step of alpha-beta in which it comes into sight: that of its visit, or of its being cut. */
  readonly appears: number;
  /** The step after which its score is known. */
  readonly known: number;
}

/** What alpha-beta has looked at so far. */
interface Walk {
  steps: number;
}

/** Ties the nodes in the order in which alpha-beta visits them: one step a visit, the root in the first. */
export const tieKnots = (root: TreeNode): Knot =>
  tie(root, { key: '0', moves: [], isOnBestLine: true }, { steps: 0 });

const tie = (
  node: TreeNode,
  place: Pick<Knot, 'key' | 'moves' | 'isOnBestLine'>,
  walk: Walk,
): Knot => {
  if (!node.cut) walk.steps++;
  const appears = walk.steps;
  const children = node.children.map((child, index) =>
    tie(
      child,
      {
        key: `${place.key}-${index}`,
        moves: child.move === null ? place.moves : [...place.moves, child.move],
        isOnBestLine: place.isOnBestLine && child.best,
      },
      walk,
    ),
  );
  return { ...place, node, children, appears, known: walk.steps };
};

/** The knot visited in a step. */
export const visitedIn = (root: Knot, step: number): Knot => {
  const next = root.children.find(
    ({ node, appears, known }) => !node.cut && appears <= step && step <= known,
  );
  return next === undefined ? root : visitedIn(next, step);
};

export const findKnot = (root: Knot, key: string): Knot | undefined => {
  if (root.key === key) return root;
  const next = root.children.find((child) => key === child.key || key.startsWith(`${child.key}-`));
  return next && findKnot(next, key);
};
