import { COLORS, opposite, outcomeOf, positionOf, type Move } from '@dama/engine';
import { useSetting } from '@/components/app-stores';
import { Board } from '@/components/board/board';
import type { Route } from '@/components/board/board-types';
import type { GameState } from '@/state/game-store';
import { levelToMove } from '@/state/turn';
import { isPerson } from '@/state/players';
import { piecesOf, shapeOf } from './board-view';
import { expectedRoutes } from './expected-line';
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
  const { players } = useGame((state) => state.setup);
  const isPersonToMove = useGame(({ shown: game, setup }) => levelToMove({ game, setup }) === null);
  const routes = useGame((state) => state.routes);
  const watchPace = useGame((state) => state.pace);
  const { play, forgetRefusal } = useGame((state) => state.verbs);
  const arrows = useArrows();
  const coordinates = useSetting('coordinates');
  const speed = useSetting('speed');
  const wishes = {
    boardTheme: useSetting('boardTheme'),
    pieceSet: useSetting('pieceSet'),
    highlights: useSetting('highlights'),
    input: useSetting('input'),
    touchMove: useSetting('touchMove'),
    finishForced: useSetting('finishForced'),
  };

  // Below all hooks, where the compiler can keep the list of pieces as long as they stand as they stand.
  const shape = shapeOf(shown.rules);
  const position = positionOf(shown);
  return (
    <Board
      {...wishes}
      shape={shape}
      pieces={piecesOf(position, shape)}
      turn={isPersonToMove && outcomeOf(shown) === null ? position.turn : null}
      moves={isPersonToMove ? routes : NO_ROUTES}
      lastMove={shown.plies[shown.cursor - 1]?.move.path ?? null}
      squareSize={squareSize}
      flipped={flipped}
      onMove={play}
      onSelect={forgetRefusal}
      arrows={arrows}
      coordinates={coordinates === 'custom' ? shape.coordinates : coordinates}
      liftable={COLORS.filter((color) => isPerson(players[color]))}
      removal={shown.rules.capture.removal}
      pace={isPerson(players[opposite(position.turn)]) ? 'own' : 'computer'}
      speed={speed / watchPace}
    />
  );
}

/** A hint, or what the computer expects where that is shown. */
function useArrows(): readonly Route[] {
  const showThinking = useSetting('showThinking');
  const hint = useGame((state) => state.hint);
  const game = useGame((state) => state.game);
  const thought = useGame((state) => state.thought);
  const isViewing = useGame((state) => state.viewed !== null);
  if (isViewing) return [];
  if (hint !== null && hint !== 'asked') return [hint.path];
  return showThinking ? expectedRoutes({ game, thought } satisfies Partial<GameState>) : [];
}
