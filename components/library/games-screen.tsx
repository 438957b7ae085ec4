import { useState } from 'react';
import { SectionList, StyleSheet, Text } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTranslation } from 'react-i18next';
import { useLibrary } from '@/components/app-stores';
import { PAGE_WIDTH, Screen } from '@/components/ui/screen';
import { parseStoredGame } from '@/state/kept-game';
import type { LibraryState } from '@/state/library-store';
import { screenEdge, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { EmptyGames } from './empty-games';
import { GameRow } from './game-row';
import { RemoveGameSheet } from './remove-game-sheet';
import { UnreadableRow } from './unreadable-row';
import { useGames } from './use-games';
import { useNow } from './use-now';

type StoredGame = LibraryState['games'][number];

interface GamesScreenProps {
  /** In front of every other screen. */
  readonly isFocused?: boolean;
  readonly onOpen: (id: string) => void;
  readonly onPlay: () => void;
  readonly onBack: () => void;
}

/** Every game that is kept, those to go on with first. */
export function GamesScreen({ isFocused = true, onOpen, onPlay, onBack }: GamesScreenProps) {
  const { t } = useTranslation();
  const { muted } = usePalette();
  const insets = useSafeAreaInsets();
  const games = useGames(isFocused);
  const { remove } = useLibrary((state) => state.verbs);
  const [leaving, setLeaving] = useState<string | null>(null);
  const now = useNow();

  const sections = [
    { title: t('library.open'), data: games.filter(({ isOver }) => !isOver) },
    { title: t('library.finished'), data: games.filter(({ isOver }) => isOver) },
  ].filter(({ data }) => data.length > 0);

  const removeIt = () => {
    // A disk that refuses leaves the game to be found again at the next start, which loses nothing.
    if (leaving !== null) remove(leaving).catch(() => undefined);
    setLeaving(null);
  };

  return (
    <Screen
      title={t('library.title')}
      leave={{ icon: 'back', label: t('ui.back'), onPress: onBack }}
    >
      <SectionList
        sections={sections}
        keyExtractor={({ id }) => id}
        stickySectionHeadersEnabled={false}
        initialNumToRender={8}
        ListEmptyComponent={<EmptyGames onPlay={onPlay} />}
        renderSectionHeader={({ section }) => (
          <Text role="heading" style={[type.secondary, styles.heading, { color: muted }]}>
            {section.title}
          </Text>
        )}
        renderItem={({ item }) => (
          <StoredGameRow
            stored={item}
            now={now}
            onOpen={() => onOpen(item.id)}
            onRemove={() => setLeaving(item.id)}
          />
        )}
        contentContainerStyle={[styles.list, { paddingBottom: insets.bottom + space(4) }]}
      />
      <RemoveGameSheet
        isOpen={leaving !== null}
        onRemove={removeIt}
        onClose={() => setLeaving(null)}
      />
    </Screen>
  );
}

interface StoredGameRowProps {
  readonly stored: StoredGame;
  readonly now: number;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function StoredGameRow({ stored, now, onOpen, onRemove }: StoredGameRowProps) {
  const kept = parseStoredGame(stored);
  if (!kept.ok) return <UnreadableRow onRemove={onRemove} />;
  const { updatedAt } = stored;
  return <GameRow kept={kept.value} {...{ updatedAt, now, onOpen, onRemove }} />;
}

const styles = StyleSheet.create({
  list: {
    flexGrow: 1,
    width: '100%',
    maxWidth: PAGE_WIDTH,
    alignSelf: 'center',
    gap: space(2),
    paddingHorizontal: screenEdge,
  },
  heading: { fontWeight: '600', paddingTop: space(2), paddingHorizontal: space(1) },
});
