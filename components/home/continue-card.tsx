import { StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { GamePicture } from '@/components/library/game-picture';
import { gameTitle, isReaderToMove, moveNumber, moverName } from '@/components/library/game-words';
import { useNow } from '@/components/library/use-now';
import { Touchable } from '@/components/ui/touchable';
import { whenText } from '@/i18n/when';
import { personSide } from '@/state/turn';
import type { KeptGame } from '@/state/kept-game';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

/** Line and padding. */
export const CARD_EDGE = 1 + space(4);

/** With less room beside the picture, words go under it rather than break. */
const ROOM_FOR_WORDS = 150;

interface ContinueCardProps {
  readonly kept: KeptGame;
  readonly updatedAt: number;
  readonly pictureSize: number;
  readonly onPress: () => void;
}

/** The latest unfinished game as it stands. */
export function ContinueCard({ kept, updatedAt, pictureSize, onPress }: ContinueCardProps) {
  const { t, i18n } = useTranslation();
  const { surface, line, ink, muted } = usePalette();
  const { fontScale } = useWindowDimensions();
  const move = moveNumber(kept);
  const lines = [
    gameTitle(t, kept),
    isReaderToMove(kept)
      ? t('home.youToMove', { move })
      : t('home.toMove', { name: moverName(t, kept), move }),
    whenText(t, i18n.language, updatedAt, useNow()),
  ];
  return (
    <Touchable
      label={[t('home.continue'), ...lines].join(', ')}
      onPress={onPress}
      style={[styles.card, { backgroundColor: surface, borderColor: line }]}
    >
      <GamePicture game={kept.game} size={pictureSize} flipped={personSide(kept) === 'black'} />
      <View style={[styles.words, { flexBasis: ROOM_FOR_WORDS * fontScale }]}>
        <Text style={[type.title, styles.title, { color: ink }]}>{t('home.continue')}</Text>
        {lines.map((text) => (
          <Text key={text} style={[type.body, { color: muted }]}>
            {text}
          </Text>
        ))}
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(4),
    padding: space(4),
    borderRadius: radius.card + 2,
    borderWidth: 1,
    boxShadow: '0 2px 10px rgba(0, 0, 0, 0.08)',
  },
  words: { flexGrow: 1, flexShrink: 1 },
  title: { paddingBottom: space(1) },
});
