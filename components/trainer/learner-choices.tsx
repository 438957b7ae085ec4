import { StyleSheet, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '@/components/ui/radio-group';
import { RowWords } from '@/components/ui/row-words';
import { Section } from '@/components/ui/section';
import { Touchable } from '@/components/ui/touchable';
import type { TrainedPlayer } from '@/state/trained-player';
import { space } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { CharacterPicture } from './character-picture';

interface LearnerChoicesProps {
  readonly players: readonly TrainedPlayer[];
  readonly chosen: TrainedPlayer | null;
  readonly onChoose: (player: TrainedPlayer | null) => void;
}

/** One that knows nothing, or a copy of one that was trained: the player copied stays as it is. */
export function LearnerChoices({ players, chosen, onChoose }: LearnerChoicesProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup label={t('trainer.learner')}>
      <Section title={t('trainer.learner')}>
        {[null, ...players].map((player) => (
          <LearnerChoice
            key={player?.id ?? 'nothing'}
            player={player}
            isChosen={player === chosen}
            onChoose={() => onChoose(player)}
          />
        ))}
      </Section>
    </RadioGroup>
  );
}

interface LearnerChoiceProps {
  readonly player: TrainedPlayer | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function LearnerChoice({ player, isChosen, onChoose }: LearnerChoiceProps) {
  const { t } = useTranslation();
  const { accent, muted } = usePalette();
  const label = player ? t('trainer.copyOf', { name: player.name }) : t('trainer.fromNothing');
  const about = player
    ? t('trainer.copyAbout', { count: player.learner.games })
    : t('trainer.fromNothingAbout');
  return (
    <Touchable
      role="radio"
      label={label}
      isChecked={isChosen}
      isTabStop={isChosen}
      onPress={onChoose}
      style={styles.row}
    >
      <CharacterPicture character={player ? 'trained' : 'learner'} size={44} />
      <View style={styles.words}>
        <RowWords label={label} about={about} />
      </View>
      <View style={[styles.ring, { borderColor: isChosen ? accent : muted }]}>
        {isChosen && <View style={[styles.dot, { backgroundColor: accent }]} />}
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(3),
    paddingHorizontal: space(4),
    paddingVertical: space(3),
  },
  words: { flex: 1 },
  ring: {
    width: 22,
    height: 22,
    borderRadius: 11,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dot: { width: 12, height: 12, borderRadius: 6 },
});
