import Svg, { Path } from 'react-native-svg';

/** Drawn on 24 by 24 with a line of 2. */
const drawings = {
  undo: 'M9 7 L4 12 L9 17 M4 12 H15 A5 5 0 0 1 15 22',
  redo: 'M15 7 L20 12 L15 17 M20 12 H9 A5 5 0 0 0 9 22',
  flip: 'M7 4 V20 M3 16 L7 20 L11 16 M17 20 V4 M13 8 L17 4 L21 8',
  plus: 'M12 5 V19 M5 12 H19',
  close: 'M6 6 L18 18 M18 6 L6 18',
} as const;

export type IconName = keyof typeof drawings;

interface IconProps {
  readonly name: IconName;
  readonly color: string;
}

export function Icon({ name, color }: IconProps) {
  return (
    <Svg width={24} height={24} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={drawings[name]}
        fill="none"
        stroke={color}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
