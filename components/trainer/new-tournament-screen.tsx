import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { variant } from '@dama/engine';
import { useSetting, useTrainer } from '@/components/app-stores';
import { VariantRowButton } from '@/components/new-game/variant-button';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { PageScroll } from '@/components/ui/page-scroll';
import { Screen } from '@/components/ui/screen';
import { Section } from '@/components/ui/section';
import { StepperRow } from '@/components/ui/stepper-row';
import { trainedFor } from '@/state/rival';
import type { Entrant } from '@/state/trainer-setup';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { entrantKey } from './contestant-words';
import { EntrantSwitch } from './entrant-switch';
import { CHARACTER_ENTRANTS, entrantsOf, LEVEL_ENTRANTS } from './entrants';

interface NewTournamentScreenProps {
  readonly onStarted: (id: string) => void;
  readonly onClose: () => void;
}

/** Even, so that both have each colour as often. */
const GAMES_PER_PAIR = [2, 4, 6, 10, 20, 50, 100];

export function NewTournamentScreen({ onStarted, onClose }: NewTournamentScreenProps) {
  const { t } = useTranslation();
  const { muted } = usePalette();
  const rules = variant(useSetting('variant'));
  const players = useTrainer((state) => state.players);
  const { beginTournament } = useTrainer((state) => state.verbs);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [gamesPerPair, setGamesPerPair] = useState(4);
  const [isLevelsOpen, setLevelsOpen] = useState(false);
  const [isTold, setTold] = useState(false);
  if (rules === undefined) return null;

  const others = [...CHARACTER_ENTRANTS, ...entrantsOf(trainedFor(players, rules))];
  const isIn = (entrant: Entrant) => chosen.includes(entrantKey(entrant));
  const entrants = [...others, ...LEVEL_ENTRANTS].filter(isIn);
  const total = ((entrants.length * (entrants.length - 1)) / 2) * gamesPerPair;

  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  const start = () => {
    if (entrants.length < 2) return setTold(true);
    onStarted(beginTournament({ rules, entrants, gamesPerPair }));
  };

  const rowOf = (entrant: Entrant) => (
    <EntrantSwitch
      key={entrantKey(entrant)}
      entrant={entrant}
      isIn={isIn(entrant)}
      onToggle={() => toggle(entrantKey(entrant))}
    />
  );

  return (
    <Screen
      title={t('trainer.newTournament')}
      leave={{ icon: 'close', label: t('newGame.close'), onPress: onClose }}
      footer={
        <View style={styles.footer}>
          <Text role="status" style={[type.secondary, styles.centred, { color: muted }]}>
            {isTold && entrants.length < 2
              ? t('trainer.chooseTwo')
              : t('trainer.total', { count: total })}
          </Text>
          <Button kind="main" label={t('trainer.startTournament')} onPress={start} />
        </View>
      }
    >
      <PageScroll>
        <Section title={t('trainer.game')}>
          <VariantRowButton />
          <StepperRow
            label={t('trainer.gamesPerPair')}
            about={t('trainer.gamesPerPairAbout')}
            value={gamesPerPair}
            values={GAMES_PER_PAIR}
            format={String}
            onChange={setGamesPerPair}
          />
        </Section>
        <Section title={t('trainer.contestants')}>{others.map(rowOf)}</Section>
        <Disclosure
          title={t('trainer.levels')}
          summary={String(LEVEL_ENTRANTS.filter(isIn).length)}
          isOpen={isLevelsOpen}
          onToggle={() => setLevelsOpen(!isLevelsOpen)}
        >
          {LEVEL_ENTRANTS.map(rowOf)}
        </Disclosure>
      </PageScroll>
    </Screen>
  );
}

const styles = StyleSheet.create({
  footer: { gap: space(2) },
  centred: { textAlign: 'center' },
});
