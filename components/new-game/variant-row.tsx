import { useId } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import type { Rules } from '@dama/engine';
import { Icon } from '@/components/ui/icon';
import { Touchable } from '@/components/ui/touchable';
import { variantName, variantSentence } from '@/i18n/words';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { VariantPicture } from './variant-picture';

interface VariantRowProps {
  readonly rules: Rules;
  readonly isChosen: boolean;
  readonly isFavourite: boolean;
  /** The game of the list that the Tab key comes to. */
  readonly isTabStop: boolean;
  readonly onChoose: () => void;
  readonly onFavourite: () => void;
}

export function VariantRow(props: VariantRowProps) {
  const { rules, isChosen, isFavourite, isTabStop, onChoose, onFavourite } = props;
  const { t } = useTranslation();
  const { surface, line, ink, muted, accent } = usePalette();
  const { columns, rows } = rules.board;
  const name = variantName(t, rules);
  const hint = { text: variantSentence(t, rules), id: useId() };
  return (
    <View
      style={[
        styles.row,
        { backgroundColor: surface, borderColor: line },
        isChosen && [styles.chosen, { borderColor: accent }],
      ]}
    >
      <Touchable
        role="radio"
        label={name}
        hint={hint}
        isChecked={isChosen}
        isTabStop={isTabStop}
        onPress={onChoose}
        style={styles.game}
      >
        <VariantPicture rules={rules} size={64} />
        <View style={styles.words}>
          <Text style={[type.title, { color: ink }]}>
            {name}
            <Text style={[type.secondary, styles.size, { color: muted }]}>
              {`  ${t('newGame.board', { columns, rows })}`}
            </Text>
          </Text>
          <Text id={hint.id} style={[type.secondary, { color: muted }]}>
            {hint.text}
          </Text>
        </View>
      </Touchable>
      <Touchable
        role="switch"
        label={t('newGame.favourite', { game: name })}
        isChecked={isFavourite}
        onPress={onFavourite}
        style={styles.star}
      >
        <Icon name="star" color={isFavourite ? accent : muted} isFilled={isFavourite} />
      </Touchable>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    margin: 1,
    borderRadius: radius.card,
    borderWidth: 1,
  },
  // The thicker edge takes from the margin, so that nothing moves.
  chosen: { borderWidth: 2, margin: 0 },
  game: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space(3), padding: space(3) },
  words: { flex: 1, gap: 2 },
  size: { fontWeight: '400', fontVariant: ['tabular-nums'] },
  star: { alignItems: 'center', justifyContent: 'center', alignSelf: 'stretch' },
});
