import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Color } from '@dama/engine';
import type { BoardThemeName } from '@/theme/board-themes';
import { radius } from '@/theme/metrics';
import type { PieceSetName } from '@/theme/piece-sets';
import type { BoardPiece, BoardShape, BoardSquare, LegalMove, Route } from './board-types';
import { BoardGround, type Coordinates } from './board-ground';
import { BoardMarks } from './board-marks';
import { PieceArt } from './piece-art';
import { choices, NOTHING_HELD, tap, type Selection } from './selection';
import { seenSquares } from './seen-squares';
import { SquareButton } from './square-button';

interface BoardProps {
  readonly shape: BoardShape;
  readonly pieces: readonly BoardPiece[];
  /** Whose pieces may be picked up; nobody's once the game is over. */
  readonly turn: Color | null;
  readonly moves: readonly LegalMove[];
  readonly lastMove: Route | null;
  readonly squareSize: number;
  /** Black at the bottom. */
  readonly flipped?: boolean;
  readonly boardTheme?: BoardThemeName;
  readonly pieceSet?: PieceSetName;
  /** As is the custom of the game, unless told otherwise. */
  readonly coordinates?: Coordinates;
  /** A path that was asked for; when it is no legal move, somebody should say why. */
  readonly onMove: (path: Route) => void;
  /** Another piece was picked up, or the held one put down. */
  readonly onSelect?: () => void;
}

/** Knows no rules: pieces and legal moves go in, the path of a move comes out. */
export function Board(props: BoardProps) {
  const { shape, pieces, turn, moves, lastMove, squareSize, flipped = false } = props;
  const { boardTheme = 'green', pieceSet = 'classic', coordinates = shape.coordinates } = props;
  const [held, setHeld] = useState({ moves, selection: NOTHING_HELD });
  // A selection belongs to the moves it was made among: another position lets go of it.
  const selection: Selection = held.moves === moves ? held.selection : NOTHING_HELD;

  const placed = seenSquares(shape, flipped);
  const bySquare = new Map(pieces.map((piece) => [piece.square, piece]));
  const [origin] = selection.route;
  const standsOn = selection.route[selection.route.length - 1];
  const open = choices(moves, selection);

  const onPress = (square: number) => {
    const isOwn = (at: number) => bySquare.get(at)?.color === turn;
    const result = tap(moves, isOwn, selection, square);
    setHeld({ moves, selection: result.selection });
    if (result.path) props.onMove(result.path);
    else props.onSelect?.();
  };

  /** While a capture is being tapped out, its piece is shown where it has got to. */
  const shown = pieces.map((piece) =>
    piece.square === origin && standsOn !== undefined ? { ...piece, square: standsOn } : piece,
  );
  const placeOf = new Map(placed.map((at) => [at.square, at]));

  return (
    <View
      style={[styles.board, { width: shape.columns * squareSize, height: shape.rows * squareSize }]}
    >
      <View style={styles.clip}>
        <BoardGround
          shape={shape}
          squares={placed}
          covered={new Set(bySquare.keys())}
          {...{ squareSize, boardTheme, coordinates }}
        />
        <BoardMarks
          layer="under"
          {...{ shape, placeOf, squareSize, moves, selection, open, lastMove }}
        />
      </View>
      {shown.map((piece) => {
        const at = placeOf.get(piece.square);
        return (
          at && (
            <View key={piece.square} style={[styles.piece, place(at, squareSize)]}>
              <PieceArt
                color={piece.color}
                king={piece.king}
                size={squareSize}
                pieceSet={pieceSet}
              />
            </View>
          )
        );
      })}
      <View style={styles.clip}>
        <BoardMarks
          layer="over"
          {...{ shape, placeOf, squareSize, moves, selection, open, lastMove }}
        />
      </View>
      {placed.map((at) => (
        <SquareButton
          key={at.square}
          name={at.name}
          piece={bySquare.get(at.square)}
          canMove={moves.some((move) => move.path[0] === at.square)}
          selected={at.square === origin}
          style={place(at, squareSize)}
          onPress={() => onPress(at.square)}
        />
      ))}
    </View>
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
  clip: {
    ...StyleSheet.absoluteFill,
    borderRadius: radius.board,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
  piece: { position: 'absolute', pointerEvents: 'none' },
});
