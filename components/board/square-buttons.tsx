import { StyleSheet, View } from 'react-native';
import type { BoardPiece, BoardSquare, LegalMove } from './board-types';
import { startsOf } from './legal-moves';
import { SquareButton } from './square-button';
import { useSquareWords } from './square-words';
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
  const { squares, pieces, moves, selected, squareSize, onPress } = props;
  const bySquare = new Map(pieces.map((piece) => [piece.square, piece]));
  const movable = startsOf(moves);
  const keys = useBoardKeys(squares, movable[0] ?? squares[0]?.square, props.onEscape);
  const labelOf = useSquareWords();
  return (
    <View style={styles.layer} {...keys.board}>
      {squares.map((at) => (
        <SquareButton
          key={at.square}
          at={at}
          size={squareSize}
          label={labelOf({
            name: at.name,
            piece: bySquare.get(at.square),
            canMove: movable.includes(at.square),
            selected: at.square === selected,
          })}
          selected={at.square === selected}
          isStop={keys.isStop(at.square)}
          isFocused={keys.isFocused(at.square)}
          onPress={onPress}
          onFocus={keys.onFocus}
          onBlur={keys.onBlur}
          keep={keys.keep}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
});
