import { useId } from 'react';
import Svg, { ClipPath, Defs, G, Rect } from 'react-native-svg';
import type { BoardThemeName } from '@/theme/board-themes';
import type { PieceSetName } from '@/theme/piece-sets';
import type { BoardPiece, BoardShape } from './board-types';
import { BoardSquares } from './board-squares';
import { PieceDrawing, PieceShades } from './piece-drawing';
import { seenSquares } from './seen-squares';

interface BoardPictureProps {
  readonly shape: BoardShape;
  readonly pieces: readonly BoardPiece[];
  /** Its width; boards are as high as they are wide, or nearly so. */
  readonly size: number;
  readonly boardTheme?: BoardThemeName;
  readonly pieceSet?: PieceSetName;
  /** Black at the bottom. */
  readonly flipped?: boolean;
}

/** The roundness of its corners, as a share of its width: a little more than the large board has. */
const CORNER = 0.04;

/** A position as one picture: nothing in it moves or can be touched. */
export function BoardPicture(props: BoardPictureProps) {
  const { shape, pieces, size, boardTheme = 'green', pieceSet = 'classic' } = props;
  const id = useId();
  const width = shape.columns * 100;
  const height = shape.rows * 100;
  const squares = seenSquares(shape, props.flipped ?? false);
  const placeOf = new Map(squares.map((at) => [at.square, at]));
  return (
    <Svg
      width={size}
      height={(size * height) / width}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      <Defs>
        <PieceShades pieceSet={pieceSet} shades={id} />
        <ClipPath id={`${id}-corners`}>
          <Rect width={width} height={height} rx={width * CORNER} />
        </ClipPath>
      </Defs>
      <G clipPath={`url(#${id}-corners)`}>
        <BoardSquares shape={shape} squares={squares} boardTheme={boardTheme} />
        {pieces.map(({ square, color, king }) => {
          const at = placeOf.get(square);
          return (
            at && (
              <G key={square} transform={`translate(${at.column * 100} ${at.row * 100})`}>
                <PieceDrawing color={color} king={king} pieceSet={pieceSet} shades={id} />
              </G>
            )
          );
        })}
      </G>
    </Svg>
  );
}
