import type { Contestant, Score } from '@dama/engine';
import type { TFunction } from 'i18next';
import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { ContestantPicture } from './contestant-picture';
import { percent } from './figures';

interface ResultRowProps {
  readonly player: Contestant;
  readonly name: string;
  readonly score: Score;
}

/** Points out of a hundred, and how far chance can have moved them. */
export const scoreText = (t: TFunction, { score, margin }: Score): string =>
  score === null || margin === null
    ? t('trainer.noScore')
    : t('trainer.score', { score: percent(score), margin: percent(margin) });

/** Wins, draws and losses against one opponent. */
export function ResultRow({ player, name, score }: ResultRowProps) {
  const { t } = useTranslation();
  const { ink, muted } = usePalette();
  const { wins, draws, losses } = score;
  const counts = [
    t('trainer.wins', { count: wins }),
    t('trainer.draws', { count: draws }),
    t('trainer.losses', { count: losses }),
  ].join(' · ');
  return (
    <View style={styles.row}>
      <ContestantPicture player={player} size={36} />
      <View style={styles.words}>
        <View style={styles.line}>
          <Text style={[type.body, styles.name, { color: ink }]}>{name}</Text>
          <Text style={[type.body, styles.figures, { color: ink }]}>{scoreText(t, score)}</Text>
        </View>
        <ResultBar {...score} />
        <Text style={[type.secondary, styles.figures, { color: muted }]}>{counts}</Text>
      </View>
    </View>
  );
}

function ResultBar({ wins, draws, losses }: Score) {
  const { accent, muted, line, background } = usePalette();
  const parts = [
    { key: 'wins', games: wins, color: accent },
    { key: 'draws', games: draws, color: muted },
    { key: 'losses', games: losses, color: line },
  ];
  return (
    <View aria-hidden style={[styles.bar, { backgroundColor: background }]}>
      {parts.map(({ key, games, color }) => (
        <View key={key} style={{ flexGrow: games, backgroundColor: color }} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space(3), padding: space(4), paddingVertical: space(3) },
  words: { flex: 1, gap: space(1) },
  line: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: space(2) },
  name: { fontWeight: '600', flexShrink: 1 },
  figures: { fontVariant: ['tabular-nums'] },
  bar: { flexDirection: 'row', height: 8, borderRadius: 4, overflow: 'hidden' },
});
