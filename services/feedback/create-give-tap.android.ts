import { AndroidHaptics, performAndroidHapticsAsync } from 'expo-haptics';
import type { GiveTap, Tap } from './feedback';

/**
 * Effects that the system tunes to the motor and drops where touch feedback is off; every version of Android has these
 * two. `impactAsync` would run the motor for 50 ms, which is a buzz.
 */
const EFFECTS: Readonly<Record<Tap, AndroidHaptics>> = {
  light: AndroidHaptics.Clock_Tick,
  medium: AndroidHaptics.Context_Click,
};

export const createGiveTap = (): GiveTap => (tap) => {
  performAndroidHapticsAsync(EFFECTS[tap]).catch(() => undefined);
};
