import { memo, useRef } from 'react';
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
  const { muted } = usePalette();
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
        <MoveItem
          key={index}
          ply={index + 1}
          text={text}
          by={by}
          isOnBoard={index < cursor}
          isViewed={index === viewed - 1}
          onView={onView}
        />
      ))}
    </ScrollView>
  );
}

interface MoveItemProps {
  readonly ply: number;
  readonly text: string;
  readonly by: string;
  readonly isOnBoard: boolean;
  readonly isViewed: boolean;
  readonly onView: (ply: number) => void;
}

/** Drawn anew for what is its own alone: a long game would otherwise slow down every move of it. */
const MoveItem = memo(function MoveItem(props: MoveItemProps) {
  const { ply, text, by, isOnBoard, isViewed, onView } = props;
  const { ink, muted, line } = usePalette();
  return (
    <View role="listitem" style={styles.item}>
      {ply % 2 === 1 && <Text style={[styles.text, { color: muted }]}>{`${(ply + 1) / 2}.`}</Text>}
      <Pressable
        role="button"
        aria-label={`${by}: ${text}`}
        aria-current={isViewed ? 'step' : undefined}
        onPress={() => onView(ply)}
        hitSlop={4}
        style={[styles.move, isViewed && { backgroundColor: line }]}
      >
        <Text style={[styles.text, { color: isOnBoard ? ink : muted }]} numberOfLines={1}>
          {text}
        </Text>
      </Pressable>
    </View>
  );
});

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
