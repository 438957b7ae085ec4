import { StyleSheet, Text, View } from 'react-native';
import { type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface RowWordsProps {
  readonly label: string;
  readonly about?: string;
  /** Of what it means, for what is described by it. */
  readonly aboutId?: string;
}

/** What a row is called and, where that is not enough, what it means. */
export function RowWords({ label, about, aboutId }: RowWordsProps) {
  const { ink, muted } = usePalette();
  return (
    <View style={styles.words}>
      <Text style={[type.body, styles.label, { color: ink }]}>{label}</Text>
      {about !== undefined && (
        <Text id={aboutId} style={[type.secondary, { color: muted }]}>
          {about}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  words: { flexGrow: 1, flexShrink: 1, gap: 2 },
  label: { fontWeight: '500' },
});
