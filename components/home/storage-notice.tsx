import { useState } from 'react';
import { StyleSheet, Text } from 'react-native';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import type { AppState } from '@/state/start-app';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

export type Notice = NonNullable<AppState['notice']>;

/** One sentence about what could not be kept or read, until it is dismissed. */
export function StorageNotice({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation();
  const { muted } = usePalette();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <Card style={styles.card}>
      <Text role="status" style={[type.secondary, styles.text, { color: muted }]}>
        {t(`home.notice.${notice}`)}
      </Text>
      <IconButton
        icon="close"
        label={t('home.dismiss')}
        color={muted}
        onPress={() => setDismissed(true)}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center', paddingRight: space(1) },
  text: { flex: 1, paddingVertical: space(3), paddingLeft: space(4) },
});
