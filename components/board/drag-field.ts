import type { Color } from '@dama/engine';
import type { BoardPiece, BoardShape, BoardSquare, LegalMove } from './board-types';
import { choices, drop, standsOn, type Habits, type Selection } from './selection';

/** A target further from the finger than this many squares is not meant. */
const REACH = 0.75;

export const PIECE_KINDS = ['white-man', 'white-king', 'black-man', 'black-king'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const kindOf = ({ color, king }: Pick<BoardPiece, 'color' | 'king'>): PieceKind =>
  `${color}-${king ? 'king' : 'man'}`;

/** A square that a piece may be let fall on, and where it will stand then. */
export interface DropTarget {
  readonly square: number;
  readonly rest: number;
}

/** A piece that may be lifted. */
export interface Lift {
  readonly kind: PieceKind;
  readonly targets: readonly DropTarget[];
}

/** All that a drag has to know, as plain values: it is read on another thread than it is written. */
export interface DragField {
  readonly columns: number;
  readonly rows: number;
  readonly squareSize: number;
  /** Row by row as the board is seen, 0 for a square that is not played on. */
  readonly squares: readonly number[];
  readonly lifts: Readonly<Record<number, Lift>>;
}

export interface FieldFacts {
  readonly shape: BoardShape;
  readonly seen: readonly BoardSquare[];
  readonly squareSize: number;
  readonly pieces: readonly BoardPiece[];
  readonly turn: Color | null;
  /** Colours whose pieces may be lifted while it is not their turn. */
  readonly liftable: readonly Color[];
  readonly moves: readonly LegalMove[];
  readonly selection: Selection;
  readonly habits: Habits;
}

export const dragFieldOf = (facts: FieldFacts): DragField => {
  const { shape, seen, squareSize } = facts;
  const squares = Array.from({ length: shape.columns * shape.rows }, () => 0);
  for (const { square, row, column } of seen) squares[row * shape.columns + column] = square;
  return { columns: shape.columns, rows: shape.rows, squareSize, squares, lifts: liftsOf(facts) };
};

const liftsOf = (facts: FieldFacts): Record<number, Lift> => {
  const { pieces, turn, liftable, moves, selection, habits } = facts;
  const lifts: Record<number, Lift> = {};
  for (const piece of pieces) {
    const isHeld = selection.route[0] === piece.square;
    const held = isHeld ? selection : { route: [piece.square] };
    const at = standsOn(held) ?? piece.square;
    const kind = kindOf(piece);
    if (piece.color !== turn) {
      if (liftable.includes(piece.color)) lifts[at] = { kind, targets: [] };
    } else if (!isStuck(selection, isHeld, habits)) {
      const targets = targetsOf(moves, held, habits);
      if (targets.length > 0) lifts[at] = { kind, targets };
    }
  }
  return lifts;
};

/** A piece that was touched has to move, so no other one may be lifted. */
const isStuck = (selection: Selection, isHeld: boolean, { touchMove }: Habits): boolean =>
  touchMove && selection.route.length > 0 && !isHeld;

const targetsOf = (
  moves: readonly LegalMove[],
  held: Selection,
  habits: Habits,
): readonly DropTarget[] => {
  const { ends, steps } = choices(moves, held);
  return [...ends, ...steps].map((square) => {
    const { path, selection } = drop(moves, held, square, habits);
    return { square, rest: path?.[path.length - 1] ?? standsOn(selection) ?? square };
  });
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a square, in points from the board's upper left corner. */
export const middleOf = (field: DragField, square: number): Point => {
  'worklet';
  const index = field.squares.indexOf(square);
  return {
    x: ((index % field.columns) + 0.5) * field.squareSize,
    y: (Math.floor(index / field.columns) + 0.5) * field.squareSize,
  };
};

/** The playing square under a point, 0 for none. */
export const squareUnder = (field: DragField, { x, y }: Point): number => {
  'worklet';
  const column = Math.floor(x / field.squareSize);
  const row = Math.floor(y / field.squareSize);
  if (column < 0 || row < 0 || column >= field.columns || row >= field.rows) return 0;
  return field.squares[row * field.columns + column] ?? 0;
};

/**
 * Where a piece from `origin` would fall: on the legal square under the finger, or else on the nearest
 * one in reach. Over its own square it is meant to stay: a tap that wobbles is still a tap.
 */
export const targetUnder = (
  field: DragField,
  origin: number,
  finger: Point,
): DropTarget | undefined => {
  'worklet';
  const under = squareUnder(field, finger);
  if (under === origin) return undefined;
  let nearest: DropTarget | undefined;
  let least = REACH * field.squareSize;
  for (const target of field.lifts[origin]?.targets ?? []) {
    if (target.square === under) return target;
    const { x, y } = middleOf(field, target.square);
    const distance = Math.hypot(finger.x - x, finger.y - y);
    if (distance <= least) {
      nearest = target;
      least = distance;
    }
  }
  return nearest;
};
