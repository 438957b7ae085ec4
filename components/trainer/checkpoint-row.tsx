import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { Touchable } from '@/components/ui/touchable';
import { RowWords } from '@/components/ui/row-words';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface CheckpointRowProps {
  readonly moment: string;
  readonly about?: string;
  readonly onRestore: () => void;
}

export function CheckpointRow({ moment, about, onRestore }: CheckpointRowProps) {
  const { t } = useTranslation();
  const { accent } = usePalette();
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <RowWords label={moment} {...(about !== undefined && { about })} />
      </View>
      <Touchable
        label={t('trainer.restoreTo', { moment })}
        onPress={onRestore}
        style={styles.restore}
      >
        <Text style={[type.body, styles.action, { color: accent }]}>{t('trainer.restore')}</Text>
      </Touchable>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(3),
    paddingHorizontal: space(4),
    paddingVertical: space(1),
  },
  words: { flex: 1 },
  restore: { justifyContent: 'center' },
  action: { fontWeight: '600' },
});
