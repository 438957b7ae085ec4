import { useState } from 'react';
import { StyleSheet, Text } from 'react-native';
import { useTranslation } from 'react-i18next';
import type { Training } from '@dama/engine';
import { useTrainer } from '@/components/app-stores';
import { Disclosure } from '@/components/ui/disclosure';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { CheckpointRow } from './checkpoint-row';
import { ConfirmSheet } from './confirm-sheet';
import { percent } from './figures';

interface CheckpointsProps {
  readonly id: string;
  readonly training: Training;
  readonly nameOf: (opponent: number) => string;
}

/** Moments to which a training can go back, the latest first. */
export function Checkpoints({ id, training, nameOf }: CheckpointsProps) {
  const { t } = useTranslation();
  const { muted } = usePalette();
  const { restore } = useTrainer((state) => state.verbs);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const moments = training.checkpoints
    .map(({ played, opponent, recent }, index) => ({
      index,
      played,
      moment:
        played === 0 ? t('trainer.checkpointStart') : t('trainer.checkpoint', { games: played }),
      about:
        opponent === null
          ? undefined
          : t('trainer.checkpointScore', { score: shareOf(recent), name: nameOf(opponent) }),
    }))
    // There is nothing to forget after the moment at which it stands.
    .filter(({ played }) => played < training.played)
    .reverse();
  if (moments.length === 0) return null;
  return (
    <>
      <Disclosure
        title={t('trainer.checkpoints')}
        summary={t('trainer.checkpointsAbout')}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        {moments.map(({ index, moment, about }) => (
          <CheckpointRow
            key={index}
            moment={moment}
            {...(about !== undefined && { about })}
            onRestore={() => setChosen(index)}
          />
        ))}
        <Text style={[type.secondary, styles.note, { color: muted }]}>
          {t('trainer.restoreAbout')}
        </Text>
      </Disclosure>
      <ConfirmSheet
        title={t('trainer.restoreTitle')}
        about={t('trainer.restoreAbout')}
        yes={t('trainer.yesRestore')}
        no={t('trainer.noRestore')}
        isOpen={chosen !== null}
        onYes={() => {
          if (chosen !== null) void restore(id, chosen);
          setChosen(null);
        }}
        onClose={() => setChosen(null)}
      />
    </>
  );
}

type Counts = Training['recent'];

const shareOf = ({ wins, draws, losses }: Counts): string =>
  percent((wins + draws / 2) / (wins + draws + losses));

const styles = StyleSheet.create({
  note: { paddingHorizontal: space(4), paddingVertical: space(2) },
});
