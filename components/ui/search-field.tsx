import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { Icon } from './icon';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { ink, muted, line, surface, accent } = usePalette();
  const [isFocused, setFocused] = useState(false);
  return (
    <View
      style={[
        styles.field,
        { backgroundColor: surface, borderColor: line },
        isFocused && [styles.focused, { borderColor: accent }],
      ]}
    >
      <Icon name="search" color={muted} />
      <TextInput
        role="searchbox"
        aria-label={label}
        value={value}
        placeholder={label}
        placeholderTextColor={muted}
        autoCorrect={false}
        autoComplete="off"
        returnKeyType="search"
        onChangeText={onChange}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        style={[styles.input, { color: ink }]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  field: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(2),
    margin: 1,
    paddingHorizontal: space(3),
    borderRadius: radius.chip,
    borderWidth: 1,
  },
  // The thicker edge takes from the margin, so that nothing moves.
  focused: { borderWidth: 2, margin: 0 },
  input: {
    flex: 1,
    fontSize: type.body.fontSize,
    minHeight: 46,
    paddingVertical: space(2),
    // The field as a whole shows the focus; a browser's own ring has no width to take away.
    outlineStyle: 'solid',
    outlineWidth: 0,
  },
});
