import { StyleSheet, Text, useWindowDimensions } from 'react-native';
import { Icon, type IconName } from '@/components/ui/icon';
import { Touchable } from '@/components/ui/touchable';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface LinkCardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
  readonly onPress: () => void;
}

/** Two stand beside each other; with less than this, each under the other. */
const LEAST_WIDTH = 130;

/** Leads to another part of the app. */
export function LinkCard({ icon, title, about, onPress }: LinkCardProps) {
  const { surface, line, ink, muted } = usePalette();
  const { fontScale } = useWindowDimensions();
  return (
    <Touchable
      label={`${title}, ${about}`}
      onPress={onPress}
      style={[
        styles.card,
        { backgroundColor: surface, borderColor: line, minWidth: LEAST_WIDTH * fontScale },
      ]}
    >
      <Icon name={icon} color={ink} />
      <Text style={[type.title, styles.title, { color: ink }]}>{title}</Text>
      <Text style={[type.secondary, { color: muted }]}>{about}</Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  card: {
    flexGrow: 1,
    flexBasis: '40%',
    gap: 2,
    padding: space(4),
    borderRadius: radius.card,
    borderWidth: 1,
  },
  title: { paddingTop: space(2) },
});
