import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { drawProgressOf, isOver, type DrawProgress } from '@dama/engine';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { useGameSoon } from './game-store-context';

/** A draw that is still far off is nobody's concern. */
const matters = ({ done, limit }: DrawProgress): boolean => limit > 0 && done >= limit / 2;

/** How near the game is to a draw by rule, once it is halfway there. */
export function DrawCounters() {
  const { t } = useTranslation();
  const { line, muted } = usePalette();
  const game = useGameSoon((state) => state.game);
  // A position is on the board once in any game: that is no repetition yet.
  const near = isOver(game)
    ? []
    : drawProgressOf(game).filter(
        (progress) =>
          matters(progress) && !(progress.rule.kind === 'repetition' && progress.done < 2),
      );
  if (near.length === 0) return null;
  return (
    <View style={styles.row}>
      {near.map(({ rule, done, limit }, index) => (
        <Text
          key={index}
          style={[type.secondary, styles.chip, { color: muted, borderColor: line }]}
        >
          {t(`draws.${rule.kind}`, { done, limit })}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space(2) },
  chip: {
    paddingHorizontal: space(2),
    paddingVertical: space(1),
    borderRadius: radius.chip,
    borderWidth: 1,
    fontVariant: ['tabular-nums'],
  },
});
