import { Rect } from 'react-native-svg';
import type { BoardThemeName } from '@/theme/board-themes';
import { useBoardColors } from '@/theme/use-board-colors';
import type { BoardShape, BoardSquare } from './board-types';

interface BoardSquaresProps {
  readonly shape: BoardShape;
  readonly squares: readonly BoardSquare[];
  readonly boardTheme: BoardThemeName;
}

/** The squares of a board, each 100 wide: part of a picture. */
export function BoardSquares({ shape, squares, boardTheme }: BoardSquaresProps) {
  const { played, other } = useBoardColors(boardTheme);
  const isEverySquarePlayed = squares.length === shape.columns * shape.rows;
  return (
    <>
      <Rect width={shape.columns * 100} height={shape.rows * 100} fill={other} />
      {squares.map(({ square, row, column }) => (
        <Rect
          key={square}
          x={column * 100}
          y={row * 100}
          width={100}
          height={100}
          fill={played}
          // Where every square is played on, a faint checker still guides the eye.
          opacity={isEverySquarePlayed && (row + column) % 2 === 0 ? 0.86 : 1}
        />
      ))}
    </>
  );
}
