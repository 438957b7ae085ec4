import { Pressable, StyleSheet, Text, View } from 'react-native';
import { radius, space, touchTarget, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

export type MessageTone = 'quiet' | 'warning' | 'result';

interface MessageCardProps {
  readonly tone: MessageTone;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** The one line that explains. Screen readers hear it change. */
export function MessageCard({ tone, text, action }: MessageCardProps) {
  const palette = usePalette();
  const dot = { quiet: palette.muted, warning: palette.warning, result: palette.accent }[tone];
  return (
    <View style={[styles.card, { backgroundColor: palette.surface, borderColor: palette.line }]}>
      <View style={[styles.dot, tone === 'warning' && styles.bar, { backgroundColor: dot }]} />
      <Text
        role="status"
        aria-live="polite"
        style={[type.body, styles.text, { color: palette.ink }]}
      >
        {text}
      </Text>
      {action && (
        <Pressable
          role="button"
          onPress={action.onPress}
          style={[styles.action, { backgroundColor: palette.accent }]}
        >
          <Text style={[type.body, styles.actionText, { color: palette.onAccent }]}>
            {action.label}
          </Text>
        </Pressable>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(3),
    minHeight: 60,
    paddingHorizontal: space(4),
    paddingVertical: space(2),
    borderRadius: radius.card,
    borderWidth: 1,
  },
  dot: { width: 8, height: 8, borderRadius: 4 },
  // A warning differs in shape as well as in colour.
  bar: { height: 24 },
  text: { flex: 1 },
  action: {
    minHeight: touchTarget,
    justifyContent: 'center',
    paddingHorizontal: space(4),
    borderRadius: radius.chip,
  },
  actionText: { fontWeight: '600' },
});
