import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { variant } from '@dama/engine';
import { useSetting } from '@/components/app-stores';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Touchable } from '@/components/ui/touchable';
import { variantName, variantSentence } from '@/i18n/words';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { VariantPicker } from './variant-picker';
import { VariantPicture } from './variant-picture';

/** The game that is chosen; a tap shows all the others. */
export function VariantRowButton() {
  const { t } = useTranslation();
  const { ink, muted } = usePalette();
  const [isOpen, setOpen] = useState(false);
  const rules = variant(useSetting('variant'));
  if (rules === undefined) return null;
  const name = variantName(t, rules);
  return (
    <>
      <Touchable
        label={`${t('newGame.variant')}: ${name}`}
        onPress={() => setOpen(true)}
        style={styles.button}
      >
        <VariantPicture rules={rules} size={72} />
        <View style={styles.words}>
          <Text style={[type.title, { color: ink }]}>{name}</Text>
          <Text style={[type.secondary, { color: muted }]}>{variantSentence(t, rules)}</Text>
        </View>
        <Icon name="forward" color={muted} />
      </Touchable>
      <VariantPicker isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export function VariantButton() {
  return (
    <Card>
      <VariantRowButton />
    </Card>
  );
}

const styles = StyleSheet.create({
  button: { flexDirection: 'row', alignItems: 'center', gap: space(3), padding: space(3) },
  words: { flex: 1, gap: 2 },
});
