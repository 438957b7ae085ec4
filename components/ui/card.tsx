import type { PropsWithChildren } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { radius } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface CardProps extends PropsWithChildren {
  readonly style?: StyleProp<ViewStyle>;
}

export function Card({ style, children }: CardProps) {
  const { surface, line } = usePalette();
  return (
    <View style={[styles.card, { backgroundColor: surface, borderColor: line }, style]}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.card, borderWidth: 1 },
});
