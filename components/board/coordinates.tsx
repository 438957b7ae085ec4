import { Text } from 'react-native-svg';
import type { BoardThemeName } from '@/theme/board-themes';
import { systemFont } from '@/theme/metrics';
import { useBoardColors } from '@/theme/use-board-colors';
import type { BoardShape, BoardSquare } from './board-types';

interface NamesProps {
  readonly shape: BoardShape;
  readonly squares: readonly BoardSquare[];
  /** Squares that something stands on. */
  readonly covered: ReadonlySet<number>;
  readonly squareSize: number;
  readonly boardTheme: BoardThemeName;
}

/** Under this size a piece would leave half a name in sight, which reads worse than none. */
const ROOM_FOR_NAME_AND_PIECE = 44;

/** Small squares keep readable figures: never under 8 points. */
const fontSizeFor = (squareSize: number): number => Math.max(15, 800 / squareSize);

const writing = (squareSize: number) =>
  ({
    fontSize: fontSizeFor(squareSize),
    fontWeight: '600',
    fontFamily: systemFont,
    opacity: 0.9,
  }) as const;

/** Every playing square's name on itself. */
export function SquareNames({ squares, covered, squareSize, boardTheme }: NamesProps) {
  const { onPlayed } = useBoardColors(boardTheme);
  const named =
    squareSize < ROOM_FOR_NAME_AND_PIECE
      ? squares.filter(({ square }) => !covered.has(square))
      : squares;
  return named.map(({ square, row, column, name }) => (
    <Text
      key={square}
      x={column * 100 + 5}
      y={row * 100 + 4 + fontSizeFor(squareSize) * 0.8}
      fill={onPlayed}
      {...writing(squareSize)}
    >
      {name}
    </Text>
  ));
}

/** Along the edge: ranks and files where squares are named by letters, else the numbers out there. */
export function EdgeNames(props: NamesProps) {
  const { shape, squares, squareSize, boardTheme } = props;
  const isLettered = shape.coordinates === 'edge';
  if (isLettered) return <RanksAndFiles {...{ shape, squares, squareSize, boardTheme }} />;
  const outer = squares.filter(
    ({ row, column }) =>
      row === 0 || column === 0 || row === shape.rows - 1 || column === shape.columns - 1,
  );
  return <SquareNames {...props} squares={outer} />;
}

/** Ranks down the left edge and files along the bottom, each in the colour its square is not. */
function RanksAndFiles(props: Omit<NamesProps, 'covered'>) {
  const { shape, squares, squareSize, boardTheme } = props;
  const { onPlayed, onOther } = useBoardColors(boardTheme);
  const played = new Set(squares.map(({ row, column }) => row * shape.columns + column));
  const ink = (row: number, column: number) =>
    played.has(row * shape.columns + column) ? onPlayed : onOther;
  const ranks = new Map(squares.map(({ row, name }) => [row, name.slice(1)]));
  const files = new Map(squares.map(({ column, name }) => [column, name.slice(0, 1)]));
  const bottom = shape.rows - 1;
  const top = 7 + fontSizeFor(squareSize) * 0.8;
  return (
    <>
      {[...ranks].map(([row, rank]) => (
        <Text key={row} x={8} y={row * 100 + top} fill={ink(row, 0)} {...writing(squareSize)}>
          {rank}
        </Text>
      ))}
      {[...files].map(([column, file]) => (
        <Text
          key={column}
          x={column * 100 + 92}
          y={bottom * 100 + 93}
          textAnchor="end"
          fill={ink(bottom, column)}
          {...writing(squareSize)}
        >
          {file}
        </Text>
      ))}
    </>
  );
}
