import type { PropsWithChildren } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { screenEdge, space } from '@/theme/metrics';
import { PAGE_WIDTH } from './screen';

/** A column of cards that scrolls when it has to. */
export function PageScroll({ children }: PropsWithChildren) {
  const insets = useSafeAreaInsets();
  return (
    <ScrollView
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={[styles.column, { paddingBottom: insets.bottom + space(6) }]}
    >
      {children}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  column: {
    width: '100%',
    maxWidth: PAGE_WIDTH,
    alignSelf: 'center',
    gap: space(3),
    paddingTop: space(1),
    paddingHorizontal: screenEdge,
  },
});
