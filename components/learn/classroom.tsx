import { useState } from 'react';
import { ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { DEEPEST_TREE, positionOf, type Color, type Game } from '@dama/engine';
import { PageScroll } from '@/components/ui/page-scroll';
import { Screen } from '@/components/ui/screen';
import { Section } from '@/components/ui/section';
import { StepperRow } from '@/components/ui/stepper-row';
import { screenEdge, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { GrowthBar } from './growth-bar';
import { findKnot, visitedIn } from './knots';
import { LessonTree } from './lesson-tree';
import { NodeCounts } from './node-counts';
import { PositionCard } from './position-card';
import { isKnown, type Toggles } from './tree-rows';
import { useClassroomTree, type Lesson } from './use-classroom-tree';
import { useGrowth } from './use-growth';

interface ClassroomProps {
  /** As it stands at its cursor. */
  readonly game: Game;
  /** Black at the bottom. */
  readonly flipped: boolean;
  readonly onBack: () => void;
}

const DEPTHS = Array.from({ length: DEEPEST_TREE }, (_, index) => index + 1);
/** Deep enough for cuts, small enough to be read. */
const FIRST_DEPTH = 3;

/** From here on the tree stands beside what is said about it. */
const TWO_COLUMNS = 840;
const WIDE_PAGE = 1100;
const BOARD = { small: 124, large: 300 } as const;

/** How the computer thinks about a position: the tree, its scores, and what need not be looked at. */
export function Classroom({ game, flipped, onBack }: ClassroomProps) {
  const { t } = useTranslation();
  const [depth, setDepth] = useState(FIRST_DEPTH);
  const lesson = useClassroomTree(game, depth);
  const leave = { icon: 'back', label: t('ui.back'), onPress: onBack } as const;
  if (!lesson)
    return (
      <Screen title={t('learn.title')} leave={leave}>
        <Note text={t(lesson === null ? 'learn.over' : 'learn.growing')} />
      </Screen>
    );
  return (
    <LessonView
      // Another tree begins anew, with nothing opened and nothing grown.
      key={lesson.tree.depth}
      {...{ game, flipped, lesson, depth, leave }}
      onDepth={setDepth}
    />
  );
}

interface LessonViewProps extends Omit<ClassroomProps, 'onBack'> {
  readonly lesson: Lesson;
  readonly depth: number;
  readonly onDepth: (depth: number) => void;
  readonly leave: Parameters<typeof Screen>[0]['leave'];
}

function LessonView({ game, flipped, lesson, depth, onDepth, leave }: LessonViewProps) {
  const { t } = useTranslation();
  const isWide = useWindowDimensions().width >= TWO_COLUMNS;
  const { asked, tree, root } = lesson;
  const [toggles, setToggles] = useState<Toggles>({});
  const [tapped, setTapped] = useState<string | null>(null);
  const growth = useGrowth(tree.alphaBetaNodes);
  const sight = { step: growth.step, toggles };
  const shown = growth.step === null ? root : visitedIn(root, growth.step);
  const chosen = (tapped !== null && findKnot(root, tapped)) || shown;
  const side = positionOf(game).turn;

  /** What was opened or tapped by hand would stand in the way of what grows. */
  const anew = (verb: () => void) => () => {
    setToggles({});
    setTapped(null);
    verb();
  };
  const growing = {
    ...growth,
    play: anew(growth.play),
    stepOn: anew(growth.stepOn),
    showWhole: anew(growth.showWhole),
  };

  const position = (size: number) => (
    <PositionCard
      {...{ game, flipped, size }}
      knot={chosen}
      depth={tree.depth}
      isKnown={isKnown(chosen, sight)}
    />
  );
  const counts = (
    <Section title={t('learn.counts')}>
      <StepperRow
        label={t('learn.depth')}
        about={t('learn.depthAbout')}
        value={depth}
        values={DEPTHS}
        format={String}
        onChange={onDepth}
      />
      {asked === depth && tree.depth < asked && (
        <Note text={t('learn.tooLarge', { asked, depth: tree.depth })} />
      )}
      <NodeCounts {...tree} />
    </Section>
  );
  const grown = (
    <Section title={t('learn.tree')}>
      <GrowthBar growth={growing} steps={tree.alphaBetaNodes} />
      <LessonTree
        {...{ root, sight }}
        rootSide={side}
        depth={tree.depth}
        chosen={chosen.key}
        onChoose={setTapped}
        onToggle={(key, isOpen) => setToggles({ ...toggles, [key]: isOpen })}
      />
    </Section>
  );
  if (!isWide)
    return (
      <Screen title={t('learn.title')} leave={leave} footer={position(BOARD.small)}>
        <PageScroll>
          {counts}
          {grown}
          <Idea side={side} />
        </PageScroll>
      </Screen>
    );
  return (
    <Screen title={t('learn.title')} leave={leave} maxWidth={WIDE_PAGE}>
      <View style={styles.columns}>
        <ScrollView style={styles.half} contentContainerStyle={styles.column}>
          {position(BOARD.large / 2)}
          {counts}
          <Idea side={side} />
        </ScrollView>
        <ScrollView style={styles.half} contentContainerStyle={styles.column}>
          {grown}
        </ScrollView>
      </View>
    </Screen>
  );
}

function Idea({ side }: { readonly side: Color }) {
  const { t } = useTranslation();
  return (
    <Section title={t('learn.explain')}>
      <Note text={t('learn.minimax')} />
      <Note text={t('learn.alphaBeta')} />
      <Note text={`${t(`learn.scores.${side}`)} ${t('learn.cutScores')}`} />
    </Section>
  );
}

function Note({ text }: { readonly text: string }) {
  const { ink } = usePalette();
  return <Text style={[type.body, styles.note, { color: ink }]}>{text}</Text>;
}

const styles = StyleSheet.create({
  columns: {
    flex: 1,
    flexDirection: 'row',
    alignSelf: 'center',
    width: '100%',
    maxWidth: WIDE_PAGE,
    gap: space(2),
  },
  half: { flex: 1 },
  column: { gap: space(3), paddingHorizontal: screenEdge, paddingBottom: space(6) },
  note: { paddingHorizontal: space(4), paddingVertical: space(3) },
});
