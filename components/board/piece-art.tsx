import { useId } from 'react';
import type { Color } from '@dama/engine';
import Svg, { Defs } from 'react-native-svg';
import type { PieceSetName } from '@/theme/piece-sets';
import { PieceDrawing, PieceShades } from './piece-drawing';

interface PieceArtProps {
  readonly color: Color;
  readonly king: boolean;
  readonly size: number;
  readonly pieceSet?: PieceSetName;
}

/** One piece on its own. Static, so that whatever moves it moves one view. */
export function PieceArt({ color, king, size, pieceSet = 'classic' }: PieceArtProps) {
  // On the web all pictures of a page share their names.
  const shades = useId();
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Defs>
        <PieceShades pieceSet={pieceSet} shades={shades} />
      </Defs>
      <PieceDrawing color={color} king={king} pieceSet={pieceSet} shades={shades} />
    </Svg>
  );
}
