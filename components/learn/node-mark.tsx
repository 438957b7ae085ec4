import Svg, { Path } from 'react-native-svg';
import { usePalette } from '@/theme/use-palette';
import type { NodeShape } from './node-words';

/** Drawn on 20 by 20: up for who takes the highest, down for who takes the lowest. */
const drawings: Readonly<Record<NodeShape, string>> = {
  max: 'M10 3 L18 17 H2 Z',
  min: 'M10 17 L2 3 H18 Z',
  leaf: 'M5 5 H15 V15 H5 Z',
};

export const NODE_MARK = 20;

interface NodeMarkProps {
  readonly shape: NodeShape;
  readonly isCut: boolean;
}

/** Filled where alpha-beta looks, an empty dashed outline where it does not. */
export function NodeMark({ shape, isCut }: NodeMarkProps) {
  const { accent, muted, surface } = usePalette();
  return (
    <Svg width={NODE_MARK} height={NODE_MARK} viewBox="0 0 20 20" aria-hidden>
      <Path
        d={drawings[shape]}
        fill={isCut ? surface : accent}
        stroke={isCut ? muted : accent}
        strokeWidth={1.5}
        strokeLinejoin="round"
        {...(isCut && { strokeDasharray: '2.5 2.5' })}
      />
    </Svg>
  );
}
