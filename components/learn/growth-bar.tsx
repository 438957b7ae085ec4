import { StyleSheet, Text, View } from 'react-native';
import { useReducedMotion } from 'react-native-reanimated';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '@/components/ui/icon';
import { Touchable } from '@/components/ui/touchable';
import { grouped } from '@/i18n/figures';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import type { Growth } from './use-growth';

interface GrowthBarProps {
  readonly growth: Growth;
  readonly steps: number;
}

/** Lets the tree grow by itself or step by step. Who wants less motion makes every step. */
export function GrowthBar({ growth, steps }: GrowthBarProps) {
  const { t } = useTranslation();
  const { muted } = usePalette();
  const isStill = useReducedMotion();
  const { step, isPlaying } = growth;
  return (
    <View style={styles.bar}>
      <View style={styles.buttons}>
        {!isStill &&
          (isPlaying ? (
            <SmallButton icon="pause" label={t('learn.stop')} onPress={growth.stop} />
          ) : (
            <SmallButton icon="play" label={t('learn.grow')} onPress={growth.play} />
          ))}
        <SmallButton icon="next" label={t('learn.step')} onPress={growth.stepOn} />
        {step !== null && (
          <SmallButton icon="tree" label={t('learn.whole')} onPress={growth.showWhole} />
        )}
      </View>
      {step !== null && (
        <Text style={[type.secondary, styles.visited, { color: muted }]}>
          {t('learn.visited', { done: grouped(step), nodes: grouped(steps) })}
        </Text>
      )}
    </View>
  );
}

interface SmallButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

function SmallButton({ icon, label, onPress }: SmallButtonProps) {
  const { ink, background, line } = usePalette();
  return (
    <Touchable
      label={label}
      onPress={onPress}
      style={[styles.button, { backgroundColor: background, borderColor: line }]}
    >
      <Icon name={icon} color={ink} />
      <Text style={[type.body, styles.label, { color: ink }]}>{label}</Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  bar: { gap: space(2), padding: space(3) },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space(2) },
  button: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(1),
    paddingLeft: space(2),
    paddingRight: space(3),
    borderRadius: radius.chip,
    borderWidth: 1,
  },
  label: { fontWeight: '600' },
  visited: { fontVariant: ['tabular-nums'] },
});
