import { outcomeOf, positionOf, type Move } from '@dama/engine';
import { useSetting } from '@/components/app-stores';
import { Board } from '@/components/board/board';
import { levelToMove } from '@/state/game-store';
import { piecesOf, shapeOf } from './board-view';
import { useGame } from './game-store-context';

interface GameBoardProps {
  readonly squareSize: number;
  /** Black at the bottom. */
  readonly flipped: boolean;
}

/** While the computer is to move, nobody may. */
const NO_ROUTES: readonly Move[] = [];

/** The board of the game in play, as the settings want it. */
export function GameBoard({ squareSize, flipped }: GameBoardProps) {
  const shown = useGame((state) => state.shown);
  const setup = useGame((state) => state.setup);
  const routes = useGame((state) => state.routes);
  const { play, forgetRefusal } = useGame((state) => state.verbs);
  const boardTheme = useSetting('boardTheme');
  const pieceSet = useSetting('pieceSet');

  const isPersonToMove = levelToMove({ game: shown, setup }) === null;
  const shape = shapeOf(shown.rules);
  const position = positionOf(shown);
  return (
    <Board
      shape={shape}
      pieces={piecesOf(position, shape)}
      turn={isPersonToMove && outcomeOf(shown) === null ? position.turn : null}
      moves={isPersonToMove ? routes : NO_ROUTES}
      lastMove={shown.plies[shown.cursor - 1]?.move.path ?? null}
      squareSize={squareSize}
      flipped={flipped}
      onMove={play}
      onSelect={forgetRefusal}
      {...{ boardTheme, pieceSet }}
    />
  );
}
