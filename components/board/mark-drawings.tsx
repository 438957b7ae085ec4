import { Circle, G, Path, Rect } from 'react-native-svg';
import { marks } from '@/theme/marks';

/** Thin dark lines keep light signs apart from light squares and pieces. */
const line = { stroke: '#000', strokeOpacity: 0.35, strokeWidth: 2 } as const;

export const squareTint = (fill: string, opacity: number) => (
  <Rect x={-50} y={-50} width={100} height={100} fill={fill} fillOpacity={opacity} />
);

export const squareFrame = (width: number) => (
  <Rect
    x={-46}
    y={-46}
    width={92}
    height={92}
    rx={10}
    fill="none"
    stroke={marks.end}
    strokeWidth={width}
  />
);

export const dot = <Circle r={17} fill={marks.end} {...line} />;

export const diamond = <Path d="M0 -18 L18 0 L0 18 L-18 0 Z" fill={marks.step} {...line} />;

export const smallRing = (
  <G fill="none">
    <Circle r={12} stroke="#000" strokeOpacity={0.35} strokeWidth={11} />
    <Circle r={12} stroke={marks.lastStep} strokeWidth={7} />
  </G>
);
