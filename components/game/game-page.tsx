import { useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { useLibrary } from '@/components/app-stores';
import { radius, screenEdge, space, touchTarget, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { GameScreen } from './game-screen';
import { GameStoreProvider } from './game-store-context';

interface GamePageProps {
  readonly id: string;
  readonly isFocused: boolean;
  readonly onHome: () => void;
  readonly onNewGame: () => void;
  readonly onSettings: () => void;
  readonly onTree: () => void;
  /** Another game took this one's place. */
  readonly onGame: (id: string) => void;
}

/** The game that an address names; a sentence where there is none, or none that can be read. */
export function GamePage({ id, onGame, onHome, ...rest }: GamePageProps) {
  const { t } = useTranslation();
  const { open, rematch } = useLibrary((state) => state.verbs);
  const [store] = useState(() => open(id));
  if (store === null) return <NoGame sentence={t('game.gone')} onHome={onHome} />;
  if (typeof store === 'string')
    return <NoGame sentence={t(`game.unreadable.${store}`)} onHome={onHome} />;
  const onRematch = () => {
    const next = rematch(id);
    if (next !== null) onGame(next);
  };
  return (
    <GameStoreProvider store={store}>
      <GameScreen {...rest} onBack={onHome} onRematch={onRematch} />
    </GameStoreProvider>
  );
}

interface NoGameProps {
  readonly sentence: string;
  readonly onHome: () => void;
}

function NoGame({ sentence, onHome }: NoGameProps) {
  const { t } = useTranslation();
  const { background, ink, accent, onAccent } = usePalette();
  return (
    <View style={[styles.page, { backgroundColor: background }]}>
      <Text role="status" style={[type.body, styles.sentence, { color: ink }]}>
        {sentence}
      </Text>
      <Pressable
        role="button"
        onPress={onHome}
        style={[styles.button, { backgroundColor: accent }]}
      >
        <Text style={[type.title, { color: onAccent }]}>{t('game.home')}</Text>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  page: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(4),
    padding: screenEdge,
  },
  sentence: { textAlign: 'center' },
  button: {
    minHeight: touchTarget,
    justifyContent: 'center',
    paddingHorizontal: space(6),
    borderRadius: radius.card,
  },
});
