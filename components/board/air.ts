import { useDerivedValue, useSharedValue, type SharedValue } from 'react-native-reanimated';
import type { PieceKind } from './drag-field';

/** The piece in the air: all of it lives on the UI thread, so that no frame waits for React. */
export interface Air {
  /** The square it was lifted from, 0 while nothing has been lifted yet. */
  readonly origin: SharedValue<number>;
  readonly kind: SharedValue<PieceKind>;
  /** The square it is coming down on, 0 while it is held or flies home. */
  readonly landing: SharedValue<number>;
  /** The square it would fall on if it were let go now, 0 for none. */
  readonly target: SharedValue<number>;
  /** 1 in the hand, 0 on the board. */
  readonly height: SharedValue<number>;
  /** Where it is while it is in the hand, and where it rests: middles, in points. */
  readonly handX: SharedValue<number>;
  readonly handY: SharedValue<number>;
  readonly restX: SharedValue<number>;
  readonly restY: SharedValue<number>;
  /** Whether the board underneath shows what the drag has led to. */
  readonly isShown: SharedValue<boolean>;
  /** Whether there is anything in the air. */
  readonly isFlying: SharedValue<boolean>;
}

/** So near to the board that it lies on it. */
const DOWN = 0.002;

export function useAir(): Air {
  const origin = useSharedValue(0);
  const height = useSharedValue(0);
  const isShown = useSharedValue(true);
  return {
    origin,
    kind: useSharedValue<PieceKind>('white-man'),
    landing: useSharedValue(0),
    target: useSharedValue(0),
    height,
    handX: useSharedValue(0),
    handY: useSharedValue(0),
    restX: useSharedValue(0),
    restY: useSharedValue(0),
    isShown,
    isFlying: useDerivedValue(() => origin.get() !== 0 && (height.get() > DOWN || !isShown.get())),
  };
}
