import { useState } from 'react';
import { FlatList, Pressable, StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTranslation } from 'react-i18next';
import { VARIANTS, type Rules } from '@dama/engine';
import { Icon } from '@/components/ui/icon';
import { variantName } from '@/i18n/words';
import { radius, screenEdge, space, touchTarget, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { useGame } from './game-store-context';
import { OpponentChooser } from './opponent-chooser';

interface NewGameScreenProps {
  readonly onDone: () => void;
}

/** Every game there is; choosing one starts it. */
export function NewGameScreen({ onDone }: NewGameScreenProps) {
  const { t } = useTranslation();
  const { background, ink } = usePalette();
  const insets = useSafeAreaInsets();
  const current = useGame((state) => state.game.rules.id);
  const { start } = useGame((state) => state.verbs);
  const [players, setPlayers] = useState(useGame((state) => state.players));
  const choose = (rules: Rules) => {
    start(rules, players);
    onDone();
  };
  return (
    <View style={[styles.screen, { backgroundColor: background, paddingTop: insets.top }]}>
      <View style={styles.header}>
        <Text role="heading" style={[type.title, { color: ink }]}>
          {t('newGame.title')}
        </Text>
        <Pressable
          role="button"
          aria-label={t('newGame.close')}
          onPress={onDone}
          style={styles.close}
        >
          <Icon name="close" color={ink} />
        </Pressable>
      </View>
      <FlatList
        data={VARIANTS}
        ListHeaderComponent={<OpponentChooser players={players} onChange={setPlayers} />}
        keyExtractor={(rules) => rules.id}
        initialNumToRender={VARIANTS.length}
        style={styles.list}
        contentContainerStyle={[styles.rows, { paddingBottom: insets.bottom + space(4) }]}
        renderItem={({ item }) => (
          <VariantRow rules={item} isCurrent={item.id === current} onPress={() => choose(item)} />
        )}
      />
    </View>
  );
}

interface VariantRowProps {
  readonly rules: Rules;
  readonly isCurrent: boolean;
  readonly onPress: () => void;
}

function VariantRow({ rules, isCurrent, onPress }: VariantRowProps) {
  const { t } = useTranslation();
  const { surface, line, ink, muted, accent } = usePalette();
  return (
    <Pressable
      role="button"
      aria-label={variantName(t, rules)}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        {
          backgroundColor: surface,
          borderColor: isCurrent ? accent : line,
          opacity: pressed ? 0.7 : 1,
        },
      ]}
    >
      <Text style={[type.body, styles.name, { color: ink }]}>{variantName(t, rules)}</Text>
      <Text style={[type.secondary, styles.size, { color: muted }]}>
        {t('newGame.board', { columns: rules.board.columns, rows: rules.board.rows })}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, alignItems: 'center' },
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    maxWidth: 560,
    paddingLeft: screenEdge,
    paddingRight: space(1),
    paddingVertical: space(2),
  },
  close: {
    width: touchTarget,
    height: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
  },
  list: { width: '100%' },
  rows: {
    width: '100%',
    maxWidth: 560,
    alignSelf: 'center',
    paddingHorizontal: screenEdge,
    gap: space(2),
  },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 52,
    paddingHorizontal: space(4),
    borderRadius: radius.card,
    borderWidth: 1,
  },
  name: { fontWeight: '600', flex: 1 },
  size: { fontVariant: ['tabular-nums'] },
});
