import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { useTrainer } from '@/components/app-stores';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { totalGames, type Session } from '@/state/kept-trainer';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { durationText } from './figures';
import { ProgressBar } from './progress-bar';
import { progressText, sessionState } from './session-words';

/** How far a session has come, how long it will take, and the way to pause it. */
export function ProgressCard({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const { ink, muted, warning } = usePalette();
  const running = useTrainer((state) => state.running);
  const timeLeft = useTrainer((state) => state.timeLeft);
  const problem = useTrainer((state) => state.problem);
  const { pause, resume } = useTrainer((state) => state.verbs);
  const state = sessionState(session, running);
  const progress = progressText(t, session);
  const about = {
    running: timeLeft === null ? t('trainer.measuring') : leftText(t, timeLeft),
    paused: t('trainer.state.paused'),
    over: t('trainer.over'),
  }[state];
  return (
    <Card style={styles.card}>
      <View style={styles.words}>
        <Text style={[type.title, styles.figures, { color: ink }]}>{progress}</Text>
        <Text style={[type.secondary, styles.figures, { color: muted }]}>{about}</Text>
      </View>
      <ProgressBar
        label={progress}
        done={session.work.session.played}
        total={totalGames(session)}
      />
      {problem && (
        <Text role="alert" style={[type.secondary, { color: warning }]}>
          {t(`trainer.${problem}`)}
        </Text>
      )}
      {state === 'running' && <Button label={t('trainer.pause')} onPress={() => void pause()} />}
      {state === 'paused' && (
        <Button kind="main" label={t('trainer.resume')} onPress={() => void resume(session.id)} />
      )}
    </Card>
  );
}

const leftText = (t: Parameters<typeof durationText>[0], timeLeft: number): string =>
  t('trainer.left', { time: durationText(t, timeLeft) });

const styles = StyleSheet.create({
  card: { gap: space(3), padding: space(4) },
  words: { gap: 2 },
  figures: { fontVariant: ['tabular-nums'] },
});
