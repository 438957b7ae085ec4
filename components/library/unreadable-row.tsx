import { StyleSheet, Text } from 'react-native';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface UnreadableRowProps {
  readonly onRemove: () => void;
}

/** A game that this app cannot read; another version might. */
export function UnreadableRow({ onRemove }: UnreadableRowProps) {
  const { t } = useTranslation();
  const { muted } = usePalette();
  return (
    <Card style={styles.row}>
      <Text style={[type.body, styles.text, { color: muted }]}>{t('library.unreadable')}</Text>
      <IconButton
        icon="bin"
        label={t('library.remove', { game: t('library.unreadableName') })}
        color={muted}
        onPress={onRemove}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', paddingRight: space(1) },
  text: { flex: 1, padding: space(4) },
});
