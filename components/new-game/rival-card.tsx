import { useId } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { ContestantPicture } from '@/components/trainer/contestant-picture';
import { entrantName, entrantSentence } from '@/components/trainer/contestant-words';
import { Touchable } from '@/components/ui/touchable';
import type { Entrant } from '@/state/trainer-setup';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { ratingText } from './rival-words';

interface RivalCardProps {
  readonly entrant: Entrant;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A face, a name, how strong, and what to expect. */
export function RivalCard({ entrant, isChosen, onChoose }: RivalCardProps) {
  const { t } = useTranslation();
  const { ink, muted, accent, line } = usePalette();
  const id = useId();
  const name = entrantName(t, entrant);
  const about = entrantSentence(t, entrant);
  const rating = entrant.kind === 'character' ? ratingText(t, entrant.id) : null;
  return (
    <Touchable
      role="radio"
      label={name}
      hint={{ text: [about, rating].filter((part) => part !== null).join(' '), id }}
      isChecked={isChosen}
      isTabStop={isChosen}
      onPress={onChoose}
      style={[
        styles.card,
        isChosen ? [styles.chosen, { borderColor: accent }] : { borderColor: line },
      ]}
    >
      <ContestantPicture player={entrant} size={48} />
      <View id={id} style={styles.words}>
        <View style={styles.line}>
          <Text style={[type.title, { color: ink }]}>{name}</Text>
          {rating !== null && (
            <Text style={[type.secondary, styles.rating, { color: muted }]}>{rating}</Text>
          )}
        </View>
        <Text style={[type.secondary, { color: muted }]}>{about}</Text>
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(3),
    padding: space(2) + 1,
    borderRadius: radius.chip,
    borderWidth: 1,
  },
  // The thicker edge takes from the padding, so that nothing moves.
  chosen: { borderWidth: 2, padding: space(2) },
  words: { flex: 1, gap: 2 },
  // In large writing the rating goes below the name.
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space(2) },
  rating: { marginLeft: 'auto', fontVariant: ['tabular-nums'] },
});
