import { useRef } from 'react';
import { ScrollView, StyleSheet, Text } from 'react-native';
import { useTranslation } from 'react-i18next';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface MoveListProps {
  /** What was played, first to last, those taken back included. */
  readonly moves: readonly string[];
  /** How many of them are on the board. */
  readonly cursor: number;
}

/** One line of moves that keeps the latest in sight. */
export function MoveList({ moves, cursor }: MoveListProps) {
  const { t } = useTranslation();
  const { ink, muted, line } = usePalette();
  const scroll = useRef<ScrollView>(null);
  return (
    <ScrollView
      ref={scroll}
      horizontal
      showsHorizontalScrollIndicator={false}
      aria-label={t('game.moves')}
      onContentSizeChange={() => scroll.current?.scrollToEnd({ animated: false })}
      style={styles.list}
      contentContainerStyle={styles.content}
    >
      {moves.length === 0 && (
        <Text style={[type.secondary, { color: muted }]}>{t('game.noMoves')}</Text>
      )}
      {moves.map((move, index) => (
        <Text
          key={index}
          style={[
            styles.move,
            { color: index < cursor ? ink : muted, opacity: index < cursor ? 1 : 0.6 },
            index === cursor - 1 && { backgroundColor: line },
          ]}
        >
          {index % 2 === 0 ? `${index / 2 + 1}. ${move}` : move}
        </Text>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  list: { flexGrow: 0 },
  content: { alignItems: 'center', gap: space(2), minHeight: 36 },
  move: {
    ...type.body,
    fontVariant: ['tabular-nums'],
    paddingHorizontal: space(2),
    paddingVertical: space(1),
    borderRadius: radius.chip,
    overflow: 'hidden',
  },
});
