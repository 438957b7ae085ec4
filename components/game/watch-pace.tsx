import { StyleSheet, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { Choices } from '@/components/ui/choice-row';
import { PACES, type Pace } from '@/state/game-store';
import { space, touchTarget } from '@/theme/metrics';
import { useGame } from './game-store-context';

export const WATCH_PACE_HEIGHT = touchTarget + space(3);

const LABELS: Readonly<Record<Pace, string>> = {
  0.25: '¼×',
  0.5: '½×',
  1: '1×',
  2: '2×',
  4: '4×',
};

/** How fast two computers play while somebody watches. */
export function WatchPace() {
  const { t } = useTranslation();
  const pace = useGame((state) => state.pace);
  const { setPace } = useGame((state) => state.verbs);
  return (
    <View style={styles.row}>
      <Choices
        label={t('watch.pace')}
        value={pace}
        choices={PACES.map((value) => ({ value, label: LABELS[value] }))}
        onChange={setPace}
      />
    </View>
  );
}

const styles = StyleSheet.create({ row: { minHeight: touchTarget } });
