import type { Color } from '@dama/engine';
import Svg, { Circle, Defs, Ellipse, G, Path, RadialGradient, Stop } from 'react-native-svg';
import { crown, pieces } from '@/theme/palette';

interface PieceArtProps {
  readonly color: Color;
  readonly king: boolean;
  readonly size: number;
}

/**
 * A turned wooden disc on a square of 100: radius 39, four of its side seen below, two grooves. A
 * king is two of them, the upper ten higher. Static, so that whatever moves it moves one view.
 */
export function PieceArt({ color, king, size }: PieceArtProps) {
  const { light, face, edge } = pieces[color];
  const middle = king ? 54 : 49;
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Defs>
        <RadialGradient id={`face-${color}`} cx="38%" cy="30%" r="75%">
          <Stop offset="0" stopColor={light} />
          <Stop offset="0.55" stopColor={face} />
          <Stop offset="1" stopColor={edge} />
        </RadialGradient>
        <RadialGradient id="shadow">
          <Stop offset="0.7" stopColor="#000" stopOpacity="0.34" />
          <Stop offset="1" stopColor="#000" stopOpacity="0" />
        </RadialGradient>
      </Defs>
      <Ellipse cx="51" cy={middle + 9} rx="45" ry="41" fill="url(#shadow)" />
      <Disc color={color} y={middle} />
      {king && <Disc color={color} y={middle - 10} />}
      {king && <Crown color={color} y={middle - 10} />}
    </Svg>
  );
}

function Disc({ color, y }: { color: Color; y: number }) {
  const { light, edge, side } = pieces[color];
  // On the dark wood the groove is darker and its light line fainter.
  const groove = color === 'white' ? edge : '#141316';
  const glint = color === 'white' ? 0.9 : 0.55;
  return (
    <G>
      <Circle cx="50" cy={y + 4} r="39" fill={side} />
      <Circle cx="50" cy={y} r="39" fill={`url(#face-${color})`} />
      <Circle cx="50" cy={y} r="38" fill="none" stroke={edge} strokeWidth="1.5" />
      {[29, 19].map((r) => (
        <G key={r} fill="none">
          <Circle
            cx="50"
            cy={y + 1.6}
            r={r}
            stroke={light}
            strokeOpacity={glint}
            strokeWidth="1.4"
          />
          <Circle cx="50" cy={y} r={r} stroke={groove} strokeWidth="1.8" />
        </G>
      ))}
    </G>
  );
}

function Crown({ color, y }: { color: Color; y: number }) {
  return (
    <Path
      d="M-22 13 L-24 -11 L-11 0 L0 -17 L11 0 L24 -11 L22 13 Z"
      transform={`translate(50 ${y + 1})`}
      fill={crown[color].fill}
      stroke={crown[color].line}
      strokeWidth="2"
      strokeLinejoin="round"
    />
  );
}
