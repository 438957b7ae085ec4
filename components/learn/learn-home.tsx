import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { GamePicture } from '@/components/library/game-picture';
import { gameTitle, standingSentence } from '@/components/library/game-words';
import { useGames } from '@/components/library/use-games';
import { VariantRowButton } from '@/components/new-game/variant-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageScroll } from '@/components/ui/page-scroll';
import { Screen } from '@/components/ui/screen';
import { Section } from '@/components/ui/section';
import { Touchable } from '@/components/ui/touchable';
import { parseStoredGame, type KeptGame } from '@/state/kept-game';
import { personSide } from '@/state/turn';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface LearnHomeProps {
  /** In front of every other screen. */
  readonly isFocused?: boolean;
  readonly onStart: () => void;
  readonly onGame: (id: string) => void;
  readonly onBack: () => void;
}

/** Enough to find the game one has in mind; the menu of every other game leads to its tree too. */
const MOST_GAMES = 5;

/** What there is to be seen of the computer's thinking, and on which position. */
export function LearnHome({ isFocused = true, onStart, onGame, onBack }: LearnHomeProps) {
  const { t } = useTranslation();
  const { ink } = usePalette();
  const unfinished = useGames(isFocused)
    .filter(({ isOver }) => !isOver)
    .flatMap((stored) => {
      const kept = parseStoredGame(stored);
      return kept.ok ? [kept.value] : [];
    })
    .slice(0, MOST_GAMES);
  return (
    <Screen title={t('learn.card')} leave={{ icon: 'back', label: t('ui.back'), onPress: onBack }}>
      <PageScroll>
        <Text style={[type.body, styles.intro, { color: ink }]}>{t('learn.intro')}</Text>
        <Section title={t('learn.fromStart')}>
          <VariantRowButton />
          <View style={styles.button}>
            <Button kind="main" label={t('learn.seeTree')} onPress={onStart} />
          </View>
        </Section>
        {unfinished.length > 0 && (
          <Section title={t('learn.fromGame')}>
            {unfinished.map((kept) => (
              <UnfinishedGame key={kept.id} kept={kept} onPress={() => onGame(kept.id)} />
            ))}
          </Section>
        )}
      </PageScroll>
    </Screen>
  );
}

interface UnfinishedGameProps {
  readonly kept: KeptGame;
  readonly onPress: () => void;
}

function UnfinishedGame({ kept, onPress }: UnfinishedGameProps) {
  const { t } = useTranslation();
  const { ink, muted } = usePalette();
  const title = gameTitle(t, kept);
  const standing = standingSentence(t, kept);
  return (
    <Touchable label={`${title}, ${standing}`} onPress={onPress} style={styles.game}>
      <GamePicture game={kept.game} size={72} flipped={personSide(kept) === 'black'} />
      <View style={styles.words}>
        <Text style={[type.title, { color: ink }]}>{title}</Text>
        <Text style={[type.secondary, { color: muted }]}>{standing}</Text>
      </View>
      <Icon name="forward" color={muted} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  intro: { paddingHorizontal: space(1) },
  button: { padding: space(3) },
  game: { flexDirection: 'row', alignItems: 'center', gap: space(3), padding: space(3) },
  words: { flex: 1, gap: 2 },
});
