import { useState } from 'react';
import { StyleSheet, Text } from 'react-native';
import { useTranslation } from 'react-i18next';
import { learningCurve, scoresOf, type Training } from '@dama/engine';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { Checkpoints } from './checkpoints';
import { contestantName } from './contestant-words';
import { CurveNote, CurvePlot } from './curve-plot';
import { percent } from './figures';
import { KeepPlayerSheet } from './keep-player-sheet';
import { ResultRow } from './result-row';
import { WeightsPicture } from './weights-picture';

interface TrainingViewProps {
  readonly id: string;
  readonly training: Training;
  readonly names: readonly (string | null)[];
}

/** What came of a training so far. */
export function TrainingView({ id, training, names }: TrainingViewProps) {
  const { t } = useTranslation();
  const { muted } = usePalette();
  const [isNaming, setNaming] = useState(false);
  const [kept, setKept] = useState<string | null>(null);
  const players = training.opponents.map(({ player }) => player);
  const nameOf = (opponent: number): string => {
    const player = players[opponent];
    return player === undefined ? '' : contestantName(t, player, names[opponent] ?? null);
  };
  return (
    <>
      <Section title={t('trainer.results')}>
        {scoresOf(training).map((score, opponent) => {
          const player = players[opponent];
          return (
            player && (
              <ResultRow key={opponent} player={player} name={nameOf(opponent)} score={score} />
            )
          );
        })}
        <Text style={[type.secondary, styles.note, { color: muted }]}>
          {t('trainer.scoreAbout')}
        </Text>
      </Section>
      <Section title={t('trainer.curve')}>
        <Curve training={training} nameOf={nameOf} />
      </Section>
      <Section title={t('trainer.weights')}>
        <WeightsPicture weights={training.learner.weights} />
      </Section>
      <Button label={t('trainer.keep')} onPress={() => setNaming(true)} />
      {kept !== null && (
        <Text role="status" style={[type.body, styles.centred, { color: muted }]}>
          {t('trainer.kept', { name: kept })}
        </Text>
      )}
      <Checkpoints id={id} training={training} nameOf={nameOf} />
      <KeepPlayerSheet
        id={id}
        isOpen={isNaming}
        onKept={(name) => {
          setKept(name);
          setNaming(false);
        }}
        onClose={() => setNaming(false)}
      />
    </>
  );
}

interface CurveProps {
  readonly training: Training;
  readonly nameOf: (opponent: number) => string;
}

function Curve({ training, nameOf }: CurveProps) {
  const { t } = useTranslation();
  const points = learningCurve(training).flatMap(({ games, opponent, score, margin }) =>
    score === null || margin === null ? [] : [{ games, opponent, score, margin }],
  );
  if (points.length === 0)
    return <CurveNote text={t('trainer.curveEmpty', { count: training.checkpointEvery })} />;
  const inWords = points.map(({ games, opponent, score, margin }) =>
    t('trainer.curvePoint', {
      games,
      name: nameOf(opponent),
      score: percent(score),
      margin: percent(margin),
    }),
  );
  return (
    <>
      <CurvePlot
        label={`${t('trainer.curve')}: ${inWords.join('; ')}`}
        points={points}
        opponents={training.opponents.map(({ player }) => player)}
      />
      <CurveNote text={t('trainer.curveAbout')} />
    </>
  );
}

const styles = StyleSheet.create({
  note: { paddingHorizontal: space(4), paddingVertical: space(3) },
  centred: { textAlign: 'center' },
});
