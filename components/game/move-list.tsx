import { useRef } from 'react';
import { Pressable, ScrollView, StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface MoveListProps {
  /** What was played, first to last, those taken back included, and who played it. */
  readonly moves: readonly { readonly text: string; readonly by: string }[];
  /** How many of them are on the board. */
  readonly cursor: number;
  /** How many of them are looked at. */
  readonly viewed: number;
  readonly onView: (ply: number) => void;
}

/** One line of moves that keeps the latest in sight; a tap shows the position after that move. */
export function MoveList({ moves, cursor, viewed, onView }: MoveListProps) {
  const { t } = useTranslation();
  const { ink, muted, line } = usePalette();
  const scroll = useRef<ScrollView>(null);
  return (
    <ScrollView
      ref={scroll}
      horizontal
      showsHorizontalScrollIndicator={false}
      role="list"
      aria-label={t('game.moves')}
      onContentSizeChange={() => scroll.current?.scrollToEnd({ animated: false })}
      style={styles.list}
      contentContainerStyle={styles.content}
    >
      {moves.length === 0 && (
        <Text style={[type.secondary, { color: muted }]}>{t('game.noMoves')}</Text>
      )}
      {moves.map(({ text, by }, index) => (
        <View key={index} role="listitem" style={styles.item}>
          {index % 2 === 0 && (
            <Text style={[styles.text, { color: muted }]}>{`${index / 2 + 1}.`}</Text>
          )}
          <Pressable
            role="button"
            aria-label={`${by}: ${text}`}
            aria-current={index === viewed - 1 ? 'step' : undefined}
            onPress={() => onView(index + 1)}
            hitSlop={4}
            style={[styles.move, index === viewed - 1 && { backgroundColor: line }]}
          >
            <Text style={[styles.text, { color: index < cursor ? ink : muted }]} numberOfLines={1}>
              {text}
            </Text>
          </Pressable>
        </View>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  list: { flexGrow: 0 },
  content: { alignItems: 'center', minHeight: 44 },
  item: { flexDirection: 'row', alignItems: 'center' },
  move: {
    minHeight: 36,
    justifyContent: 'center',
    paddingHorizontal: space(2),
    borderRadius: radius.chip,
  },
  text: { ...type.body, fontVariant: ['tabular-nums'] },
});
