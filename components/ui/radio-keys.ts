import { Platform } from 'react-native';

interface KeyPress {
  readonly key: string;
  readonly target: Element;
  readonly currentTarget: Element;
  readonly preventDefault: () => void;
}

const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

/**
 * For the view around radios in a browser: arrow keys lead from one to the next, round the ends, and choose
 * it, unless choosing one leads away.
 */
export const radioKeys = (onArrow: 'choose' | 'go' = 'choose') =>
  Platform.OS !== 'web'
    ? {}
    : {
        onKeyDown: (press: KeyPress) => {
          const step = STEPS.get(press.key);
          const radios = [...press.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
          const index = radios.findIndex((radio) => radio.contains(press.target));
          if (step === undefined || index < 0) return;
          press.preventDefault();
          const next = radios.at((index + step) % radios.length);
          next?.focus();
          if (onArrow === 'choose') next?.click();
        },
      };

/** The one of a group that the Tab key comes to: what is chosen, or else the first. */
export const tabStopOf = <T>(values: readonly T[], chosen: T): T | undefined =>
  values.includes(chosen) ? chosen : values[0];
