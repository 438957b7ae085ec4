import { useState } from 'react';
import { StyleSheet, Text } from 'react-native';
import { useTranslation } from 'react-i18next';
import { useLibrary } from '@/components/app-stores';
import { Screen } from '@/components/ui/screen';
import { personSide } from '@/state/turn';
import { screenEdge, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { Classroom } from './classroom';

interface LearnPageProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** The classroom on a kept game, at the position that is looked at. */
export function LearnPage({ id, onBack }: LearnPageProps) {
  const { t } = useTranslation();
  const { open } = useLibrary((state) => state.verbs);
  const [store] = useState(() => open(id));
  if (store === null) return <NoLesson sentence={t('learn.gone')} onBack={onBack} />;
  if (typeof store === 'string')
    return <NoLesson sentence={t(`game.unreadable.${store}`)} onBack={onBack} />;
  const state = store.getState();
  return <Classroom game={state.shown} flipped={personSide(state) === 'black'} onBack={onBack} />;
}

interface NoLessonProps {
  readonly sentence: string;
  readonly onBack: () => void;
}

function NoLesson({ sentence, onBack }: NoLessonProps) {
  const { t } = useTranslation();
  const { ink } = usePalette();
  return (
    <Screen title={t('learn.title')} leave={{ icon: 'back', label: t('ui.back'), onPress: onBack }}>
      <Text role="status" style={[type.body, styles.sentence, { color: ink }]}>
        {sentence}
      </Text>
    </Screen>
  );
}

const styles = StyleSheet.create({
  sentence: { textAlign: 'center', padding: screenEdge },
});
