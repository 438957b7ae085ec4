import type { PropsWithChildren } from 'react';
import { Pressable, ScrollView, StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTranslation } from 'react-i18next';
import { radius, screenEdge, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { Overlay } from './overlay';

interface SheetProps extends PropsWithChildren {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Stands at the bottom over the screen; a tap beside it, Escape or the back button closes it. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  const { t } = useTranslation();
  const { surface, ink, line } = usePalette();
  const insets = useSafeAreaInsets();
  return (
    <Overlay isTransparent isOpen={isOpen} onClose={onClose}>
      <View style={styles.ground}>
        <View
          role="dialog"
          aria-label={title}
          style={[
            styles.sheet,
            {
              backgroundColor: surface,
              borderColor: line,
              paddingBottom: insets.bottom + space(4),
            },
          ]}
        >
          <Text role="heading" style={[type.title, styles.title, { color: ink }]}>
            {title}
          </Text>
          <ScrollView style={styles.scroll} contentContainerStyle={styles.content}>
            {children}
          </ScrollView>
        </View>
        {/* After what is in the sheet, so that the focus begins there. */}
        <Pressable
          role="button"
          aria-label={t('sheet.close')}
          onPress={onClose}
          style={StyleSheet.absoluteFill}
        />
      </View>
    </Overlay>
  );
}

const styles = StyleSheet.create({
  ground: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'flex-end',
    backgroundColor: 'rgba(0, 0, 0, 0.4)',
  },
  sheet: {
    zIndex: 1,
    width: '100%',
    maxWidth: 560,
    maxHeight: '85%',
    borderTopLeftRadius: radius.card + 4,
    borderTopRightRadius: radius.card + 4,
    borderWidth: 1,
    borderBottomWidth: 0,
    paddingTop: space(4),
  },
  title: { paddingHorizontal: screenEdge, paddingBottom: space(2) },
  scroll: { flexGrow: 0 },
  content: { paddingHorizontal: screenEdge, gap: space(2) },
});
