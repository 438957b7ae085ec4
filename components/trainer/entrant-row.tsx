import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { RowWords } from '@/components/ui/row-words';
import type { Entrant } from '@/state/trainer-setup';
import { space } from '@/theme/metrics';
import { ContestantPicture } from './contestant-picture';
import { entrantName, entrantSentence } from './contestant-words';

interface EntrantRowProps extends PropsWithChildren {
  readonly entrant: Entrant;
}

/** Who can be chosen, and what to expect; beside it, what is chosen. */
export function EntrantRow({ entrant, children }: EntrantRowProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.row}>
      <ContestantPicture player={entrant} size={44} />
      <View style={styles.words}>
        <RowWords label={entrantName(t, entrant)} about={entrantSentence(t, entrant)} />
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(3),
    paddingHorizontal: space(4),
    paddingVertical: space(3),
  },
  words: { flex: 1 },
});
