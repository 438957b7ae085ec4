import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import type { Color } from '@dama/engine';
import { Icon } from '@/components/ui/icon';
import { Touchable } from '@/components/ui/touchable';
import { radius, space, touchTarget, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { BranchLines, INDENT } from './branch-lines';
import { NODE_MARK, NodeMark } from './node-mark';
import { moveText, scoreText, shapeOfKnot, turnText } from './node-words';
import type { TreeRow } from './tree-rows';

interface TreeRowViewProps extends TreeRow {
  readonly rootSide: Color;
  readonly depth: number;
  /** Until then its score, and whether it is the best, are not told. */
  readonly isKnown: boolean;
  readonly isBest: boolean;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly hasChildren: boolean;
  readonly onChoose: () => void;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One position of the tree: the move to it, who chooses there, its score, and what became of it. */
export function TreeRowView(props: TreeRowViewProps) {
  const { knot, rails, isOpen, rootSide, depth, isKnown, isBest, isChosen, hasChildren } = props;
  const { t } = useTranslation();
  const { ink, muted, accent, background } = usePalette();
  const { cut, score } = knot.node;
  const move = moveText(t, knot);
  const turn = turnText(t, knot, rootSide, depth);
  const worth = isKnown ? scoreText(t, score) : t('learn.unknown');
  const signs = [isBest && t('learn.best'), cut && t('learn.cut')].filter((sign) => sign !== false);
  return (
    <View style={styles.row}>
      <View style={[styles.lines, { width: rails.length * INDENT }]}>
        <BranchLines rails={rails} isCut={cut} />
      </View>
      <Touchable
        role="radio"
        label={[move, worth, turn, ...signs].join(', ')}
        isChecked={isChosen}
        isTabStop={props.isTabStop}
        onPress={props.onChoose}
        style={[styles.node, isChosen && { backgroundColor: background, borderColor: accent }]}
      >
        <NodeMark shape={shapeOfKnot(knot)} isCut={cut} />
        <View style={styles.words}>
          <View style={styles.line}>
            <Text numberOfLines={1} style={[type.body, styles.move, { color: cut ? muted : ink }]}>
              {move}
            </Text>
            {isBest && <Sign text={t('learn.best')} color={cut ? muted : accent} />}
            {cut && <Sign text={t('learn.cut')} color={muted} isDashed />}
          </View>
          <Text numberOfLines={1} style={[styles.turn, { color: muted }]}>
            {turn}
          </Text>
        </View>
        <Text style={[type.body, styles.score, { color: cut ? muted : ink }]}>
          {isKnown ? worth : '…'}
        </Text>
      </Touchable>
      {hasChildren ? (
        <Touchable
          label={t(isOpen ? 'learn.close' : 'learn.open', { move })}
          isExpanded={isOpen}
          onPress={() => props.onToggle(!isOpen)}
          style={styles.toggle}
        >
          <Icon name={isOpen ? 'up' : 'down'} color={muted} />
        </Touchable>
      ) : (
        <View style={styles.toggle} />
      )}
    </View>
  );
}

interface SignProps {
  readonly text: string;
  readonly color: string;
  readonly isDashed?: boolean;
}

function Sign({ text, color, isDashed = false }: SignProps) {
  return (
    <Text style={[styles.sign, { color, borderColor: color }, isDashed && styles.dashed]}>
      {text}
    </Text>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', minHeight: 50 },
  lines: { alignSelf: 'stretch' },
  node: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(2),
    paddingRight: space(1),
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  words: { flex: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space(1) + 2 },
  move: { flexShrink: 1, fontWeight: '600', fontVariant: ['tabular-nums'] },
  turn: { fontSize: 12, lineHeight: 16 },
  score: { minWidth: NODE_MARK * 2, textAlign: 'right', fontVariant: ['tabular-nums'] },
  sign: {
    fontSize: 11,
    lineHeight: 14,
    fontWeight: '600',
    paddingHorizontal: 5,
    borderRadius: 6,
    borderWidth: 1,
  },
  dashed: { borderStyle: 'dashed' },
  toggle: { width: touchTarget, alignItems: 'center', justifyContent: 'center' },
});
