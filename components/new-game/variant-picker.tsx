import { useState } from 'react';
import { FlatList, StyleSheet, Text, View } from 'react-native';
import { SafeAreaProvider, useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTranslation } from 'react-i18next';
import { useSetting, useSettings } from '@/components/app-stores';
import { Overlay } from '@/components/ui/overlay';
import { radioKeys, tabStopOf } from '@/components/ui/radio-keys';
import { PAGE_WIDTH, Screen } from '@/components/ui/screen';
import { SearchField } from '@/components/ui/search-field';
import { screenEdge, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { findVariants } from './find-variants';
import { VariantRow } from './variant-row';

interface VariantPickerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every game there is, to be looked through or searched; choosing one closes it. */
export function VariantPicker({ isOpen, onClose }: VariantPickerProps) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose}>
      <SafeAreaProvider>
        <VariantList onClose={onClose} />
      </SafeAreaProvider>
    </Overlay>
  );
}

function VariantList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { muted } = usePalette();
  const insets = useSafeAreaInsets();
  const [search, setSearch] = useState('');
  const chosen = useSetting('variant');
  const favourites = useSetting('favourites');
  const found = findVariants(t, search, favourites);
  const ids = found.map(({ id }) => id);
  const tabStop = tabStopOf(ids, chosen);
  const { change, toggleFavourite } = useSettings((state) => state.verbs);
  return (
    <Screen
      title={t('newGame.variant')}
      leave={{ icon: 'close', label: t('newGame.close'), onPress: onClose }}
    >
      <View style={styles.search}>
        <SearchField label={t('newGame.search')} value={search} onChange={setSearch} />
      </View>
      <FlatList
        role="radiogroup"
        aria-label={t('newGame.variant')}
        {...radioKeys('go')}
        data={found}
        extraData={chosen}
        keyExtractor={({ id }) => id}
        initialNumToRender={8}
        keyboardShouldPersistTaps="handled"
        keyboardDismissMode="on-drag"
        ListEmptyComponent={
          <Text style={[type.body, styles.nothing, { color: muted }]}>
            {t('newGame.nothingFound')}
          </Text>
        }
        renderItem={({ item }) => (
          <VariantRow
            rules={item}
            isChosen={item.id === chosen}
            isTabStop={item.id === tabStop}
            isFavourite={favourites.includes(item.id)}
            onFavourite={() => toggleFavourite(item.id)}
            onChoose={() => {
              change({ variant: item.id });
              onClose();
            }}
          />
        )}
        contentContainerStyle={[styles.list, { paddingBottom: insets.bottom + space(4) }]}
      />
    </Screen>
  );
}

const column = {
  width: '100%',
  maxWidth: PAGE_WIDTH,
  alignSelf: 'center',
  paddingHorizontal: screenEdge,
} as const;

const styles = StyleSheet.create({
  search: { ...column, paddingBottom: space(2) },
  list: { ...column, gap: space(2) },
  nothing: { textAlign: 'center', paddingVertical: space(8) },
});
