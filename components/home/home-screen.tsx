import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTranslation } from 'react-i18next';
import { useSettings, useTrainer } from '@/components/app-stores';
import { useGames } from '@/components/library/use-games';
import { useStartGame } from '@/components/new-game/use-start-game';
import { parseStoredGame } from '@/state/kept-game';
import type { LibraryState } from '@/state/library-store';
import type { Settings } from '@/state/settings';
import { space } from '@/theme/metrics';
import { CARD_EDGE, ContinueCard } from './continue-card';
import { againstComputer, betweenPeople } from './choice-words';
import { HOME_EDGE, HomeGround } from './home-ground';
import { LinkCard } from './link-card';
import { PlayCard } from './play-card';
import { StorageNotice, type Notice } from './storage-notice';

interface HomeScreenProps {
  /** In front of every other screen. */
  readonly isFocused?: boolean;
  readonly notice: Notice | null;
  readonly onGame: (id: string) => void;
  readonly onNewGame: () => void;
  readonly onGames: () => void;
  readonly onLearn: () => void;
  readonly onTrainer: () => void;
  readonly onSettings: () => void;
}

/** From here on what is read stands beside what is pressed. */
const TWO_COLUMNS = 720;
const WIDE_PAGE = 800;
/** Lower than this, as a phone on its side, a large picture would hide what stands under it. */
const HIGH = 600;
/** Narrower than this the picture leaves more of the card to the words. */
const NARROW = 380;
const COLUMN_GAP = space(4);

export function HomeScreen({ isFocused = true, notice, ...on }: HomeScreenProps) {
  const { t } = useTranslation();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const isWide = width >= TWO_COLUMNS;
  const games = useGames(isFocused);
  const settings = useSettings((state) => state.settings);
  const { change } = useSettings((state) => state.verbs);
  const trained = useTrainer((state) => state.players);
  const { start, ceremony } = useStartGame(isFocused, on.onGame);
  const latest = latestOpen(games);
  const room = Math.min(width - insets.left - insets.right - 2 * HOME_EDGE, WIDE_PAGE);
  const hasRoom = isWide && height >= HIGH;
  const open = games.filter(({ isOver }) => !isOver).length;

  const choose = (opponent: Settings['opponent']) => {
    change({ opponent });
    on.onNewGame();
  };

  return (
    <View style={styles.screen}>
      <HomeGround {...(isWide && latest && { maxWidth: WIDE_PAGE })}>
        {notice && <StorageNotice notice={notice} />}
        <View style={isWide ? styles.columns : styles.column}>
          {latest && (
            <View style={isWide && styles.half}>
              <ContinueCard
                {...latest}
                pictureSize={
                  hasRoom ? (room - COLUMN_GAP) / 2 - 2 * CARD_EDGE : width < NARROW ? 92 : 116
                }
                onPress={() => on.onGame(latest.kept.id)}
              />
            </View>
          )}
          <View style={[styles.column, isWide && styles.half]}>
            <PlayCard
              isMain
              title={t('home.computer')}
              about={againstComputer(t, settings, trained)}
              onPlay={() => start('computer')}
              changeLabel={t('home.changeComputer')}
              onChange={() => choose('computer')}
            />
            <PlayCard
              title={t('home.people')}
              about={betweenPeople(t, settings)}
              onPlay={() => start('person')}
              changeLabel={t('home.changePeople')}
              onChange={() => choose('person')}
            />
            <View style={styles.cards}>
              <LinkCard
                icon="books"
                title={t('home.games')}
                about={
                  games.length === 0
                    ? t('home.noneKept')
                    : t('home.kept', { count: games.length, open })
                }
                onPress={on.onGames}
              />
              <LinkCard
                icon="cap"
                title={t('learn.card')}
                about={t('learn.cardAbout')}
                onPress={on.onLearn}
              />
              <LinkCard
                icon="trend"
                title={t('home.trainer')}
                about={t('home.trainerAbout')}
                onPress={on.onTrainer}
              />
              <LinkCard
                icon="gear"
                title={t('home.settings')}
                about={t('home.settingsAbout')}
                onPress={on.onSettings}
              />
            </View>
          </View>
        </View>
      </HomeGround>
      {ceremony}
    </View>
  );
}

/** The first that can be read; the library has the unfinished first, the latest of them on top. */
const latestOpen = (games: LibraryState['games']) => {
  for (const stored of games) {
    if (stored.isOver) break;
    const kept = parseStoredGame(stored);
    if (kept.ok) return { kept: kept.value, updatedAt: stored.updatedAt };
  }
  return null;
};

const styles = StyleSheet.create({
  screen: { flex: 1 },
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: COLUMN_GAP },
  column: { gap: space(4) },
  half: { flex: 1 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space(4) },
});
