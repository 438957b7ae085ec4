import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { useReducedMotion, useSharedValue } from 'react-native-reanimated';
import type { Color } from '@dama/engine';
import type { BoardThemeName } from '@/theme/board-themes';
import { radius } from '@/theme/metrics';
import type { PieceSetName } from '@/theme/piece-sets';
import { useAir } from './air';
import { BoardGround, type Coordinates } from './board-ground';
import { BoardMarks } from './board-marks';
import type { BoardPiece, BoardShape, BoardSquare, LegalMove, Route } from './board-types';
import { dragFieldOf } from './drag-field';
import { LiftedPiece } from './lifted-piece';
import { liftScale, type MotionFactor, type Pace } from './motion';
import { PieceView } from './piece-view';
import type { Removal } from './scene';
import { seenSquares } from './seen-squares';
import { choices, NOTHING_HELD } from './selection';
import { shownPieces } from './shown-pieces';
import { SquareButton } from './square-button';
import { TargetFrame } from './target-frame';
import { useDrag } from './use-drag';
import { useScene } from './use-scene';
import { useSelection, type Input } from './use-selection';
import { useShake } from './use-shake';

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

/** Knows no rules: pieces and legal moves go in, the path of a move comes out. */
export function Board(props: BoardProps) {
  const { shape, pieces, turn, moves, lastMove, squareSize, flipped = false } = props;
  const { boardTheme = 'green', pieceSet = 'classic', coordinates = shape.coordinates } = props;
  const { highlights = true, input = 'both', liftable = NOBODY } = props;
  const { touchMove = false, finishForced = false } = props;
  const { removal = 'after', pace = 'own', speed = 1, onSettled } = props;
  const habits = { touchMove, finishForced };
  const factor = useReducedMotion() ? 0 : speed;
  const shake = useShake(factor);

  const held = useSelection({
    ...{ pieces, turn, moves, input, habits },
    onMove: props.onMove,
    onSelect: props.onSelect,
    onRefuse: (path, isDropped) => {
      if (!isDropped) shake.start(path[0] ?? 0);
    },
  });
  const selection = held.played ? NOTHING_HELD : held.selection;
  const route = held.played ?? selection.route;
  const places = new Map(shape.squares.map((at) => [at.square, at]));
  const scene = useScene({
    shown: shownPieces(pieces, moves, route, removal),
    ...{ lastMove, route, dropped: held.dropped, removal, pace, factor, places },
  });
  const settle = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    const timer = setTimeout(settle, scene.duration);
    return () => clearTimeout(timer);
  }, [scene]);

  const seen = seenSquares(shape, flipped);
  const placeOf = new Map(seen.map((at) => [at.square, at]));
  const air = useAir();
  const fieldNow = dragFieldOf({
    ...{ shape, seen, squareSize, pieces, turn, liftable, moves, selection, habits },
  });
  const field = useSharedValue(fieldNow);
  useLayoutEffect(() => field.set(fieldNow), [field, fieldNow]);
  // What a drag has led to is drawn now, so the piece in the air may give way to it.
  useLayoutEffect(() => air.isShown.set(true), [air.isShown, scene, held.selection]);
  const drag = useDrag(field, air, input !== 'tap', {
    onDown: held.down,
    onLift: held.lift,
    onDrop: held.drop,
    onUp: held.up,
  });

  const bySquare = new Map(pieces.map((piece) => [piece.square, piece]));
  const open = choices(moves, selection);
  const marks = { shape, placeOf, squareSize, moves, selection, open, lastMove };
  const size = { width: shape.columns * squareSize, height: shape.rows * squareSize };

  return (
    <GestureDetector gesture={drag} touchAction="none" userSelect="none">
      <View style={[styles.board, size]}>
        <View style={styles.clip}>
          <BoardGround
            {...{ shape, squareSize, boardTheme, coordinates }}
            squares={seen}
            covered={new Set(bySquare.keys())}
          />
          {highlights && <BoardMarks layer="under" {...marks} />}
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
          {highlights && <BoardMarks layer="over" {...marks} />}
          {highlights && <TargetFrame {...{ air, field, squareSize }} />}
        </View>
        {seen.map((at) => (
          <SquareButton
            key={at.square}
            name={at.name}
            piece={bySquare.get(at.square)}
            canMove={moves.some((move) => move.path[0] === at.square)}
            selected={at.square === selection.route[0]}
            style={place(at, squareSize)}
            onPress={() => held.press(at.square)}
          />
        ))}
        <LiftedPiece scale={liftScale(shape.columns)} {...{ air, squareSize, pieceSet }} />
      </View>
    </GestureDetector>
  );
}

const place = (at: BoardSquare, size: number) => ({
  left: at.column * size,
  top: at.row * size,
  width: size,
  height: size,
});

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
