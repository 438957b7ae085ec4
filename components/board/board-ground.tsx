import { StyleSheet } from 'react-native';
import Svg, { Rect, Text } from 'react-native-svg';
import { systemFont } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import type { BoardShape, BoardSquare } from './board-types';

interface BoardGroundProps {
  readonly shape: BoardShape;
  readonly squares: readonly BoardSquare[];
  /** Squares that something stands on. */
  readonly covered: ReadonlySet<number>;
  readonly squareSize: number;
}

/** Under this size a piece would leave half a number in sight, which reads worse than none. */
const ROOM_FOR_NUMBER_AND_PIECE = 44;

/** The squares and what is written on them. A square is 100 wide. */
export function BoardGround({ shape, squares, covered, squareSize }: BoardGroundProps) {
  const { boardDark, boardLight } = usePalette();
  const isEverySquarePlayed = squares.length === shape.columns * shape.rows;
  // Small squares keep readable figures: never under 8 points.
  const fontSize = Math.max(15, 800 / squareSize);
  const numbered =
    squareSize < ROOM_FOR_NUMBER_AND_PIECE
      ? squares.filter(({ square }) => !covered.has(square))
      : squares;
  const writing = {
    fontSize,
    fontWeight: '600',
    fontFamily: systemFont,
    fill: boardLight,
    opacity: 0.85,
  } as const;

  return (
    <Svg
      style={StyleSheet.absoluteFill}
      width={shape.columns * squareSize}
      height={shape.rows * squareSize}
      viewBox={`0 0 ${shape.columns * 100} ${shape.rows * 100}`}
      aria-hidden
    >
      <Rect width={shape.columns * 100} height={shape.rows * 100} fill={boardLight} />
      {squares.map(({ square, row, column }) => (
        <Rect
          key={square}
          x={column * 100}
          y={row * 100}
          width={100}
          height={100}
          fill={boardDark}
          // Where every square is played on, a faint checker still guides the eye.
          opacity={isEverySquarePlayed && (row + column) % 2 === 0 ? 0.86 : 1}
        />
      ))}
      {shape.coordinates === 'squares' &&
        numbered.map(({ square, row, column, name }) => (
          <Text key={square} x={column * 100 + 5} y={row * 100 + 4 + fontSize * 0.8} {...writing}>
            {name}
          </Text>
        ))}
      {shape.coordinates === 'edge' && (
        <EdgeNames shape={shape} squares={squares} fontSize={fontSize} />
      )}
    </Svg>
  );
}

interface EdgeNamesProps {
  readonly shape: BoardShape;
  readonly squares: readonly BoardSquare[];
  readonly fontSize: number;
}

/** Ranks down the left edge and files along the bottom, each in the colour its square is not. */
function EdgeNames({ shape, squares, fontSize }: EdgeNamesProps) {
  const { boardDark, boardLight } = usePalette();
  const played = new Set(squares.map(({ row, column }) => row * shape.columns + column));
  const ink = (row: number, column: number) =>
    played.has(row * shape.columns + column) ? boardLight : boardDark;
  const ranks = new Map(squares.map(({ row, name }) => [row, name.slice(1)]));
  const files = new Map(squares.map(({ column, name }) => [column, name.slice(0, 1)]));
  const bottom = shape.rows - 1;
  const writing = { fontSize, fontWeight: '600', fontFamily: systemFont, opacity: 0.9 } as const;

  return (
    <>
      {[...ranks].map(([row, rank]) => (
        <Text key={row} x={6} y={row * 100 + 5 + fontSize * 0.8} fill={ink(row, 0)} {...writing}>
          {rank}
        </Text>
      ))}
      {[...files].map(([column, file]) => (
        <Text
          key={column}
          x={column * 100 + 94}
          y={bottom * 100 + 94}
          textAnchor="end"
          fill={ink(bottom, column)}
          {...writing}
        >
          {file}
        </Text>
      ))}
    </>
  );
}
