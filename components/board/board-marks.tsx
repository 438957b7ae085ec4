import { Circle, Path, Rect } from 'react-native-svg';
import { marks } from '@/theme/marks';
import { BoardSigns, type Sign } from './board-signs';
import type { BoardShape, BoardSquare, LegalMove, Route } from './board-types';
import { mustCapture, startsOf } from './legal-moves';
import type { Choices, Selection } from './selection';

interface BoardMarksProps {
  /** Squares are tinted under the pieces; dots and rings lie over them. */
  readonly layer: 'under' | 'over';
  readonly shape: BoardShape;
  readonly placeOf: ReadonlyMap<number, BoardSquare>;
  readonly squareSize: number;
  readonly moves: readonly LegalMove[];
  readonly selection: Selection;
  readonly open: Choices;
  readonly lastMove: Route | null;
  /** With none, only the choices at a fork are shown: without them nobody could go on. */
  readonly highlights: boolean;
}

/** Each mark differs from the others in shape, not only in colour. */
export function BoardMarks({ shape, placeOf, squareSize, ...props }: BoardMarksProps) {
  const signs = props.highlights ? signsOf(props) : choicesAtFork(props);
  return <BoardSigns {...{ shape, placeOf, squareSize, signs }} />;
}

type Facts = Omit<BoardMarksProps, 'shape' | 'placeOf' | 'squareSize'>;

const signsOf = (facts: Facts): readonly Sign[] =>
  facts.layer === 'under' ? tints(facts) : figures(facts);

const choicesAtFork = ({ layer, selection, open }: Facts): readonly Sign[] =>
  layer === 'over' && selection.end !== undefined ? choiceSigns(open) : [];

const tint = (fill: string, opacity: number) => (
  <Rect x={-50} y={-50} width={100} height={100} fill={fill} fillOpacity={opacity} />
);
const frame = (width: number) => (
  <Rect
    x={-46}
    y={-46}
    width={92}
    height={92}
    rx={10}
    fill="none"
    stroke={marks.end}
    strokeWidth={width}
  />
);
// Thin dark lines keep the light signs apart from light squares and pieces.
const line = { stroke: '#000', strokeOpacity: 0.35, strokeWidth: 2 } as const;
const dot = <Circle r={17} fill={marks.end} {...line} />;
const diamond = <Path d="M0 -18 L18 0 L0 18 L-18 0 Z" fill={marks.step} {...line} />;
const smallRing = <Circle r={11} fill="none" stroke={marks.lastStep} strokeWidth={6} />;
const dashedRing = (
  <Circle r={45} fill="none" stroke={marks.mustCapture} strokeWidth={6} strokeDasharray="15 8.6" />
);

function tints({ lastMove, moves, selection }: Facts): readonly Sign[] {
  const drawn: Sign[] = [];
  if (lastMove) {
    const [start] = lastMove;
    const end = lastMove[lastMove.length - 1];
    if (start !== undefined) drawn.push([start, tint(marks.lastMove, marks.lastMoveStartOpacity)]);
    if (end !== undefined) drawn.push([end, tint(marks.lastMove, marks.lastMoveEndOpacity)]);
  }
  const [origin] = selection.route;
  const standsOn = selection.route[selection.route.length - 1];
  if (origin !== undefined) drawn.push([origin, frame(5)]);
  if (standsOn !== undefined) drawn.push([standsOn, tint(marks.end, 0.45)]);
  if (origin === undefined && !mustCapture(moves)) {
    for (const square of startsOf(moves)) drawn.push([square, frame(4)]);
  }
  return drawn;
}

function figures({ lastMove, moves, selection, open }: Facts): readonly Sign[] {
  const isHolding = selection.route.length > 0;
  const forced = !isHolding && mustCapture(moves) ? startsOf(moves) : [];
  return [
    ...(lastMove?.slice(1, -1) ?? []).map((square): Sign => [square, smallRing]),
    ...forced.map((square): Sign => [square, dashedRing]),
    ...choiceSigns(open),
  ];
}

const choiceSigns = ({ steps, ends }: Choices): readonly Sign[] => [
  ...steps.map((square): Sign => [square, diamond]),
  ...ends.map((square): Sign => [square, dot]),
];
