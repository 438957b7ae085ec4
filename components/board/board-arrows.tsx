import { StyleSheet } from 'react-native';
import Svg, { G, Path, Polyline } from 'react-native-svg';
import { marks } from '@/theme/marks';
import type { BoardShape, BoardSquare, Route } from './board-types';

interface BoardArrowsProps {
  readonly shape: BoardShape;
  readonly placeOf: ReadonlyMap<number, BoardSquare>;
  readonly squareSize: number;
  readonly arrows: readonly Route[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves that somebody proposes, drawn over the pieces; the first is the one that is meant. */
export function BoardArrows({ shape, placeOf, squareSize, arrows }: BoardArrowsProps) {
  if (arrows.length === 0) return null;
  return (
    <Svg
      style={StyleSheet.absoluteFill}
      width={shape.columns * squareSize}
      height={shape.rows * squareSize}
      viewBox={`0 0 ${shape.columns * 100} ${shape.rows * 100}`}
      aria-hidden
    >
      {arrows.map((route, index) => (
        <Arrow
          key={index}
          points={route.flatMap((square) => middle(placeOf.get(square)))}
          opacity={index === 0 ? 0.9 : 0.5}
        />
      ))}
    </Svg>
  );
}

const middle = (at: BoardSquare | undefined): Point[] =>
  at ? [{ x: at.column * 100 + 50, y: at.row * 100 + 50 }] : [];

const HEAD = 38;
/** An arrow begins at the rim of the piece that is meant, so that one sees what it is. */
const RIM = 34;

const towards = (from: Point, to: Point, way: number): Point => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return { x: from.x + way * Math.cos(angle), y: from.y + way * Math.sin(angle) };
};

function Arrow({
  points,
  opacity,
}: {
  readonly points: readonly Point[];
  readonly opacity: number;
}) {
  const [start, second] = points;
  const end = points[points.length - 1];
  const before = points[points.length - 2];
  if (!start || !second || !end || !before) return null;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  // The line stops inside the head, so that the tip stays sharp.
  const shown = [towards(start, second, RIM), ...points.slice(1, -1), towards(end, before, HEAD)];
  const line = shown.map(({ x, y }) => `${x},${y}`).join(' ');
  const shaft = {
    points: line,
    fill: 'none',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  return (
    <G opacity={opacity}>
      <Polyline {...shaft} stroke={marks.arrowLine} strokeWidth={22} />
      <Path
        d={`M${-HEAD} ${-HEAD * 0.72} L8 0 L${-HEAD} ${HEAD * 0.72} Z`}
        transform={`translate(${end.x} ${end.y}) rotate(${(angle * 180) / Math.PI})`}
        fill={marks.arrow}
        stroke={marks.arrowLine}
        strokeWidth={8}
        strokeLinejoin="round"
      />
      <Polyline {...shaft} stroke={marks.arrow} strokeWidth={15} />
    </G>
  );
}
