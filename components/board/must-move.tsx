import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { Circle } from 'react-native-svg';
import { marks } from '@/theme/marks';
import { BoardSigns, type Sign } from './board-signs';
import type { BoardShape, BoardSquare } from './board-types';

interface MustMoveProps {
  readonly shape: BoardShape;
  readonly placeOf: ReadonlyMap<number, BoardSquare>;
  readonly squareSize: number;
  readonly squares: readonly number[];
  /** How bright it is. */
  readonly flash: SharedValue<number>;
}

const ring = (
  <Circle
    r={42}
    fill={marks.mustCapture}
    fillOpacity={0.35}
    stroke={marks.mustCapture}
    strokeWidth={9}
  />
);

/** The pieces that must move, shown when another one was touched. */
export function MustMove({ squares, flash, ...board }: MustMoveProps) {
  const style = useAnimatedStyle(() => ({ opacity: flash.get() }));
  return (
    <Animated.View style={[StyleSheet.absoluteFill, style]}>
      <BoardSigns {...board} signs={squares.map((square): Sign => [square, ring])} />
    </Animated.View>
  );
}
