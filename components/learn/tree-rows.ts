import type { Knot } from './knots';

/** What the player has opened or closed by hand, by the key of the knot. */
export type Toggles = Readonly<Record<string, boolean>>;

export interface TreeRow {
  readonly knot: Knot;
  readonly isOpen: boolean;
  /** For each level down to this row: whether the line beside it goes on to a sibling further down. */
  readonly rails: readonly boolean[];
}

export interface TreeSight {
  /** How far alpha-beta has come; null once the tree has grown. */
  readonly step: number | null;
  readonly toggles: Toggles;
}

/** The rows in sight, from the root down. */
export const rowsOf = (root: Knot, sight: TreeSight): readonly TreeRow[] =>
  rowsBelow(root, [], sight);

const rowsBelow = (knot: Knot, rails: readonly boolean[], sight: TreeSight): readonly TreeRow[] => {
  const children = knot.children.filter(({ appears }) => appears <= lastStep(sight));
  const isOpen = children.length > 0 && (sight.toggles[knot.key] ?? isOpenByItself(knot, sight));
  const below = !isOpen
    ? []
    : children.flatMap((child, index) =>
        rowsBelow(child, [...rails, index < children.length - 1], sight),
      );
  return [{ knot, isOpen, rails }, ...below];
};

const lastStep = ({ step }: TreeSight): number => step ?? Infinity;

/** While the tree grows, where alpha-beta is; afterwards, where best play leads. */
const isOpenByItself = (knot: Knot, { step }: TreeSight): boolean =>
  step === null ? knot.isOnBestLine : !knot.node.cut && knot.appears <= step && step <= knot.known;

export const isKnown = ({ known }: Knot, sight: TreeSight): boolean => known <= lastStep(sight);
