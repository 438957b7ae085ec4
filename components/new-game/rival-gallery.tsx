import type { PropsWithChildren } from 'react';
import { StyleSheet } from 'react-native';
import { RadioGroup } from '@/components/ui/radio-group';
import { space } from '@/theme/metrics';

interface RivalGalleryProps extends PropsWithChildren {
  readonly label: string;
}

/** Cards of those who can be played against: one is chosen. */
export function RivalGallery({ label, children }: RivalGalleryProps) {
  return (
    <RadioGroup label={label} style={styles.gallery}>
      {children}
    </RadioGroup>
  );
}

const styles = StyleSheet.create({
  gallery: { gap: space(2), paddingHorizontal: space(4), paddingBottom: space(3) },
});
