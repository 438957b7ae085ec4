import { Pressable, StyleSheet, type ViewStyle } from 'react-native';
import { useTranslation } from 'react-i18next';
import type { BoardPiece } from './board-types';

interface SquareButtonProps {
  readonly name: string;
  readonly piece: BoardPiece | undefined;
  readonly canMove: boolean;
  readonly selected: boolean;
  readonly style: ViewStyle;
  readonly onPress: () => void;
}

/** What a finger, a key or a screen reader meets: every playing square is a button with a name. */
export function SquareButton({ name, piece, canMove, selected, ...rest }: SquareButtonProps) {
  const { t } = useTranslation();
  const label = [
    name,
    piece ? t(`piece.${piece.color}.${piece.king ? 'king' : 'man'}`) : t('piece.none'),
    ...(canMove ? [t('square.canMove')] : []),
    ...(selected ? [t('square.selected')] : []),
  ];
  return (
    <Pressable
      role="button"
      aria-label={label.join(', ')}
      aria-selected={selected}
      onPress={rest.onPress}
      style={[styles.square, rest.style]}
    />
  );
}

const styles = StyleSheet.create({ square: { position: 'absolute', userSelect: 'none' } });
