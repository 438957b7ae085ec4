import { StyleSheet, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { Touchable } from '@/components/ui/touchable';
import type { Entrant } from '@/state/trainer-setup';
import { usePalette } from '@/theme/use-palette';
import { entrantName } from './contestant-words';
import { EntrantRow } from './entrant-row';

interface EntrantSwitchProps {
  readonly entrant: Entrant;
  readonly isIn: boolean;
  readonly onToggle: () => void;
}

/** Takes part, or not; the whole row is the switch. */
export function EntrantSwitch({ entrant, isIn, onToggle }: EntrantSwitchProps) {
  const { t } = useTranslation();
  const { accent, onAccent, muted } = usePalette();
  return (
    <Touchable role="switch" label={entrantName(t, entrant)} isChecked={isIn} onPress={onToggle}>
      <EntrantRow entrant={entrant}>
        <View
          style={[
            styles.box,
            isIn ? { backgroundColor: accent, borderColor: accent } : { borderColor: muted },
          ]}
        >
          {isIn && <Icon name="check" color={onAccent} />}
        </View>
      </EntrantRow>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  box: {
    width: 28,
    height: 28,
    borderRadius: 8,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
