import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { goTo, positionOf } from '@dama/engine';
import type { TFunction } from 'i18next';
import { IconButton } from '@/components/ui/icon-button';
import { grouped, menText } from '@/i18n/figures';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { useGame } from './game-store-context';

export const THINK_PANEL_HEIGHT = 84;

/** Scores above this, in hundredths of a man, are wins that the search has seen to their end. */
const CERTAIN = 20_000;

/** So many men ahead leave nothing of the other side's bar. */
const FULL_BAR = 600;

interface ThinkPanelProps {
  readonly onTree: () => void;
}

/** What the computer thinks, and the way to where it is explained. */
export function ThinkPanel({ onTree }: ThinkPanelProps) {
  const { t } = useTranslation();
  const { surface, line } = usePalette();
  return (
    <View
      aria-label={t('think.title')}
      style={[styles.panel, { backgroundColor: surface, borderColor: line }]}
    >
      <View style={styles.thought}>
        <LatestThought />
      </View>
      <IconButton icon="tree" label={t('think.tree')} onPress={onTree} />
    </View>
  );
}

/** Who stands better, how far the computer looked, and the line it expects. */
function LatestThought() {
  const { t } = useTranslation();
  const { ink, muted } = usePalette();
  const game = useGame((state) => state.game);
  const thought = useGame((state) => state.thought);
  if (thought === null)
    return <Text style={[type.secondary, { color: muted }]}>{t('think.waiting')}</Text>;
  const { depth, nodes, lines } = thought.thought;
  const mover = positionOf(goTo(game, thought.ply)).turn;
  const score = (lines[0]?.score ?? 0) * (mover === 'white' ? 1 : -1);
  return (
    <>
      <EvaluationBar score={score} />
      <View style={styles.row}>
        <Text numberOfLines={1} style={[type.secondary, styles.verdict, { color: ink }]}>
          {verdict(t, score)}
        </Text>
        <Text numberOfLines={1} style={[type.secondary, styles.figures, { color: muted }]}>
          {t('think.depth', { depth })}
        </Text>
      </View>
      <View style={styles.row}>
        <Text
          numberOfLines={1}
          style={[type.secondary, styles.figures, styles.line, { color: muted }]}
        >
          {(lines[0]?.moves ?? []).join('  ')}
        </Text>
        <Text numberOfLines={1} style={[type.secondary, styles.figures, { color: muted }]}>
          {t('think.nodes', { nodes: grouped(nodes) })}
        </Text>
      </View>
    </>
  );
}

/** White's share of the bar on the left, and a mark in the middle where both are even. */
function EvaluationBar({ score }: { readonly score: number }) {
  const { line, ink, muted } = usePalette();
  const share = 50 + (50 * Math.max(-FULL_BAR, Math.min(FULL_BAR, score))) / FULL_BAR;
  return (
    <View style={[styles.bar, { backgroundColor: '#2C2A2E', borderColor: line }]}>
      <View style={[styles.white, { width: `${share}%`, borderColor: ink }]} />
      <View style={[styles.middle, { backgroundColor: muted }]} />
    </View>
  );
}

const verdict = (t: TFunction, score: number): string => {
  const side = score > 0 ? 'white' : 'black';
  if (Math.abs(score) >= CERTAIN) return t(`think.won.${side}`);
  if (Math.abs(score) < 10) return t('think.even');
  return t(`think.better.${side}`, { men: menText(t, Math.abs(score), 1) });
};

const styles = StyleSheet.create({
  panel: {
    height: THINK_PANEL_HEIGHT - space(2),
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(1),
    paddingLeft: space(3),
    borderRadius: radius.card,
    borderWidth: 1,
  },
  thought: { flex: 1, gap: space(1) },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: space(2) },
  verdict: { fontWeight: '600', flexShrink: 1 },
  figures: { fontVariant: ['tabular-nums'] },
  line: { flexShrink: 1 },
  bar: { height: 8, borderRadius: 4, borderWidth: 1, overflow: 'hidden' },
  white: { height: '100%', backgroundColor: '#FFFCF3' },
  middle: { position: 'absolute', left: '50%', width: 1, height: '100%' },
});
