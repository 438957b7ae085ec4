import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { RowWords } from './row-words';
import { Touchable } from './touchable';

interface SwitchRowProps {
  readonly label: string;
  readonly about?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The whole row is the switch. */
export function SwitchRow({ label, about, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  const { accent, onAccent, muted, surface } = usePalette();
  return (
    <Touchable
      role="switch"
      label={label}
      {...(about !== undefined && { hint: { text: about, id } })}
      isChecked={isOn}
      onPress={() => onChange(!isOn)}
      style={styles.row}
    >
      <RowWords label={label} {...(about !== undefined && { about, aboutId: id })} />
      <View
        style={[
          styles.track,
          isOn
            ? { backgroundColor: accent, borderColor: accent, alignItems: 'flex-end' }
            : { backgroundColor: surface, borderColor: muted },
        ]}
      >
        <View style={[styles.thumb, { backgroundColor: isOn ? onAccent : muted }]} />
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(4),
    minHeight: 56,
    paddingHorizontal: space(4),
    paddingVertical: space(3),
  },
  track: { width: 46, borderRadius: 14, borderWidth: 1.5, padding: 3 },
  thumb: { width: 19, height: 19, borderRadius: 10 },
});
