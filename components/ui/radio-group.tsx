import type { PropsWithChildren } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { radioKeys } from './radio-keys';

interface RadioGroupProps extends PropsWithChildren {
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
}

/** Holds what has the role of a radio: one of them is chosen, by a press or by arrow keys. */
export function RadioGroup({ label, style, children }: RadioGroupProps) {
  return (
    <View role="radiogroup" aria-label={label} style={style} {...radioKeys()}>
      {children}
    </View>
  );
}
