import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import type { Color, PieceCount } from '@dama/engine';
import { PieceArt } from '@/components/board/piece-art';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface PlayerRowProps {
  readonly color: Color;
  readonly count: PieceCount;
  /** How many of the opponent's pieces this side has taken. */
  readonly taken: number;
  /** The computer's, null for a person. */
  readonly level: number | null;
  readonly isToMove: boolean;
}

export function PlayerRow({ color, count, taken, level, isToMove }: PlayerRowProps) {
  const { t } = useTranslation();
  const palette = usePalette();
  const other = color === 'white' ? 'black' : 'white';
  const pieces = [
    ...(count.men > 0 || count.kings === 0 ? [t('count.men', { count: count.men })] : []),
    ...(count.kings > 0 ? [t('count.kings', { count: count.kings })] : []),
  ];
  return (
    <View style={styles.row}>
      <PieceArt color={color} king={false} size={36} />
      <View style={styles.words}>
        <Text style={[type.title, { color: palette.ink }]}>{t(`color.${color}`)}</Text>
        <View style={styles.counts}>
          <Text style={[type.secondary, { color: palette.muted }]}>{pieces.join(' · ')}</Text>
          {taken > 0 && (
            <View role="img" aria-label={t('count.taken', { count: taken })} style={styles.taken}>
              <PieceArt color={other} king={false} size={18} />
              <Text style={[type.secondary, { color: palette.muted }]}>{`×${taken}`}</Text>
            </View>
          )}
        </View>
      </View>
      {isToMove && (
        <View style={[styles.chip, { backgroundColor: palette.accent }]}>
          <Text style={[type.secondary, styles.chipText, { color: palette.onAccent }]}>
            {t(level === null ? 'game.toMove' : 'game.thinking')}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space(3), minHeight: 48 },
  words: { flex: 1 },
  counts: { flexDirection: 'row', alignItems: 'center', gap: space(3) },
  taken: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  chip: { borderRadius: radius.chip, paddingHorizontal: space(3), paddingVertical: space(2) },
  chipText: { fontWeight: '600' },
});
