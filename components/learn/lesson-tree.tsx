import { StyleSheet } from 'react-native';
import { useTranslation } from 'react-i18next';
import type { Color } from '@dama/engine';
import { RadioGroup } from '@/components/ui/radio-group';
import { tabStopOf } from '@/components/ui/radio-keys';
import { space } from '@/theme/metrics';
import type { Knot } from './knots';
import { TreeRowView } from './tree-row';
import { isKnown, rowsOf, type TreeSight } from './tree-rows';

interface LessonTreeProps {
  readonly root: Knot;
  readonly sight: TreeSight;
  readonly rootSide: Color;
  readonly depth: number;
  /** The key of the knot whose position is shown. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  readonly onToggle: (key: string, isOpen: boolean) => void;
}

/** The tree from left to right: every position a row, its replies below it and further in. */
export function LessonTree(props: LessonTreeProps) {
  const { root, sight, rootSide, depth, chosen, onChoose, onToggle } = props;
  const { t } = useTranslation();
  const rows = rowsOf(root, sight);
  const known = new Set(
    rows.filter(({ knot }) => isKnown(knot, sight)).map(({ knot }) => knot.key),
  );
  const keys = rows.map(({ knot }) => knot.key);
  const tabStop = tabStopOf(keys, chosen);
  return (
    <RadioGroup label={t('learn.tree')} style={styles.tree}>
      {rows.map((row) => {
        const { key, node, children } = row.knot;
        return (
          <TreeRowView
            key={key}
            {...row}
            rootSide={rootSide}
            depth={depth}
            isKnown={known.has(key)}
            isBest={node.best && known.has(parentOf(key))}
            isChosen={key === chosen}
            isTabStop={key === tabStop}
            hasChildren={children.some(({ appears }) => appears <= (sight.step ?? Infinity))}
            onChoose={() => onChoose(key)}
            onToggle={(isOpen) => onToggle(key, isOpen)}
          />
        );
      })}
    </RadioGroup>
  );
}

const parentOf = (key: string): string => key.slice(0, key.lastIndexOf('-'));

const styles = StyleSheet.create({
  tree: { paddingLeft: space(3), paddingBottom: space(2) },
});
