import { StyleSheet, View } from 'react-native';
import type { BoardPiece, BoardSquare, LegalMove } from './board-types';
import { startsOf } from './legal-moves';
import { SquareButton } from './square-button';
import { useBoardKeys } from './use-board-keys';

interface SquareButtonsProps {
  /** In reading order. */
  readonly squares: readonly BoardSquare[];
  readonly pieces: readonly BoardPiece[];
  readonly moves: readonly LegalMove[];
  /** The square of the piece that is held. */
  readonly selected: number | undefined;
  readonly squareSize: number;
  readonly onPress: (square: number) => void;
  /** The Escape key lets go. */
  readonly onEscape: () => void;
}

/** A button over every playing square, and the way of the keyboard among them. */
export function SquareButtons(props: SquareButtonsProps) {
  const { squares, pieces, moves, selected, squareSize } = props;
  const bySquare = new Map(pieces.map((piece) => [piece.square, piece]));
  const movable = startsOf(moves);
  const keys = useBoardKeys(squares, movable[0] ?? squares[0]?.square, props.onEscape);
  return (
    <View style={styles.layer} {...keys.board}>
      {squares.map((at) => (
        <SquareButton
          key={at.square}
          name={at.name}
          piece={bySquare.get(at.square)}
          canMove={movable.includes(at.square)}
          selected={at.square === selected}
          style={place(at, squareSize)}
          onPress={() => props.onPress(at.square)}
          isStop={keys.isStop(at.square)}
          isFocused={keys.isFocused(at.square)}
          onFocus={(isVisible) => keys.onFocus(at.square, isVisible)}
          onBlur={keys.onBlur}
          ref={(button) => keys.keep(at.square, button)}
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
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
});
