import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { Step } from '@/components/ui/stepper-row';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

const GAMES = [0, 5, 10, 25, 50, 100, 200, 500, 1000];

interface GamesStepperProps {
  readonly label: string;
  readonly games: number;
  readonly onChange: (games: number) => void;
}

/** How many games against one opponent. */
export function GamesStepper({ label, games, onChange }: GamesStepperProps) {
  const { t } = useTranslation();
  const { ink, muted } = usePalette();
  const less = GAMES.filter((one) => one < games).at(-1);
  const more = GAMES.find((one) => one > games);
  return (
    <View style={styles.stepper}>
      <Step sign="−" label={t('ui.less', { what: label })} to={less} onChange={onChange} />
      <Text
        aria-live="polite"
        aria-label={`${label}: ${t('trainer.games', { count: games })}`}
        style={[type.body, styles.value, { color: games === 0 ? muted : ink }]}
      >
        {games}
      </Text>
      <Step sign="+" label={t('ui.more', { what: label })} to={more} onChange={onChange} />
    </View>
  );
}

const styles = StyleSheet.create({
  stepper: { flexDirection: 'row', alignItems: 'center', gap: space(1) },
  value: { minWidth: 40, textAlign: 'center', fontWeight: '600', fontVariant: ['tabular-nums'] },
});
