import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { positionOf, type Game } from '@dama/engine';
import { GamePicture } from '@/components/library/game-picture';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { gameAfter } from './game-after';
import type { Knot } from './knots';
import { scoreText, turnText } from './node-words';

interface PositionCardProps {
  readonly game: Game;
  readonly knot: Knot;
  readonly depth: number;
  readonly isKnown: boolean;
  readonly size: number;
  readonly flipped: boolean;
}

/** The position of the node that was tapped, and the way to it. */
export function PositionCard({ game, knot, depth, isKnown, size, flipped }: PositionCardProps) {
  const { t } = useTranslation();
  const { ink, muted } = usePalette();
  const { node, moves } = knot;
  const title =
    moves.length === 0 ? t('learn.positionNow') : t('learn.position', { moves: moves.join('  ') });
  return (
    <View style={styles.card}>
      <View accessible role="img" aria-label={title}>
        <GamePicture game={gameAfter(game, moves)} size={size} flipped={flipped} />
      </View>
      <View style={styles.words}>
        <Text style={[type.body, styles.title, { color: ink }]}>{title}</Text>
        <Text style={[type.secondary, { color: muted }]}>
          {turnText(t, knot, positionOf(game).turn, depth)}
        </Text>
        <Text style={[type.title, styles.score, { color: ink }]}>
          {isKnown ? scoreText(t, node.score) : '…'}
        </Text>
        {node.cut && <Text style={[type.secondary, { color: muted }]}>{t('learn.cut')}</Text>}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', gap: space(3) },
  words: { flex: 1, gap: 2, justifyContent: 'center' },
  title: { fontWeight: '600' },
  score: { fontVariant: ['tabular-nums'] },
});
