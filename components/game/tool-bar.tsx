import { memo } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Icon, type IconName } from '@/components/ui/icon';
import { space, touchTarget, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

export interface Tool {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** Tools with words under them. */
export function ToolBar({ tools }: { readonly tools: readonly Tool[] }) {
  return (
    <View style={styles.bar}>
      {tools.map((tool) => (
        <ToolButton key={tool.icon} {...tool} />
      ))}
    </View>
  );
}

/** Drawn anew for what is its own alone: most moves change nothing here. */
const ToolButton = memo(function ToolButton({ icon, label, disabled = false, onPress }: Tool) {
  const { ink, muted } = usePalette();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [styles.tool, { opacity: disabled ? 0.35 : pressed ? 0.6 : 1 }]}
    >
      <Icon name={icon} color={ink} />
      <Text numberOfLines={1} style={[type.secondary, { color: muted }]}>
        {label}
      </Text>
    </Pressable>
  );
});

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', justifyContent: 'space-around' },
  // As wide as its word, and the rest shared out: words differ in length between languages.
  tool: {
    flexGrow: 1,
    minWidth: touchTarget,
    minHeight: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(1),
    paddingVertical: space(2),
  },
});
