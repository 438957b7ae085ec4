import {
  ReduceMotion,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import type { Route } from './board-types';
import type { MotionFactor } from './motion';

/** A piece that may not move shakes: which one, and how far aside it is, in squares. */
export interface Shake {
  readonly square: SharedValue<number>;
  readonly offset: SharedValue<number>;
}

/** To one side and the other, less and less, in squares. */
const SWINGS = [0.07, -0.06, 0.045, -0.03, 0];
const SWING = 55;

/** Three times bright within a second. */
const FLASHES = [1, 0.25, 1, 0.25, 1];
const FLASH = 150;
const SECOND = 1000;

/** A move that is refused is felt: the touched piece shakes, those that must move flash. */
export function useRefusal(factor: MotionFactor) {
  const square = useSharedValue(0);
  const offset = useSharedValue(0);
  const flash = useSharedValue(0);
  const shake: Shake = { square, offset };

  const refuse = (path: Route, isDropped: boolean) => {
    flash.set(factor === 0 ? shownForASecond() : flashing());
    // A piece that was let fall flies home instead.
    if (factor === 0 || isDropped) return;
    square.set(path[0] ?? 0);
    offset.set(withSequence(...SWINGS.map((swing) => withTiming(swing, { duration: SWING }))));
  };
  return { shake, flash, refuse };
}

const flashing = (): number =>
  withSequence(
    ...FLASHES.map((light) => withTiming(light, { duration: FLASH })),
    withTiming(0, { duration: SECOND - FLASHES.length * FLASH }),
  );

/** Without motion, which a system that wants none would otherwise cut short altogether. */
const shownForASecond = (): number => {
  const still = { duration: 0, reduceMotion: ReduceMotion.Never };
  return withSequence(
    ReduceMotion.Never,
    withTiming(1, still),
    withDelay(SECOND, withTiming(0, still), ReduceMotion.Never),
  );
};
