import { useLayoutEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import { Circle } from 'react-native-svg';
import { marks } from '@/theme/marks';
import { BoardSigns, type Sign } from './board-signs';
import type { BoardShape, BoardSquare, LegalMove } from './board-types';
import { mustCapture, startsOf } from './legal-moves';
import { squareFrame } from './mark-drawings';
import { FADE } from './motion';
import type { Scene } from './scene';

interface IdleMarksProps {
  readonly shape: BoardShape;
  readonly placeOf: ReadonlyMap<number, BoardSquare>;
  readonly squareSize: number;
  readonly moves: readonly LegalMove[];
  readonly scene: Scene;
}

const dashedRing = (
  <Circle r={45} fill="none" stroke={marks.mustCapture} strokeWidth={6} strokeDasharray="15 8.6" />
);

/** Which pieces can move, and which must: told once the board has come to rest. */
export function IdleMarks({ moves, scene, ...board }: IdleMarksProps) {
  const opacity = useSharedValue(1);
  useLayoutEffect(() => {
    if (scene.duration === 0) {
      opacity.set(1);
      return;
    }
    opacity.set(0);
    opacity.set(withDelay(scene.duration, withTiming(1, { duration: FADE })));
  }, [scene, opacity]);
  const style = useAnimatedStyle(() => ({ opacity: opacity.get() }));
  const drawing = mustCapture(moves) ? dashedRing : squareFrame(4);
  return (
    <Animated.View style={[StyleSheet.absoluteFill, style]}>
      <BoardSigns {...board} signs={startsOf(moves).map((square): Sign => [square, drawing])} />
    </Animated.View>
  );
}
