import { StyleSheet, View } from 'react-native';
import { usePalette } from '@/theme/use-palette';

interface ProgressBarProps {
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const { background, line, accent } = usePalette();
  const share = total === 0 ? 0 : Math.min(1, done / total);
  return (
    <View
      accessible
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      style={[styles.track, { backgroundColor: background, borderColor: line }]}
    >
      <View style={[styles.fill, { width: `${share * 100}%`, backgroundColor: accent }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  track: { height: 12, borderRadius: 6, borderWidth: 1, overflow: 'hidden' },
  fill: { height: '100%', borderRadius: 6 },
});
