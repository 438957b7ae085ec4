import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { marks } from '@/theme/marks';
import type { Air } from './air';
import { middleOf, type DragField } from './drag-field';

interface TargetFrameProps {
  readonly air: Air;
  readonly field: SharedValue<DragField>;
  readonly squareSize: number;
}

/** Around the square that a dragged piece would fall on. */
export function TargetFrame({ air, field, squareSize }: TargetFrameProps) {
  const style = useAnimatedStyle(() => {
    const target = air.target.get();
    if (target === 0) return { opacity: 0 };
    const { x, y } = middleOf(field.get(), target);
    return {
      opacity: 1,
      transform: [{ translateX: x - squareSize / 2 }, { translateY: y - squareSize / 2 }],
    };
  });
  const size = { width: squareSize, height: squareSize, borderWidth: squareSize * 0.07 };
  return <Animated.View style={[styles.frame, size, style]} />;
}

const styles = StyleSheet.create({
  frame: {
    position: 'absolute',
    left: 0,
    top: 0,
    borderColor: marks.end,
    borderRadius: 6,
    pointerEvents: 'none',
  },
});
