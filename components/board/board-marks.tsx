import { StyleSheet } from 'react-native';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';
import { marks } from '@/theme/marks';
import type { BoardShape, BoardSquare, LegalMove, Route } from './board-types';
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
}

/** Each mark differs from the others in shape, not only in colour. */
export function BoardMarks(props: BoardMarksProps) {
  const { layer, shape, placeOf, squareSize } = props;
  const drawn = layer === 'under' ? tints(props) : signs(props);
  return (
    <Svg
      style={StyleSheet.absoluteFill}
      width={shape.columns * squareSize}
      height={shape.rows * squareSize}
      viewBox={`0 0 ${shape.columns * 100} ${shape.rows * 100}`}
      aria-hidden
    >
      {drawn.map(([square, sign], index) => {
        const at = placeOf.get(square);
        return (
          at && (
            <G key={index} transform={`translate(${at.column * 100 + 50} ${at.row * 100 + 50})`}>
              {sign}
            </G>
          )
        );
      })}
    </Svg>
  );
}

type Mark = [square: number, sign: React.ReactElement];

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
const dot = <Circle r={17} fill={marks.end} />;
const diamond = <Path d="M0 -17 L17 0 L0 17 L-17 0 Z" fill={marks.step} />;
const smallDiamond = <Path d="M0 -11 L11 0 L0 11 L-11 0 Z" fill={marks.lastStep} />;
const dashedRing = (
  <Circle r={45} fill="none" stroke={marks.mustCapture} strokeWidth={6} strokeDasharray="15 8.6" />
);

function tints({ lastMove, moves, selection }: BoardMarksProps): Mark[] {
  const drawn: Mark[] = [];
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
    for (const square of starts(moves)) drawn.push([square, frame(4)]);
  }
  return drawn;
}

function signs({ lastMove, moves, selection, open }: BoardMarksProps): Mark[] {
  const held = selection.route.length > 0;
  return [
    ...(lastMove?.slice(1, -1) ?? []).map((square): Mark => [square, smallDiamond]),
    ...(!held && mustCapture(moves) ? starts(moves) : []).map((at): Mark => [at, dashedRing]),
    ...open.steps.map((square): Mark => [square, diamond]),
    ...open.ends.map((square): Mark => [square, dot]),
  ];
}

const starts = (moves: readonly LegalMove[]): number[] => [
  ...new Set(moves.flatMap((move) => move.path.slice(0, 1))),
];

/** Nothing but captures is on offer. */
const mustCapture = (moves: readonly LegalMove[]): boolean =>
  moves.length > 0 && moves.every((move) => move.captured.length > 0);
