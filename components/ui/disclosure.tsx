import type { PropsWithChildren } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { Card } from './card';
import { Icon } from './icon';
import { Touchable } from './touchable';

interface DisclosureProps extends PropsWithChildren {
  readonly title: string;
  /** What is chosen, so that nobody needs to open it to know. */
  readonly summary: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function Disclosure({ title, summary, isOpen, onToggle, children }: DisclosureProps) {
  const { ink, muted } = usePalette();
  return (
    <Card>
      <Touchable
        label={`${title}: ${summary}`}
        isExpanded={isOpen}
        onPress={onToggle}
        style={styles.head}
      >
        <View style={styles.words}>
          <Text style={[type.title, { color: ink }]}>{title}</Text>
          <Text style={[type.secondary, { color: muted }]}>{summary}</Text>
        </View>
        <Icon name={isOpen ? 'up' : 'down'} color={muted} />
      </Touchable>
      {isOpen && <View style={styles.content}>{children}</View>}
    </Card>
  );
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(3),
    minHeight: 64,
    paddingHorizontal: space(4),
    paddingVertical: space(3),
  },
  words: { flex: 1, gap: 2 },
  content: { paddingBottom: space(1) },
});
