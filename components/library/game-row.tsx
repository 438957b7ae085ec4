import { StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import { Touchable } from '@/components/ui/touchable';
import { variantName } from '@/i18n/words';
import { whenText } from '@/i18n/when';
import { personSide } from '@/state/turn';
import type { KeptGame } from '@/state/kept-game';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { GamePicture } from './game-picture';
import { playersText, standingSentence } from './game-words';

const PICTURE = 88;

/** With less room beside the picture, words go under it rather than break. */
const ROOM_FOR_WORDS = 140;

interface GameRowProps {
  readonly kept: KeptGame;
  readonly updatedAt: number;
  readonly now: number;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

export function GameRow({ kept, updatedAt, now, onOpen, onRemove }: GameRowProps) {
  const { t, i18n } = useTranslation();
  const { ink, muted } = usePalette();
  const { fontScale } = useWindowDimensions();
  const name = variantName(t, kept.game.rules);
  const players = playersText(t, kept);
  const standing = standingSentence(t, kept);
  const when = whenText(t, i18n.language, updatedAt, now);
  return (
    <Card style={styles.row}>
      <Touchable
        label={[name, players, standing, when].join(', ')}
        onPress={onOpen}
        style={styles.game}
      >
        <GamePicture game={kept.game} size={PICTURE} flipped={personSide(kept) === 'black'} />
        <View style={[styles.words, { flexBasis: ROOM_FOR_WORDS * fontScale }]}>
          <Text style={[type.title, { color: ink }]}>{name}</Text>
          <Text style={[type.secondary, { color: ink }]}>{players}</Text>
          <Text style={[type.secondary, { color: muted }]}>{standing}</Text>
          <Text style={[type.secondary, { color: muted }]}>{when}</Text>
        </View>
      </Touchable>
      <IconButton
        icon="bin"
        label={t('library.remove', { game: `${name}, ${when}` })}
        color={muted}
        onPress={onRemove}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', paddingRight: space(1), paddingTop: space(1) },
  game: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space(3),
    padding: space(3),
    paddingTop: space(2),
  },
  words: { flexGrow: 1, flexShrink: 1, gap: 2 },
});
