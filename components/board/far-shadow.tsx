import { useId } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import Svg, { Circle, Defs, RadialGradient, Stop } from 'react-native-svg';
import type { Air } from './air';

interface FarShadowProps {
  readonly air: Air;
  readonly squareSize: number;
  readonly scale: number;
}

/** The shadow of a piece in the air: the higher it is, the further off and the darker. */
export function FarShadow({ air, squareSize, scale }: FarShadowProps) {
  const shade = useId();
  const size = squareSize * scale * 1.1;
  const style = useAnimatedStyle(() => {
    const height = air.height.get();
    const x = air.restX.get() + (air.handX.get() - air.restX.get()) * height;
    const y = air.restY.get() + (air.handY.get() - air.restY.get()) * height;
    return {
      opacity: air.isFlying.get() ? height : 0,
      transform: [
        { translateX: x - size / 2 + squareSize * 0.12 * height },
        { translateY: y - size / 2 + squareSize * 0.3 * height },
      ],
    };
  });
  return (
    <Animated.View style={[styles.shadow, style]}>
      <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
        <Defs>
          <RadialGradient id={shade}>
            <Stop offset="0.5" stopColor="#000" stopOpacity="0.3" />
            <Stop offset="1" stopColor="#000" stopOpacity="0" />
          </RadialGradient>
        </Defs>
        <Circle cx="50" cy="50" r="50" fill={`url(#${shade})`} />
      </Svg>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  shadow: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
