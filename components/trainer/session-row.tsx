import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { useTrainer } from '@/components/app-stores';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import { Touchable } from '@/components/ui/touchable';
import { totalGames, type Session } from '@/state/kept-trainer';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { ContestantPicture } from './contestant-picture';
import { ProgressBar } from './progress-bar';
import { progressText, sessionState, sessionTitle } from './session-words';

interface SessionRowProps {
  readonly session: Session;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

const MOST_PICTURES = 6;

/** A training or a tournament in the list: what it is, who plays, how far it has come. */
export function SessionRow({ session, onOpen, onRemove }: SessionRowProps) {
  const { t } = useTranslation();
  const { ink, muted } = usePalette();
  const running = useTrainer((state) => state.running);
  const title = sessionTitle(t, session);
  const about = t('trainer.row', {
    state: t(`trainer.state.${sessionState(session, running)}`),
    progress: progressText(t, session),
  });
  return (
    <Card style={styles.card}>
      <Touchable label={`${title}, ${about}`} onPress={onOpen} style={styles.open}>
        <Text style={[type.title, { color: ink }]}>{title}</Text>
        <Text style={[type.secondary, { color: muted }]}>{about}</Text>
        <View style={styles.pictures}>
          {playersOf(session)
            .slice(0, MOST_PICTURES)
            .map((player, place) => (
              <ContestantPicture key={place} player={player} size={28} />
            ))}
        </View>
        <ProgressBar label={title} done={session.work.session.played} total={totalGames(session)} />
      </Touchable>
      <IconButton
        icon="bin"
        label={t('trainer.remove', { what: title })}
        color={muted}
        onPress={onRemove}
      />
    </Card>
  );
}

const playersOf = ({ work }: Session) =>
  work.kind === 'training'
    ? work.session.opponents.map(({ player }) => player)
    : work.session.players;

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'flex-start', paddingRight: space(1) },
  open: { flex: 1, gap: space(1), padding: space(4), paddingRight: space(1) },
  pictures: { flexDirection: 'row', gap: space(1), paddingVertical: space(1) },
});
