import { marks } from '@/theme/marks';
import { BoardSigns, type Sign } from './board-signs';
import type { BoardShape, BoardSquare, Route } from './board-types';
import { diamond, dot, smallRing, squareFrame, squareTint } from './mark-drawings';
import { standsOn, type Choices, type Selection } from './selection';

interface BoardMarksProps {
  /** Squares are tinted under the pieces; dots and rings lie over them. */
  readonly layer: 'under' | 'over';
  readonly shape: BoardShape;
  readonly placeOf: ReadonlyMap<number, BoardSquare>;
  readonly squareSize: number;
  readonly selection: Selection;
  readonly open: Choices;
  readonly lastMove: Route | null;
  /** With none, only the choices at a fork are shown: without them nobody could go on. */
  readonly highlights: boolean;
}

/** The last move, what is held and where it may go. Marks differ in shape, not only in colour. */
export function BoardMarks({ shape, placeOf, squareSize, ...facts }: BoardMarksProps) {
  const signs = facts.highlights ? signsOf(facts) : choicesAtFork(facts);
  return <BoardSigns {...{ shape, placeOf, squareSize, signs }} />;
}

type Facts = Omit<BoardMarksProps, 'shape' | 'placeOf' | 'squareSize'>;

const signsOf = ({ layer, selection, open, lastMove }: Facts): readonly Sign[] =>
  layer === 'under'
    ? [...lastMoveTints(lastMove), ...heldTints(selection)]
    : [...(lastMove?.slice(1, -1) ?? []).map(sign(smallRing)), ...choiceSigns(open)];

const choicesAtFork = ({ layer, selection, open }: Facts): readonly Sign[] =>
  layer === 'over' && selection.end !== undefined ? choiceSigns(open) : [];

const sign =
  (drawing: Sign[1]) =>
  (square: number): Sign => [square, drawing];

const lastMoveTints = (lastMove: Route | null): readonly Sign[] => [
  ...(lastMove?.slice(0, 1) ?? []).map(
    sign(squareTint(marks.lastMove, marks.lastMoveStartOpacity)),
  ),
  ...(lastMove?.slice(-1) ?? []).map(sign(squareTint(marks.lastMove, marks.lastMoveEndOpacity))),
];

const heldTints = (selection: Selection): readonly Sign[] => {
  const at = standsOn(selection);
  return [
    ...selection.route.slice(0, 1).map(sign(squareFrame(5))),
    ...(at === undefined ? [] : [sign(squareTint(marks.end, 0.45))(at)]),
  ];
};

const choiceSigns = ({ steps, ends }: Choices): readonly Sign[] => [
  ...steps.map(sign(diamond)),
  ...ends.map(sign(dot)),
];
