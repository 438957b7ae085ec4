import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { newGame, variant } from '@dama/engine';
import { useSetting } from '@/components/app-stores';
import { Button } from '@/components/ui/button';
import { screenEdge, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { GamePicture } from './game-picture';

interface EmptyGamesProps {
  readonly onPlay: () => void;
}

/** Where the games will be, and how to get one. */
export function EmptyGames({ onPlay }: EmptyGamesProps) {
  const { t } = useTranslation();
  const { ink, muted } = usePalette();
  const rules = variant(useSetting('variant'));
  return (
    <View style={styles.page}>
      {rules && <GamePicture game={newGame(rules)} size={168} />}
      <Text role="heading" style={[type.title, styles.title, { color: ink }]}>
        {t('library.empty')}
      </Text>
      <Text style={[type.body, styles.text, { color: muted }]}>{t('library.emptyAbout')}</Text>
      <Button kind="main" label={t('library.play')} onPress={onPlay} />
    </View>
  );
}

const styles = StyleSheet.create({
  page: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(3),
    padding: screenEdge,
    paddingBottom: space(16),
  },
  title: { paddingTop: space(3) },
  text: { textAlign: 'center', maxWidth: 300, paddingBottom: space(3) },
});
