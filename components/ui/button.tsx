import { StyleSheet, Text } from 'react-native';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { Touchable } from './touchable';

interface ButtonProps {
  readonly label: string;
  /** `main`: the one green thing on a screen; `danger`: what cannot be taken back. */
  readonly kind?: 'main' | 'quiet' | 'danger';
  readonly onPress: () => void;
}

export function Button({ label, kind = 'quiet', onPress }: ButtonProps) {
  const { accent, onAccent, surface, line, ink, warning } = usePalette();
  const look = {
    main: { ground: accent, edge: accent, text: onAccent },
    quiet: { ground: surface, edge: line, text: ink },
    danger: { ground: surface, edge: warning, text: warning },
  }[kind];
  return (
    <Touchable
      label={label}
      onPress={onPress}
      style={[styles.button, { backgroundColor: look.ground, borderColor: look.edge }]}
    >
      <Text style={[type.title, styles.text, { color: look.text }]}>{label}</Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: 52,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space(4),
    paddingVertical: space(3),
    borderRadius: radius.card,
    borderWidth: 1,
  },
  text: { textAlign: 'center' },
});
