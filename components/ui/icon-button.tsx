import { StyleSheet } from 'react-native';
import { usePalette } from '@/theme/use-palette';
import { Icon, type IconName } from './icon';
import { Touchable } from './touchable';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly color?: string;
  readonly onPress: () => void;
}

/** A drawing to press; the label is for those who do not see it. */
export function IconButton({ icon, label, color, onPress }: IconButtonProps) {
  const { ink } = usePalette();
  return (
    <Touchable label={label} onPress={onPress} style={styles.button}>
      <Icon name={icon} color={color ?? ink} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: { alignItems: 'center', justifyContent: 'center' },
});
