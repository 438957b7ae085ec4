import { memo } from 'react';
import { Platform, Pressable, StyleSheet, type View } from 'react-native';
import type { BoardSquare } from './board-types';

interface SquareButtonProps {
  /** Where it is seen. */
  readonly at: BoardSquare;
  readonly size: number;
  readonly label: string;
  readonly selected: boolean;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  /** Whether the keyboard is here, which has to be seen. */
  readonly isFocused: boolean;
  readonly onPress: (square: number) => void;
  readonly onFocus: (square: number, isVisible: boolean) => void;
  readonly onBlur: () => void;
  readonly keep: (square: number, button: View | null) => void;
}

/**
 * What a finger, a key or a screen reader meets: every playing square is a button with a name.
 *
 * Drawn anew only for what is its own: all of them together take a slow phone longer than a frame.
 */
export const SquareButton = memo(function SquareButton(props: SquareButtonProps) {
  const { at, size, label, selected, isStop, isFocused, onBlur, keep } = props;
  const { square, column, row } = at;
  const press = () => props.onPress(square);
  const place = { left: column * size, top: row * size, width: size, height: size };
  return (
    <Pressable
      ref={(button) => keep(square, button)}
      role="button"
      aria-label={label}
      aria-selected={selected}
      accessibilityActions={ACTIONS}
      onAccessibilityAction={press}
      onPress={press}
      tabIndex={isStop ? 0 : -1}
      onFocus={({ nativeEvent }) => props.onFocus(square, isFocusVisible(nativeEvent.target))}
      onBlur={onBlur}
      style={[styles.square, place, isFocused && styles.focused]}
    />
  );
});

const ACTIONS = [{ name: 'activate' }] as const;

/** A browser shows the focus of keys, and hides that of fingers; elsewhere only keys have one. */
const isFocusVisible = (target: unknown): boolean =>
  Platform.OS !== 'web' || (target instanceof Element && target.matches(':focus-visible'));

const styles = StyleSheet.create({
  square: { position: 'absolute', userSelect: 'none', outlineWidth: 0 },
  // Dark and light, so that it is seen on any square.
  focused: { boxShadow: 'inset 0 0 0 3px #FFFFFF, inset 0 0 0 6px #10231A' },
});
