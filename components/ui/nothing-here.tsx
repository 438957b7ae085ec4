import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { screenEdge, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { Button } from './button';

interface NothingHereProps {
  readonly sentence: string;
  readonly onHome: () => void;
}

/** A page with nothing to show: why, and the way home. */
export function NothingHere({ sentence, onHome }: NothingHereProps) {
  const { t } = useTranslation();
  const { background, ink } = usePalette();
  return (
    <View style={[styles.page, { backgroundColor: background }]}>
      <Text role="status" style={[type.body, styles.sentence, { color: ink }]}>
        {sentence}
      </Text>
      <Button kind="main" label={t('game.home')} onPress={onHome} />
    </View>
  );
}

const styles = StyleSheet.create({
  page: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(4),
    padding: screenEdge,
  },
  sentence: { textAlign: 'center' },
});
