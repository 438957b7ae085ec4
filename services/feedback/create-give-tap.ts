import { ImpactFeedbackStyle, impactAsync } from 'expo-haptics';
import type { GiveTap, Tap } from './feedback';

const STYLES: Readonly<Record<Tap, ImpactFeedbackStyle>> = {
  light: ImpactFeedbackStyle.Light,
  medium: ImpactFeedbackStyle.Medium,
};

export const createGiveTap = (): GiveTap => (tap) => {
  impactAsync(STYLES[tap]).catch(() => undefined);
};
