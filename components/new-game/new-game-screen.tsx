import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { useSettings, useTrainer } from '@/components/app-stores';
import { Button } from '@/components/ui/button';
import { Choices } from '@/components/ui/choice-row';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { PageScroll } from '@/components/ui/page-scroll';
import { Screen } from '@/components/ui/screen';
import { OPPONENTS } from '@/state/settings';
import { space } from '@/theme/metrics';
import { clockSummary } from './clock-summary';
import { ClockSection } from './clock-section';
import { OptionsSection, optionsSummary } from './options-section';
import { PlayersSection, playersSummary } from './players-section';
import { SeatChoices } from './seat-choices';
import { seatSentence } from './seat-words';
import { useStartGame } from './use-start-game';
import { VariantButton } from './variant-button';

interface NewGameScreenProps {
  /** In front of every other screen. */
  readonly isFocused?: boolean;
  readonly onStarted: (id: string) => void;
  readonly onClose: () => void;
}

/** What the next game shall be. Every choice is kept, so the last ones are there again. */
export function NewGameScreen({ isFocused = true, onStarted, onClose }: NewGameScreenProps) {
  const { t } = useTranslation();
  const settings = useSettings((state) => state.settings);
  const { change } = useSettings((state) => state.verbs);
  const trained = useTrainer((state) => state.players);
  const { start, ceremony } = useStartGame(isFocused, onStarted);
  const [open, setOpen] = useState<string | null>(null);

  const isComputer = settings.opponent === 'computer';
  const sections = [
    {
      title: t(isComputer ? 'newGame.strength' : 'newGame.players'),
      summary: playersSummary(t, settings, trained),
      content: <PlayersSection />,
    },
    {
      title: t('newGame.seat'),
      summary: seatSentence(t, settings, trained),
      content: <SeatChoices label={seatSentence(t, settings, trained)} />,
    },
    {
      title: t('newGame.clock'),
      summary: clockSummary(t, settings),
      content: <ClockSection />,
    },
    {
      title: t('newGame.options'),
      summary: optionsSummary(t, settings),
      content: <OptionsSection />,
    },
  ];

  return (
    <View style={styles.screen}>
      <Screen
        title={t('newGame.title')}
        leave={{ icon: 'close', label: t('newGame.close'), onPress: onClose }}
        footer={<Button kind="main" label={t('newGame.start')} onPress={() => start()} />}
      >
        <PageScroll>
          <Card style={styles.opponents}>
            <Choices
              label={t('newGame.opponent')}
              value={settings.opponent}
              choices={OPPONENTS.map((value) => ({
                value,
                label: t(`newGame.opponents.${value}`),
              }))}
              onChange={(opponent) => change({ opponent })}
            />
          </Card>
          <VariantButton />
          {sections.map(({ title, summary, content }) => (
            <Disclosure
              key={title}
              title={title}
              summary={summary}
              isOpen={open === title}
              onToggle={() => setOpen(open === title ? null : title)}
            >
              {content}
            </Disclosure>
          ))}
        </PageScroll>
      </Screen>
      {ceremony}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  opponents: { padding: space(2) },
});
