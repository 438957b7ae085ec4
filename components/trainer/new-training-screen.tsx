import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { CHARACTERS, variant } from '@dama/engine';
import { useSetting, useTrainer } from '@/components/app-stores';
import { VariantRowButton } from '@/components/new-game/variant-button';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { PageScroll } from '@/components/ui/page-scroll';
import { Screen } from '@/components/ui/screen';
import { Section } from '@/components/ui/section';
import type { TrainedPlayer } from '@/state/trained-player';
import { trainedFor } from '@/state/rival';
import type { Entrant } from '@/state/trainer-setup';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { entrantKey, entrantName } from './contestant-words';
import { EntrantRow } from './entrant-row';
import { CHARACTER_ENTRANTS, entrantsOf, LEVEL_ENTRANTS } from './entrants';
import { GamesStepper } from './games-stepper';
import { LearnerChoices } from './learner-choices';

interface NewTrainingScreenProps {
  readonly onStarted: (id: string) => void;
  readonly onClose: () => void;
}

type GamesByEntrant = Readonly<Record<string, number>>;

const LADDER_GAMES = 25;

/** Who teaches a newborn best: the weakest first. */
const LADDER: GamesByEntrant = Object.fromEntries(
  [...CHARACTERS]
    .filter(({ id }) => id !== 'learner')
    .sort((a, b) => a.rating - b.rating)
    .map(({ id }) => [id, LADDER_GAMES]),
);

/** Played in the order in which they stand here. */
const ladderOrder = (entrants: readonly Entrant[]): readonly Entrant[] => {
  const steps = Object.keys(LADDER);
  const stepOf = (entrant: Entrant) => steps.indexOf(entrantKey(entrant));
  return [...entrants].sort((a, b) => stepOf(a) - stepOf(b));
};

export function NewTrainingScreen({ onStarted, onClose }: NewTrainingScreenProps) {
  const { t } = useTranslation();
  const { muted } = usePalette();
  const rules = variant(useSetting('variant'));
  const players = useTrainer((state) => state.players);
  const { beginTraining } = useTrainer((state) => state.verbs);
  const [copyOf, setCopyOf] = useState<TrainedPlayer | null>(null);
  const [games, setGames] = useState<GamesByEntrant>({ random: LADDER_GAMES });
  const [isLevelsOpen, setLevelsOpen] = useState(false);
  const [isTold, setTold] = useState(false);
  if (rules === undefined) return null;

  const suited = trainedFor(players, rules);
  const learner = copyOf !== null && suited.includes(copyOf) ? copyOf : null;
  const characters = ladderOrder(CHARACTER_ENTRANTS);
  const entrants = [...characters, ...entrantsOf(suited), ...LEVEL_ENTRANTS];
  const gamesOf = (entrant: Entrant) => games[entrantKey(entrant)] ?? 0;
  const total = entrants.reduce((sum, entrant) => sum + gamesOf(entrant), 0);

  const start = () => {
    if (total === 0) return setTold(true);
    const opponents = entrants.map((entrant) => ({ entrant, games: gamesOf(entrant) }));
    onStarted(beginTraining({ rules, copyOf: learner, opponents }));
  };

  const rowOf = (entrant: Entrant) => {
    const key = entrantKey(entrant);
    return (
      <EntrantRow key={key} entrant={entrant}>
        <GamesStepper
          label={entrantName(t, entrant)}
          games={gamesOf(entrant)}
          onChange={(count) => setGames({ ...games, [key]: count })}
        />
      </EntrantRow>
    );
  };
  const levelGames = LEVEL_ENTRANTS.reduce((sum, entrant) => sum + gamesOf(entrant), 0);

  return (
    <Screen
      title={t('trainer.newTraining')}
      leave={{ icon: 'close', label: t('newGame.close'), onPress: onClose }}
      footer={
        <View style={styles.footer}>
          <Text role="status" style={[type.secondary, styles.centred, { color: muted }]}>
            {isTold && total === 0
              ? t('trainer.chooseOpponent')
              : t('trainer.total', { count: total })}
          </Text>
          <Button kind="main" label={t('trainer.start')} onPress={start} />
        </View>
      }
    >
      <PageScroll>
        <Section title={t('trainer.game')}>
          <VariantRowButton />
        </Section>
        <LearnerChoices players={suited} chosen={learner} onChoose={setCopyOf} />
        <Section title={t('trainer.opponents')}>
          {[...characters, ...entrantsOf(suited)].map(rowOf)}
        </Section>
        <Disclosure
          title={t('trainer.levels')}
          summary={t('trainer.games', { count: levelGames })}
          isOpen={isLevelsOpen}
          onToggle={() => setLevelsOpen(!isLevelsOpen)}
        >
          {LEVEL_ENTRANTS.map(rowOf)}
        </Disclosure>
        <Button label={t('trainer.ladder')} onPress={() => setGames(LADDER)} />
        <Text style={[type.secondary, styles.centred, { color: muted }]}>
          {t('trainer.ladderAbout')}
        </Text>
        {total > 0 && <Button label={t('trainer.clear')} onPress={() => setGames({})} />}
      </PageScroll>
    </Screen>
  );
}

const styles = StyleSheet.create({
  footer: { gap: space(2) },
  centred: { textAlign: 'center' },
});
