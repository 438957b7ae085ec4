import { StyleSheet, TextInput, View } from 'react-native';
import { radius, space, touchTarget, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { RowWords } from './row-words';

interface TextRowProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

/** A line to write on. */
export function TextRow({ label, value, placeholder, maxLength, onChange }: TextRowProps) {
  const { ink, muted, line, background } = usePalette();
  return (
    <View style={styles.row}>
      <RowWords label={label} />
      <TextInput
        aria-label={label}
        value={value}
        placeholder={placeholder}
        placeholderTextColor={muted}
        maxLength={maxLength}
        autoCorrect={false}
        autoComplete="off"
        returnKeyType="done"
        onChangeText={onChange}
        style={[styles.field, { color: ink, borderColor: line, backgroundColor: background }]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { gap: space(1), paddingHorizontal: space(4), paddingVertical: space(2) },
  field: {
    fontSize: type.body.fontSize,
    minHeight: touchTarget,
    paddingHorizontal: space(3),
    paddingVertical: space(2),
    borderRadius: radius.chip,
    borderWidth: 1,
  },
});
