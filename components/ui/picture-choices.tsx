import type { ReactNode } from 'react';
import { StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { RadioGroup } from './radio-group';
import { tabStopOf } from './radio-keys';
import { RowWords } from './row-words';
import { Touchable } from './touchable';

interface PictureChoice<T> {
  readonly value: T;
  readonly label: string;
  readonly picture: ReactNode;
}

interface PictureChoicesProps<T> {
  readonly label: string;
  /** Where what stands above says it already. */
  readonly isLabelHidden?: boolean;
  readonly choices: readonly PictureChoice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Narrower than this, in the size of its writing, a screen has no room for four beside each other. */
const ROOM_FOR_FOUR = 380;

/** One of a few that are best seen. */
export function PictureChoices<T extends string>(props: PictureChoicesProps<T>) {
  const { label, isLabelHidden = false, choices, value, onChange } = props;
  const { width, fontScale } = useWindowDimensions();
  const isTwoByTwo = choices.length > 3 && width / fontScale < ROOM_FOR_FOUR;
  const { ink, muted, accent, line } = usePalette();
  const values = choices.map((choice) => choice.value);
  const tabStop = tabStopOf(values, value);
  return (
    <View style={styles.row}>
      {!isLabelHidden && <RowWords label={label} />}
      <RadioGroup label={label} style={styles.choices}>
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
              style={[
                styles.choice,
                isTwoByTwo && styles.half,
                isChosen ? [styles.chosen, { borderColor: accent }] : { borderColor: line },
              ]}
            >
              {choice.picture}
              <Text
                style={[
                  type.secondary,
                  styles.text,
                  { color: isChosen ? ink : muted },
                  isChosen && styles.chosenText,
                ]}
              >
                {choice.label}
              </Text>
            </Touchable>
          );
        })}
      </RadioGroup>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { gap: space(2), padding: space(4), paddingTop: space(3) },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space(2) },
  choice: {
    flexGrow: 1,
    flexBasis: 0,
    alignItems: 'center',
    gap: space(1),
    padding: space(2) + 1,
    borderRadius: radius.chip,
    borderWidth: 1,
  },
  half: { flexBasis: '40%' },
  // The thicker edge takes from the padding, so that nothing moves.
  chosen: { borderWidth: 2, padding: space(2) },
  text: { textAlign: 'center' },
  chosenText: { fontWeight: '600' },
});
