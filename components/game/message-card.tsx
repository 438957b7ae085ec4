import { Pressable, StyleSheet, Text, View } from 'react-native';
import { radius, space, touchTarget, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

export type MessageTone = 'quiet' | 'warning' | 'result';

export interface MessageAction {
  readonly label: string;
  readonly onPress: () => void;
}

interface MessageCardProps {
  readonly tone: MessageTone;
  readonly text: string;
  /** The first is the one that is meant. */
  readonly actions?: readonly MessageAction[];
}

/** The one line that explains. Screen readers hear it change. */
export function MessageCard({ tone, text, actions = [] }: MessageCardProps) {
  const palette = usePalette();
  const dot = { quiet: palette.muted, warning: palette.warning, result: palette.accent }[tone];
  return (
    <View style={[styles.card, { backgroundColor: palette.surface, borderColor: palette.line }]}>
      <View style={styles.words}>
        <View style={[styles.dot, tone === 'warning' && styles.bar, { backgroundColor: dot }]} />
        <Text
          role="status"
          aria-live="polite"
          style={[type.body, styles.text, { color: palette.ink }]}
        >
          {text}
        </Text>
      </View>
      {actions.length > 0 && (
        <View style={styles.actions}>
          {actions.map(({ label, onPress }, index) => (
            <Pressable
              key={label}
              role="button"
              aria-label={label}
              onPress={onPress}
              style={[
                styles.action,
                { borderColor: palette.line },
                index === 0 && { backgroundColor: palette.accent, borderColor: palette.accent },
              ]}
            >
              <Text
                style={[
                  type.secondary,
                  styles.actionText,
                  { color: index === 0 ? palette.onAccent : palette.ink },
                ]}
              >
                {label}
              </Text>
            </Pressable>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: space(3),
    rowGap: space(1),
    minHeight: 60,
    paddingHorizontal: space(4),
    paddingVertical: space(2),
    borderRadius: radius.card,
    borderWidth: 1,
  },
  // With less room beside them, buttons go below the words.
  words: { flexDirection: 'row', alignItems: 'center', gap: space(3), flex: 1, flexBasis: 150 },
  dot: { width: 8, height: 8, borderRadius: 4 },
  // A warning differs in shape as well as in colour.
  bar: { height: 24 },
  text: { flex: 1 },
  actions: { flexDirection: 'row', gap: space(2), maxWidth: '100%', flexWrap: 'wrap' },
  action: {
    minHeight: touchTarget,
    justifyContent: 'center',
    paddingHorizontal: space(3),
    borderRadius: radius.chip,
    borderWidth: 1,
  },
  actionText: { fontWeight: '600' },
});
