import { StyleSheet, Text } from 'react-native';
import { usePalette } from '@/theme/use-palette';

export function AppName() {
  const { ink } = usePalette();
  return (
    <Text role="heading" style={[styles.name, { color: ink }]}>
      Dama
    </Text>
  );
}

const styles = StyleSheet.create({
  name: { fontSize: 44, fontWeight: '700', letterSpacing: -1 },
});
