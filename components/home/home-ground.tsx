import type { PropsWithChildren } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { screenEdge, space } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { AppName } from './app-name';

export const HOME_EDGE = screenEdge + space(1);

interface HomeGroundProps extends PropsWithChildren {
  readonly maxWidth?: number;
}

/** The name and the room under it; there before it is known what was kept. */
export function HomeGround({ maxWidth = 560, children }: HomeGroundProps) {
  const { background } = usePalette();
  const insets = useSafeAreaInsets();
  return (
    <ScrollView
      style={{ backgroundColor: background }}
      contentContainerStyle={[
        styles.content,
        {
          paddingTop: insets.top + space(8),
          paddingBottom: insets.bottom + space(6),
          paddingLeft: insets.left + HOME_EDGE,
          paddingRight: insets.right + HOME_EDGE,
        },
      ]}
    >
      <View style={[styles.page, { maxWidth }]}>
        <AppName />
        {children}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center' },
  page: { width: '100%', gap: space(4) },
});
