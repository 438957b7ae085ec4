import { Children, Fragment, type PropsWithChildren } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { Card } from './card';

interface SectionProps extends PropsWithChildren {
  readonly title: string;
}

/** A heading and a card of rows with a line between them. */
export function Section({ title, children }: SectionProps) {
  const { muted, line } = usePalette();
  return (
    <View>
      <Text role="heading" style={[type.secondary, styles.title, { color: muted }]}>
        {title}
      </Text>
      <Card>
        {Children.toArray(children).map((row, index) => (
          <Fragment key={index}>
            {index > 0 && <View style={[styles.line, { backgroundColor: line }]} />}
            {row}
          </Fragment>
        ))}
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  title: { fontWeight: '600', paddingHorizontal: space(1), paddingTop: space(3), paddingBottom: 6 },
  line: { height: 1, marginHorizontal: space(4) },
});
