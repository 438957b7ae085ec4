import { Gesture, PointerType } from 'react-native-gesture-handler';
import { useSharedValue, withSpring, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import type { Air } from './air';
import { middleOf, squareUnder, targetUnder, type DragField } from './drag-field';
import { springs } from './motion';

/** A finger that has gone this far drags; one that has not taps. */
const DRAG_AFTER = 4;
/** Further than any board is wide. */
const NEVER = 100_000;

export const DRAG_TEST_ID = 'board-drag';

/** What the board is told of a drag; never while the finger moves. */
export interface DragEvents {
  /** A finger has come down on a square. */
  readonly onDown: (square: number) => void;
  /** The finger has begun to drag the piece on a square. */
  readonly onLift: (square: number) => void;
  /** A piece that may move was let fall on a square it was not lifted from. */
  readonly onDrop: (origin: number, square: number) => void;
  /** The finger is gone, or has nothing to drag. */
  readonly onUp: (hasDragged: boolean) => void;
}

/** What one finger does. */
interface Finger {
  /** The square it came down on, 0 for none. */
  readonly touched: SharedValue<number>;
  readonly isTouching: SharedValue<boolean>;
  /** Whether it has a piece. */
  readonly isHolding: SharedValue<boolean>;
  readonly hasDragged: SharedValue<boolean>;
}

const useFinger = (): Finger => ({
  touched: useSharedValue(0),
  isTouching: useSharedValue(false),
  isHolding: useSharedValue(false),
  hasDragged: useSharedValue(false),
});

/** One finger lifts a piece, carries it and lets it fall, all of it on the UI thread. */
export function useDrag(
  field: SharedValue<DragField>,
  air: Air,
  canDrag: boolean,
  events: DragEvents,
) {
  const finger = useFinger();
  // Made once, as long as it is told the same: the system has to be told of every new one.
  return panOf(field, air, finger, canDrag, events);
}

function panOf(
  field: SharedValue<DragField>,
  air: Air,
  { touched, isTouching, isHolding, hasDragged }: Finger,
  canDrag: boolean,
  { onDown, onLift, onDrop, onUp }: DragEvents,
) {
  const carry = (x: number, y: number, pointer: PointerType | undefined) => {
    'worklet';
    const { squareSize } = field.get();
    // A finger would hide what it carries, a pointer does not.
    const above = pointer === PointerType.MOUSE ? 0 : squareSize / 2;
    air.handX.set(x);
    air.handY.set(y - above);
    air.target.set(targetUnder(field.get(), air.origin.get(), { x, y })?.square ?? 0);
  };

  /** Springs to a square from wherever the piece is, even when it had not quite been lifted. */
  const restOn = (square: number, spring: (typeof springs)[keyof typeof springs]) => {
    'worklet';
    const { x, y } = middleOf(field.get(), square);
    const height = Math.max(air.height.get(), 0.01);
    const atX = air.restX.get() + (air.handX.get() - air.restX.get()) * height;
    const atY = air.restY.get() + (air.handY.get() - air.restY.get()) * height;
    air.restX.set(x);
    air.restY.set(y);
    air.handX.set(x + (atX - x) / height);
    air.handY.set(y + (atY - y) / height);
    air.height.set(withSpring(0, spring));
  };

  const flyHome = () => {
    'worklet';
    isHolding.set(false);
    air.target.set(0);
    air.isShown.set(true);
    restOn(air.origin.get(), springs.refuse);
  };

  return Gesture.Pan()
    .withTestId(DRAG_TEST_ID)
    .minDistance(canDrag ? DRAG_AFTER : NEVER)
    .maxPointers(1)
    .onTouchesDown(({ allTouches, numberOfTouches }, manager) => {
      const [touch] = allTouches;
      const square = touch ? squareUnder(field.get(), touch) : 0;
      const canLift = field.get().lifts[square] !== undefined;
      // Where there is nothing to drag, a tap may wobble as it likes. And iOS would ignore a second
      // finger: the drag would go on.
      if ((canDrag && !canLift) || numberOfTouches > 1) manager.fail();
    })
    .onBegin(({ x, y, pointerType }) => {
      // In a browser the Enter key begins gestures too, in the middle of the board.
      const isFinger = pointerType !== PointerType.KEY;
      const square = isFinger ? squareUnder(field.get(), { x, y }) : 0;
      touched.set(square);
      isTouching.set(isFinger);
      hasDragged.set(false);
      if (square !== 0) scheduleOnRN(onDown, square);
    })
    .onStart(({ x, y, pointerType }) => {
      const square = touched.get();
      const lift = field.get().lifts[square];
      if (!canDrag || lift === undefined) return;
      scheduleOnRN(onLift, square);
      const { x: restX, y: restY } = middleOf(field.get(), square);
      isHolding.set(true);
      hasDragged.set(true);
      air.origin.set(square);
      air.kind.set(lift.kind);
      air.landing.set(0);
      air.isShown.set(true);
      air.restX.set(restX);
      air.restY.set(restY);
      air.height.set(0.01);
      carry(x, y, pointerType);
      air.height.set(withSpring(1, springs.lift));
    })
    .onUpdate(({ x, y, pointerType }) => {
      if (isHolding.get()) carry(x, y, pointerType);
    })
    .onEnd(({ x, y }, isFinished) => {
      if (!isHolding.get() || !isFinished) return;
      const origin = air.origin.get();
      const target = targetUnder(field.get(), origin, { x, y });
      if (target === undefined) {
        const under = squareUnder(field.get(), { x, y });
        const isAsked = (field.get().lifts[origin]?.targets.length ?? 0) > 0;
        if (isAsked && under !== 0 && under !== origin) scheduleOnRN(onDrop, origin, under);
        flyHome();
        return;
      }
      isHolding.set(false);
      air.target.set(0);
      air.landing.set(target.rest);
      air.isShown.set(false);
      restOn(target.rest, springs.land);
      scheduleOnRN(onDrop, origin, target.square);
    })
    .onFinalize(() => {
      // A second finger, or the system, took the drag away.
      if (isHolding.get()) flyHome();
      if (isTouching.get()) scheduleOnRN(onUp, hasDragged.get());
      isTouching.set(false);
    });
}
