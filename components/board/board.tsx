import { useLayoutEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { useReducedMotion } from 'react-native-reanimated';
import type { Color } from '@dama/engine';
import type { BoardThemeName } from '@/theme/board-themes';
import { radius } from '@/theme/metrics';
import type { PieceSetName } from '@/theme/piece-sets';
import { useAir } from './air';
import { BoardArrows } from './board-arrows';
import { BoardGround, type Coordinates } from './board-ground';
import { BoardMarks } from './board-marks';
import type { BoardPiece, BoardShape, LegalMove, Route } from './board-types';
import { IdleMarks } from './idle-marks';
import { mustCapture, startsOf } from './legal-moves';
import { LiftedPiece } from './lifted-piece';
import { liftScale, type MotionFactor, type Pace } from './motion';
import { MustMove } from './must-move';
import { PieceView } from './piece-view';
import type { Removal } from './scene';
import { seenSquares } from './seen-squares';
import { choices, NOTHING_HELD, standsOn } from './selection';
import { shownPieces } from './shown-pieces';
import { SquareButtons } from './square-buttons';
import { TargetFrame } from './target-frame';
import { useDrag } from './use-drag';
import { useDragField } from './use-drag-field';
import { useRefusal } from './use-refusal';
import { useScene } from './use-scene';
import { useSelection, type Input } from './use-selection';

interface BoardProps {
  readonly shape: BoardShape;
  readonly pieces: readonly BoardPiece[];
  /** Whose pieces may be picked up; nobody's once the game is over. */
  readonly turn: Color | null;
  /** The same list as long as the position is the same: another list lets go of what is held. */
  readonly moves: readonly LegalMove[];
  readonly lastMove: Route | null;
  readonly squareSize: number;
  /** Black at the bottom. */
  readonly flipped?: boolean;
  /** A path that was asked for; when it is no legal move, somebody should say why. */
  readonly onMove: (path: Route) => void;
  /** Another piece was picked up, or the held one put down. */
  readonly onSelect?: () => void;
  /** What is shown has come to rest. */
  readonly onSettled?: () => void;

  readonly boardTheme?: BoardThemeName;
  readonly pieceSet?: PieceSetName;
  /** As is the custom of the game, unless told otherwise. */
  readonly coordinates?: Coordinates;
  /** Whether pieces that can move, where they can go, and the last move are marked. */
  readonly highlights?: boolean;
  /** Moves to be pointed out, the first one before all others. */
  readonly arrows?: readonly Route[];

  readonly input?: Input;
  /** Colours whose pieces may be lifted while it is not their turn; they fly home. */
  readonly liftable?: readonly Color[];
  /** A piece that was picked up has to move. */
  readonly touchMove?: boolean;
  /** What is left of a capture plays itself when there is only one way. */
  readonly finishForced?: boolean;

  /** When the rules take jumped pieces off the board. */
  readonly removal?: Removal;
  /** Whose the last move was. */
  readonly pace?: Pace;
  /** What every duration is multiplied by: 2 is slow, 0 no motion at all. */
  readonly speed?: MotionFactor;
}

const NOBODY: readonly Color[] = [];
const NO_ARROWS: readonly Route[] = [];

/** Knows no rules: pieces and legal moves go in, the path of a move comes out. */
export function Board(props: BoardProps) {
  const { shape, pieces, turn, moves, lastMove, squareSize, flipped = false } = props;
  const { boardTheme = 'green', pieceSet = 'classic' } = props;
  const coordinates = props.coordinates ?? shape.coordinates;
  const { highlights = true, arrows = NO_ARROWS, input = 'both', liftable = NOBODY } = props;
  const { touchMove = false, finishForced = false } = props;
  const { removal = 'after', pace = 'own', speed = 1 } = props;
  const habits = { touchMove, finishForced };
  const factor = useReducedMotion() ? 0 : speed;
  const { shake, flash, refuse } = useRefusal(factor);

  const held = useSelection({
    pieces,
    turn,
    moves,
    input,
    habits,
    onMove: props.onMove,
    onSelect: props.onSelect,
    onRefuse: refuse,
  });
  const selection = held.played ? NOTHING_HELD : held.selection;
  const route = held.played ?? selection.route;
  // Whatever is led by hand is one's own.
  const scenePace = route.length > 0 ? 'own' : pace;
  const places = new Map(shape.squares.map((at) => [at.square, at]));
  const scene = useScene(
    {
      shown: shownPieces(pieces, moves, route, removal),
      ...{ lastMove, route, dropped: held.dropped, removal, pace: scenePace, factor, places },
    },
    props.onSettled,
  );

  const seen = seenSquares(shape, flipped);
  const drawn = { shape, squareSize, placeOf: new Map(seen.map((at) => [at.square, at])) };
  const air = useAir();
  const field = useDragField({
    shape,
    seen,
    squareSize,
    pieces,
    turn,
    liftable,
    moves,
    selection,
    habits,
  });
  // What a drag has led to is drawn now, so the piece in the air may give way to it.
  useLayoutEffect(() => air.isShown.set(true), [air.isShown, scene, held.selection]);
  const drag = useDrag(field, air, input !== 'tap', {
    onDown: held.down,
    onLift: held.lift,
    onDrop: held.drop,
    onUp: held.up,
  });

  const open = choices(moves, selection);
  const marks = { ...drawn, selection, open, lastMove, highlights };
  const isIdle = route.length === 0;
  const begun = selection.route.length > 1 ? standsOn(selection) : undefined;
  const mustMove = begun === undefined ? startsOf(moves) : [begun];
  const size = { width: shape.columns * squareSize, height: shape.rows * squareSize };

  return (
    <GestureDetector gesture={drag} touchAction="none" userSelect="none">
      <View style={[styles.board, size]}>
        <View style={styles.clip}>
          <BoardGround
            {...{ shape, squareSize, boardTheme, coordinates }}
            squares={seen}
            covered={new Set(pieces.map(({ square }) => square))}
          />
          <BoardMarks layer="under" {...marks} />
        </View>
        <View style={styles.layer}>
          {[...scene.actors, ...scene.leaving].map((actor) => (
            <PieceView
              key={actor.id}
              actor={actor}
              columns={shape.columns}
              rows={shape.rows}
              {...{ squareSize, flipped, pieceSet, factor, air, shake }}
            />
          ))}
        </View>
        <View style={styles.clip}>
          <BoardMarks layer="over" {...marks} />
          {highlights && isIdle && <IdleMarks {...drawn} {...{ moves, scene }} />}
          {mustCapture(moves) && <MustMove {...drawn} squares={mustMove} flash={flash} />}
          <BoardArrows {...drawn} arrows={arrows} />
          {highlights && <TargetFrame {...{ air, field, squareSize }} />}
        </View>
        <SquareButtons
          {...{ pieces, moves, squareSize }}
          squares={seen}
          selected={selection.route[0]}
          onPress={held.press}
          onEscape={held.letGo}
        />
        <LiftedPiece scale={liftScale(shape.columns)} {...{ air, squareSize, pieceSet }} />
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  board: {
    borderRadius: radius.board,
    boxShadow: '0 2px 10px rgba(0, 0, 0, 0.16)',
  },
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  clip: {
    ...StyleSheet.absoluteFill,
    borderRadius: radius.board,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
});
