import { positionOf, type Game } from '@dama/engine';
import { useSetting } from '@/components/app-stores';
import { BoardPicture } from '@/components/board/board-picture';
import { piecesOf, shapeOf } from '@/components/game/board-view';

interface GamePictureProps {
  readonly game: Game;
  readonly size: number;
  readonly flipped?: boolean;
}

/** A game as it stands, on the player's board. */
export function GamePicture({ game, size, flipped = false }: GamePictureProps) {
  const shape = shapeOf(game.rules);
  return (
    <BoardPicture
      shape={shape}
      pieces={piecesOf(positionOf(game), shape)}
      size={size}
      boardTheme={useSetting('boardTheme')}
      pieceSet={useSetting('pieceSet')}
      flipped={flipped}
    />
  );
}
