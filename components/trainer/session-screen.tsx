import { StyleSheet, Text } from 'react-native';
import { useTranslation } from 'react-i18next';
import { useTrainer } from '@/components/app-stores';
import { PageScroll } from '@/components/ui/page-scroll';
import { Screen } from '@/components/ui/screen';
import { Section } from '@/components/ui/section';
import type { Session } from '@/state/kept-trainer';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { CrossTable } from './cross-table';
import { ProgressCard } from './progress-card';
import { sessionTitle } from './session-words';
import { TrainingView } from './training-view';

interface SessionScreenProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** One training or tournament, running or not. */
export function SessionScreen({ id, onBack }: SessionScreenProps) {
  const { t } = useTranslation();
  const { muted } = usePalette();
  const session = useTrainer(({ sessions }) => sessions.find((one) => one.id === id));
  return (
    <Screen
      title={session ? sessionTitle(t, session) : t('trainer.title')}
      leave={{ icon: 'back', label: t('ui.back'), onPress: onBack }}
    >
      <PageScroll>
        {session ? (
          <SessionBody session={session} />
        ) : (
          <Text style={[type.body, styles.gone, { color: muted }]}>{t('trainer.gone')}</Text>
        )}
      </PageScroll>
    </Screen>
  );
}

function SessionBody({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const { id, work } = session;
  return (
    <>
      <ProgressCard session={session} />
      {work.kind === 'training' ? (
        <TrainingView id={id} training={work.session} names={work.names} />
      ) : (
        <Section title={t('trainer.table')}>
          <CrossTable tournament={work.session} names={work.names} />
        </Section>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  gone: { textAlign: 'center', paddingVertical: space(8) },
});
