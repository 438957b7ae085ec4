import type { Ref } from 'react';
import { Platform, Pressable, StyleSheet, type View, type ViewStyle } from 'react-native';
import { useTranslation } from 'react-i18next';
import type { BoardPiece } from './board-types';

interface SquareButtonProps {
  readonly name: string;
  readonly piece: BoardPiece | undefined;
  readonly canMove: boolean;
  readonly selected: boolean;
  readonly style: ViewStyle;
  readonly onPress: () => void;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  /** Whether the keyboard is here, which has to be seen. */
  readonly isFocused: boolean;
  readonly onFocus: (isVisible: boolean) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<View>;
}

/** What a finger, a key or a screen reader meets: every playing square is a button with a name. */
export function SquareButton({ ref, style, onFocus, onBlur, ...square }: SquareButtonProps) {
  const { name, piece, canMove, selected, onPress, isStop, isFocused } = square;
  const { t } = useTranslation();
  const label = [
    name,
    piece ? t(`piece.${piece.color}.${piece.king ? 'king' : 'man'}`) : t('piece.none'),
    ...(canMove ? [t('square.canMove')] : []),
    ...(selected ? [t('square.selected')] : []),
  ];
  return (
    <Pressable
      ref={ref}
      role="button"
      aria-label={label.join(', ')}
      aria-selected={selected}
      accessibilityActions={ACTIONS}
      onAccessibilityAction={onPress}
      onPress={onPress}
      tabIndex={isStop ? 0 : -1}
      onFocus={({ nativeEvent }) => onFocus(isFocusVisible(nativeEvent.target))}
      onBlur={onBlur}
      style={[styles.square, style, isFocused && styles.focused]}
    />
  );
}

const ACTIONS = [{ name: 'activate' }] as const;

/** A browser shows the focus of keys, and hides that of fingers; elsewhere only keys have one. */
const isFocusVisible = (target: unknown): boolean =>
  Platform.OS !== 'web' || (target instanceof Element && target.matches(':focus-visible'));

const styles = StyleSheet.create({
  square: { position: 'absolute', userSelect: 'none', outlineWidth: 0 },
  // Dark and light, so that it is seen on any square.
  focused: { boxShadow: 'inset 0 0 0 3px #FFFFFF, inset 0 0 0 6px #10231A' },
});
