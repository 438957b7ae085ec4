import type { PropsWithChildren, ReactNode } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { screenEdge, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { IconButton } from './icon-button';

/** On a wide screen, what is read keeps the width of a page. */
export const PAGE_WIDTH = 640;

interface ScreenProps extends PropsWithChildren {
  readonly title: string;
  readonly leave: {
    readonly icon: 'back' | 'close';
    readonly label: string;
    readonly onPress: () => void;
  };
  /** How wide what is under the title may be. */
  readonly maxWidth?: number;
  /** Stays in reach at the bottom. */
  readonly footer?: ReactNode;
}

/** A page with a title, a way out, and what it is about. */
export function Screen(props: ScreenProps) {
  const { title, leave, maxWidth = PAGE_WIDTH, footer, children } = props;
  const { background, ink, line } = usePalette();
  const insets = useSafeAreaInsets();
  const sides = { paddingLeft: insets.left, paddingRight: insets.right };
  return (
    <View style={[styles.screen, sides, { backgroundColor: background, paddingTop: insets.top }]}>
      <View style={[styles.header, { maxWidth }]}>
        <IconButton {...leave} />
        <Text role="heading" style={[type.title, styles.title, { color: ink }]}>
          {title}
        </Text>
      </View>
      <View style={styles.body}>{children}</View>
      {footer && (
        <View
          style={[
            styles.footer,
            { borderColor: line, paddingBottom: Math.max(insets.bottom, space(3)) },
          ]}
        >
          <View style={styles.page}>{footer}</View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'center',
    gap: space(1),
    width: '100%',
    paddingHorizontal: space(1),
    paddingVertical: space(1),
  },
  title: { flex: 1 },
  body: { flex: 1 },
  footer: { borderTopWidth: 1, paddingTop: space(3), paddingHorizontal: screenEdge },
  page: { width: '100%', maxWidth: PAGE_WIDTH - 2 * screenEdge, alignSelf: 'center' },
});
