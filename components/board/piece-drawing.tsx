import type { Color } from '@dama/engine';
import { Circle, Ellipse, G, Path, RadialGradient, Stop } from 'react-native-svg';
import { pieceSets, type PieceSetName } from '@/theme/piece-sets';

interface PieceDrawingProps {
  readonly color: Color;
  readonly king: boolean;
  readonly pieceSet: PieceSetName;
  /** The same as the `PieceShades` have that are drawn in the same picture. */
  readonly shades: string;
}

/**
 * A disc in the middle of a square of 100: radius 39, some of its side seen below, grooves. A king is
 * two of them, the upper ten higher, with a crown.
 */
export function PieceDrawing({ color, king, pieceSet, shades }: PieceDrawingProps) {
  const { depth, shadow } = pieceSets[pieceSet];
  const middle = 51 - depth / 2 + (king ? 5 : 0);
  const disc = { color, pieceSet, shades };
  return (
    <G>
      {shadow > 0 && (
        <Ellipse cx="51" cy={middle + 9} rx="45" ry="41" fill={`url(#${shades}-shadow)`} />
      )}
      <Disc {...disc} y={middle} />
      {king && <Disc {...disc} y={middle - 10} isCrowned />}
      {king && <Crown color={color} pieceSet={pieceSet} y={middle - 10} />}
    </G>
  );
}

interface PieceShadesProps {
  readonly pieceSet: PieceSetName;
  readonly shades: string;
}

/** The gradients that pieces are painted with; once in every picture that has pieces. */
export function PieceShades({ pieceSet, shades }: PieceShadesProps) {
  const set = pieceSets[pieceSet];
  return (
    <>
      {(['white', 'black'] as const).map((color) => (
        <RadialGradient key={color} id={`${shades}-${color}`} cx="38%" cy="30%" r="75%">
          <Stop offset="0" stopColor={set[color].light} />
          <Stop offset="0.55" stopColor={set[color].face} />
          <Stop offset="1" stopColor={set[color].edge} />
        </RadialGradient>
      ))}
      <RadialGradient id={`${shades}-shadow`}>
        <Stop offset="0.7" stopColor="#000" stopOpacity={set.shadow} />
        <Stop offset="1" stopColor="#000" stopOpacity="0" />
      </RadialGradient>
    </>
  );
}

interface DiscProps {
  readonly color: Color;
  readonly pieceSet: PieceSetName;
  readonly shades: string;
  readonly y: number;
  /** Without the grooves that would show behind a crown. */
  readonly isCrowned?: boolean;
}

function Disc({ color, pieceSet, shades, y, isCrowned = false }: DiscProps) {
  const { depth, outlineWidth, grooveWidth, grooves, isMilled } = pieceSets[pieceSet];
  const { light, side, outline, groove, glint } = pieceSets[pieceSet][color];
  const radii = grooves[color].filter((r) => !isCrowned || r > CROWN_RADIUS);
  return (
    <G>
      {depth > 0 && <Circle cx="50" cy={y + depth} r="39" fill={side} />}
      <Circle cx="50" cy={y} r="39" fill={`url(#${shades}-${color})`} />
      {isMilled && (
        <Circle
          cx="50"
          cy={y}
          r="34.5"
          fill="none"
          stroke={groove}
          strokeOpacity="0.75"
          strokeWidth="7"
          // Thirty-six notches around a rim of this radius.
          strokeDasharray="2.4 3.62"
        />
      )}
      <Circle
        cx="50"
        cy={y}
        r={39 - outlineWidth / 2}
        fill="none"
        stroke={outline}
        strokeWidth={outlineWidth}
      />
      {radii.map((r) => (
        <G key={r} fill="none">
          {glint > 0 && (
            <Circle
              cx="50"
              cy={y + 1.6}
              r={r}
              stroke={light}
              strokeOpacity={glint}
              strokeWidth="1.4"
            />
          )}
          <Circle cx="50" cy={y} r={r} stroke={groove} strokeWidth={grooveWidth} />
        </G>
      ))}
    </G>
  );
}

const CROWN_RADIUS = 25;

interface CrownProps {
  readonly color: Color;
  readonly pieceSet: PieceSetName;
  readonly y: number;
}

function Crown({ color, pieceSet, y }: CrownProps) {
  const { crown, crownLine } = pieceSets[pieceSet][color];
  return (
    <Path
      d="M-22 13 L-24 -11 L-11 0 L0 -17 L11 0 L24 -11 L22 13 Z"
      transform={`translate(50 ${y + 1})`}
      fill={crown}
      stroke={crownLine}
      strokeWidth="2"
      strokeLinejoin="round"
    />
  );
}
