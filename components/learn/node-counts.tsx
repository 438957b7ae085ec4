import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import type { ClassroomTree } from '@dama/engine';
import { grouped } from '@/i18n/figures';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

type NodeCountsProps = Pick<ClassroomTree, 'minimaxNodes' | 'alphaBetaNodes'>;

/** The work of both ways, one bar under the other. */
export function NodeCounts({ minimaxNodes, alphaBetaNodes }: NodeCountsProps) {
  const { t } = useTranslation();
  const { ink, muted, accent } = usePalette();
  const share = alphaBetaNodes / minimaxNodes;
  return (
    <View style={styles.counts}>
      <Count name={t('learn.plain')} nodes={minimaxNodes} share={1} color={muted} />
      <Count name={t('learn.cutting')} nodes={alphaBetaNodes} share={share} color={accent} />
      <Text style={[type.secondary, { color: ink }]}>
        {t('learn.saved', { percent: Math.round(100 * (1 - share)) })}
      </Text>
    </View>
  );
}

interface CountProps {
  readonly name: string;
  readonly nodes: number;
  readonly share: number;
  readonly color: string;
}

function Count({ name, nodes, share, color }: CountProps) {
  const { t } = useTranslation();
  const { ink, background } = usePalette();
  return (
    <View accessible aria-label={t('learn.positions', { name, nodes: grouped(nodes) })}>
      <View style={styles.words}>
        <Text style={[type.body, { color: ink }]}>{name}</Text>
        <Text style={[type.body, styles.nodes, { color: ink }]}>{grouped(nodes)}</Text>
      </View>
      <View style={[styles.track, { backgroundColor: background }]}>
        <View style={[styles.bar, { backgroundColor: color, width: `${100 * share}%` }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  counts: { gap: space(2), paddingHorizontal: space(4), paddingVertical: space(3) },
  words: { flexDirection: 'row', justifyContent: 'space-between', gap: space(2) },
  nodes: { fontWeight: '600', fontVariant: ['tabular-nums'] },
  track: { height: 10, borderRadius: 5, overflow: 'hidden' },
  bar: { height: '100%', minWidth: 3, borderRadius: 5 },
});
