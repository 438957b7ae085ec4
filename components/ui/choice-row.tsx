import { StyleSheet, Text, View } from 'react-native';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { RadioGroup } from './radio-group';
import { tabStopOf } from './radio-keys';
import { RowWords } from './row-words';
import { Touchable } from './touchable';

export interface Choice<T> {
  readonly value: T;
  readonly label: string;
}

interface ChoiceRowProps<T> {
  readonly label: string;
  readonly about?: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, all in sight. */
export function ChoiceRow<T extends string | number | null>(props: ChoiceRowProps<T>) {
  const { label, about, choices, value, onChange } = props;
  return (
    <View style={styles.row}>
      <RowWords label={label} {...(about !== undefined && { about })} />
      <Choices label={label} choices={choices} value={value} onChange={onChange} />
    </View>
  );
}

type ChoicesProps<T> = Omit<ChoiceRowProps<T>, 'about'>;

export function Choices<T extends string | number | null>(props: ChoicesProps<T>) {
  const { label, choices, value, onChange } = props;
  const { background, surface, accent, ink, muted } = usePalette();
  const values = choices.map((choice) => choice.value);
  const tabStop = tabStopOf(values, value);
  return (
    <RadioGroup label={label} style={[styles.track, { backgroundColor: background }]}>
      {choices.map((choice) => {
        const isChosen = choice.value === value;
        return (
          <Touchable
            key={choice.value}
            role="radio"
            label={choice.label}
            isChecked={isChosen}
            isTabStop={choice.value === tabStop}
            onPress={() => onChange(choice.value)}
            style={[styles.choice, isChosen && { backgroundColor: surface, borderColor: accent }]}
          >
            <Text
              style={[
                type.body,
                styles.text,
                { color: isChosen ? ink : muted },
                isChosen && styles.chosen,
              ]}
            >
              {choice.label}
            </Text>
          </Touchable>
        );
      })}
    </RadioGroup>
  );
}

const styles = StyleSheet.create({
  row: { gap: space(2), padding: space(4), paddingTop: space(3) },
  track: { flexDirection: 'row', flexWrap: 'wrap', borderRadius: radius.chip, padding: 2 },
  choice: {
    flexGrow: 1,
    maxWidth: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space(2),
    borderRadius: radius.chip - 2,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  text: { textAlign: 'center' },
  chosen: { fontWeight: '600' },
});
