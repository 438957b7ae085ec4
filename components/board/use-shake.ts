import { useSharedValue, withSequence, withTiming } from 'react-native-reanimated';
import type { MotionFactor } from './motion';
import type { Shake } from './piece-view';

/** To one side and the other, less and less, in squares. */
const SWINGS = [0.07, -0.06, 0.045, -0.03, 0];
const SWING = 55;

/** A piece that may not move says so. */
export function useShake(factor: MotionFactor): Shake & { start: (square: number) => void } {
  const square = useSharedValue(0);
  const offset = useSharedValue(0);
  const start = (shaken: number) => {
    if (factor === 0) return;
    square.set(shaken);
    offset.set(withSequence(...SWINGS.map((swing) => withTiming(swing, { duration: SWING }))));
  };
  return { square, offset, start };
}
