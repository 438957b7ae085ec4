import { Platform } from 'react-native';

interface KeyPress {
  readonly key: string;
  readonly repeat: boolean;
  readonly preventDefault: () => void;
}

/**
 * In a browser the space bar presses what has the role of a button; react-native-web leaves radios and
 * switches out, and the page would scroll instead.
 */
export const pressBySpace = (role: string, onPress: () => void) =>
  Platform.OS !== 'web' || role === 'button'
    ? {}
    : {
        onKeyDown: (event: KeyPress) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          if (!event.repeat) onPress();
        },
      };
