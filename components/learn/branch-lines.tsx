import { StyleSheet } from 'react-native';
import Svg, { Line } from 'react-native-svg';
import { usePalette } from '@/theme/use-palette';

/** How far a child stands in from its parent. */
export const INDENT = 18;

interface BranchLinesProps {
  /** Whether the line of each level goes on below this row. */
  readonly rails: readonly boolean[];
  readonly isCut: boolean;
}

/** The branches beside a row: past it to those further down, and one to it from its parent. */
export function BranchLines({ rails, isCut }: BranchLinesProps) {
  const { muted } = usePalette();
  if (rails.length === 0) return null;
  const own = rails.length - 1;
  const xOf = (level: number) => level * INDENT + INDENT / 2;
  const line = { stroke: muted, strokeOpacity: 0.7, strokeWidth: 1.5 } as const;
  const ownLine = isCut ? { ...line, strokeDasharray: '3 3' } : line;
  return (
    // A drawing that stood in the row would give it a browser's own height for drawings, 150.
    <Svg style={StyleSheet.absoluteFill} width={rails.length * INDENT} height="100%" aria-hidden>
      {rails.map(
        (goesOn, level) =>
          goesOn &&
          level < own && (
            <Line key={level} {...line} x1={xOf(level)} x2={xOf(level)} y1="0" y2="100%" />
          ),
      )}
      <Line {...ownLine} x1={xOf(own)} x2={xOf(own)} y1="0" y2="50%" />
      {rails[own] && <Line {...line} x1={xOf(own)} x2={xOf(own)} y1="50%" y2="100%" />}
      <Line {...ownLine} x1={xOf(own)} x2={rails.length * INDENT} y1="50%" y2="50%" />
    </Svg>
  );
}
