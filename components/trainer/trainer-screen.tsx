import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { useTrainer } from '@/components/app-stores';
import { Button } from '@/components/ui/button';
import { PageScroll } from '@/components/ui/page-scroll';
import { Screen } from '@/components/ui/screen';
import { Section } from '@/components/ui/section';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { BringBackSheet } from './bring-back-sheet';
import { CharacterPicture } from './character-picture';
import { ConfirmSheet } from './confirm-sheet';
import { PlayerRow } from './player-row';
import { SessionRow } from './session-row';
import { usePlayAgainst } from './use-play-against';

interface TrainerScreenProps {
  readonly onOpen: (id: string) => void;
  readonly onGame: (id: string) => void;
  readonly onNewTraining: () => void;
  readonly onNewTournament: () => void;
  readonly onBack: () => void;
}

/** Everything that was trained or played out, and the ways to more of it. */
export function TrainerScreen(props: TrainerScreenProps) {
  const { onOpen, onGame, onNewTraining, onNewTournament, onBack } = props;
  const { t } = useTranslation();
  const { muted } = usePalette();
  const sessions = useTrainer((state) => state.sessions);
  const players = useTrainer((state) => state.players);
  const unreadable = useTrainer((state) => state.unreadable);
  const { remove, removePlayer } = useTrainer((state) => state.verbs);
  const playAgainst = usePlayAgainst();
  const [isBringing, setBringing] = useState(false);
  const [removing, setRemoving] = useState<(() => void) | null>(null);

  return (
    <Screen
      title={t('trainer.title')}
      leave={{ icon: 'back', label: t('ui.back'), onPress: onBack }}
    >
      <PageScroll>
        {sessions.length === 0 && players.length === 0 && <NobodyYet />}
        <Button kind="main" label={t('trainer.newTraining')} onPress={onNewTraining} />
        <Button label={t('trainer.newTournament')} onPress={onNewTournament} />
        {sessions.length > 0 && (
          <Text role="heading" style={[type.secondary, styles.heading, { color: muted }]}>
            {t('trainer.sessions')}
          </Text>
        )}
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onOpen={() => onOpen(session.id)}
            onRemove={() => setRemoving(() => () => void remove(session.id))}
          />
        ))}
        {players.length > 0 && (
          <Section title={t('trainer.players')}>
            {players.map((player) => (
              <PlayerRow
                key={player.id}
                player={player}
                onPlay={() => onGame(playAgainst(player))}
                onRemove={() => setRemoving(() => () => removePlayer(player.id))}
              />
            ))}
          </Section>
        )}
        <Button label={t('trainer.bringBack')} onPress={() => setBringing(true)} />
        {unreadable > 0 && (
          <Text style={[type.secondary, styles.note, { color: muted }]}>
            {t('trainer.unreadable')}
          </Text>
        )}
      </PageScroll>
      <BringBackSheet isOpen={isBringing} onClose={() => setBringing(false)} />
      <ConfirmSheet
        title={t('trainer.removeTitle')}
        about={t('trainer.removeAbout')}
        yes={t('trainer.yesRemove')}
        no={t('trainer.no')}
        isOpen={removing !== null}
        onYes={() => {
          removing?.();
          setRemoving(null);
        }}
        onClose={() => setRemoving(null)}
      />
    </Screen>
  );
}

function NobodyYet() {
  const { t } = useTranslation();
  const { ink, muted } = usePalette();
  return (
    <View style={styles.empty}>
      <CharacterPicture character="learner" size={112} />
      <Text style={[type.title, { color: ink }]}>{t('trainer.empty')}</Text>
      <Text style={[type.body, styles.centred, { color: muted }]}>{t('trainer.emptyAbout')}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  heading: { fontWeight: '600', paddingHorizontal: space(1), paddingTop: space(2) },
  note: { paddingHorizontal: space(1) },
  empty: { alignItems: 'center', gap: space(2), paddingVertical: space(6) },
  centred: { textAlign: 'center', maxWidth: 340 },
});
