import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { radius, space, touchTarget, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { RowWords } from './row-words';
import { Touchable } from './touchable';

interface StepperRowProps {
  readonly label: string;
  readonly about?: string;
  readonly value: number;
  /** What it may be, from the least to the most. */
  readonly values: readonly number[];
  readonly format: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** One of many in a row, a step at a time. */
export function StepperRow(props: StepperRowProps) {
  const { label, about, value, values, format, onChange } = props;
  const { t } = useTranslation();
  const { ink } = usePalette();
  // A value that is not among them, from elsewhere, still has neighbours.
  const less = values.filter((one) => one < value).at(-1);
  const more = values.find((one) => one > value);
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <RowWords label={label} {...(about !== undefined && { about })} />
      </View>
      <View style={styles.stepper}>
        <Step sign="−" label={t('ui.less', { what: label })} to={less} onChange={onChange} />
        <Text aria-live="polite" style={[type.body, styles.value, { color: ink }]}>
          {format(value)}
        </Text>
        <Step sign="+" label={t('ui.more', { what: label })} to={more} onChange={onChange} />
      </View>
    </View>
  );
}

interface StepProps {
  readonly sign: string;
  readonly label: string;
  readonly to: number | undefined;
  readonly onChange: (value: number) => void;
}

export function Step({ sign, label, to, onChange }: StepProps) {
  const { background, line, ink } = usePalette();
  return (
    <Touchable
      label={label}
      isDisabled={to === undefined}
      onPress={() => to !== undefined && onChange(to)}
      style={[styles.step, { backgroundColor: background, borderColor: line }]}
    >
      <Text style={[type.title, { color: ink }]}>{sign}</Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(2),
    paddingHorizontal: space(4),
    paddingVertical: space(3),
  },
  // Words keep beside the stepper as long as they have this much room.
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 110 },
  stepper: { flexDirection: 'row', alignItems: 'center', gap: space(1), marginLeft: 'auto' },
  value: { minWidth: 64, textAlign: 'center', fontWeight: '600', fontVariant: ['tabular-nums'] },
  step: {
    width: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.chip,
    borderWidth: 1,
  },
});
