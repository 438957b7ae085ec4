import { StyleSheet } from 'react-native';
import Svg from 'react-native-svg';
import type { BoardThemeName } from '@/theme/board-themes';
import type { BoardShape, BoardSquare } from './board-types';
import { BoardSquares } from './board-squares';
import { EdgeNames, SquareNames } from './coordinates';

/** Where squares are named: nowhere, along the edge, or each on itself. */
export type Coordinates = 'none' | 'edge' | 'squares';

interface BoardGroundProps {
  readonly shape: BoardShape;
  readonly squares: readonly BoardSquare[];
  /** Squares that something stands on. */
  readonly covered: ReadonlySet<number>;
  readonly squareSize: number;
  readonly boardTheme: BoardThemeName;
  readonly coordinates: Coordinates;
}

/** The squares and what is written on them. A square is 100 wide. */
export function BoardGround(props: BoardGroundProps) {
  const { shape, squares, covered, squareSize, boardTheme, coordinates } = props;
  const names = { shape, squares, covered, squareSize, boardTheme };
  return (
    <Svg
      style={StyleSheet.absoluteFill}
      width={shape.columns * squareSize}
      height={shape.rows * squareSize}
      viewBox={`0 0 ${shape.columns * 100} ${shape.rows * 100}`}
      aria-hidden
    >
      <BoardSquares shape={shape} squares={squares} boardTheme={boardTheme} />
      {coordinates === 'squares' && <SquareNames {...names} />}
      {coordinates === 'edge' && <EdgeNames {...names} />}
    </Svg>
  );
}
