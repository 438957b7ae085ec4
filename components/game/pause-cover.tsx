import { Pressable, StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { radius, space, touchTarget, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface PauseCoverProps {
  readonly width: number;
  readonly height: number;
  readonly onResume: () => void;
}

/** Lies where the board was, so that nobody thinks about the position while the clocks stand still. */
export function PauseCover({ width, height, onResume }: PauseCoverProps) {
  const { t } = useTranslation();
  const { surface, line, ink, accent, onAccent } = usePalette();
  return (
    <View style={[styles.cover, { width, height, backgroundColor: surface, borderColor: line }]}>
      <Text role="heading" style={[type.title, { color: ink }]}>
        {t('paused.title')}
      </Text>
      <Pressable
        role="button"
        aria-label={t('paused.resume')}
        onPress={onResume}
        style={[styles.button, { backgroundColor: accent }]}
      >
        <Text style={[type.title, { color: onAccent }]}>{t('paused.resume')}</Text>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  cover: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(3),
    padding: space(4),
    borderRadius: radius.board,
    borderWidth: 1,
  },
  button: {
    minHeight: touchTarget + 4,
    justifyContent: 'center',
    paddingHorizontal: space(8),
    borderRadius: radius.card,
  },
});
