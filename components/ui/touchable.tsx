import type { PropsWithChildren } from 'react';
import { Platform, Pressable, StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { touchTarget } from '@/theme/metrics';
import { pressBySpace } from './press-by-space';

interface TouchableProps extends PropsWithChildren {
  readonly role?: 'button' | 'radio' | 'switch';
  readonly label: string;
  /** More about it, for those who hear the screen, and the id of the text that shows it. */
  readonly hint?: { readonly text: string; readonly id: string };
  readonly isChecked?: boolean;
  readonly isExpanded?: boolean;
  readonly isDisabled?: boolean;
  /** False for what arrow keys lead to, in a group that is one stop of the Tab key. */
  readonly isTabStop?: boolean;
  readonly onPress: () => void;
  readonly style?: StyleProp<ViewStyle>;
}

/** Whatever can be pressed: large enough for a finger, with a name, by key as well. */
export function Touchable(props: TouchableProps) {
  const {
    role = 'button',
    label,
    hint,
    isChecked,
    isExpanded,
    isDisabled = false,
    isTabStop = true,
    onPress,
  } = props;
  return (
    <Pressable
      role={role}
      aria-label={label}
      {...(hint && { accessibilityHint: hint.text, 'aria-describedby': hint.id })}
      {...(isChecked !== undefined && { 'aria-checked': isChecked })}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      {...(isDisabled && { 'aria-disabled': true })}
      {...pressBySpace(role, onPress)}
      {...(Platform.OS === 'web' && !isTabStop && { tabIndex: -1 })}
      disabled={isDisabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.target,
        props.style,
        isDisabled && styles.disabled,
        pressed && styles.pressed,
      ]}
    >
      {props.children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { minWidth: touchTarget, minHeight: touchTarget, userSelect: 'none' },
  pressed: { opacity: 0.65 },
  disabled: { opacity: 0.35 },
});
