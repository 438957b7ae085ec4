import Svg, { Path } from 'react-native-svg';

/** Drawn on 24 by 24 with a line of 2. */
const drawings = {
  undo: 'M9 7 L4 12 L9 17 M4 12 H15 A5 5 0 0 1 15 22',
  redo: 'M15 7 L20 12 L15 17 M20 12 H9 A5 5 0 0 0 9 22',
  flip: 'M7 4 V20 M3 16 L7 20 L11 16 M17 20 V4 M13 8 L17 4 L21 8',
  hint: 'M9 17.5 H15 M10 21 H14 M9 17.5 C9 15 6 13.5 6 9.5 A6 6 0 0 1 18 9.5 C18 13.5 15 15 15 17.5',
  pause: 'M9 5 V19 M15 5 V19',
  play: 'M8 5 L18 12 L8 19 Z',
  plus: 'M12 5 V19 M5 12 H19',
  close: 'M6 6 L18 18 M18 6 L6 18',
  back: 'M15 5 L8 12 L15 19',
  more: 'M5 12 H5.01 M12 12 H12.01 M19 12 H19.01',
  flag: 'M6 21 V4 M6 5 H18 L15 9 L18 13 H6',
  handshake: 'M4 8 H20 M4 16 H20',
  gear: 'M12 9 A3 3 0 1 0 12 15 A3 3 0 1 0 12 9 M12 3 V6 M12 18 V21 M3 12 H6 M18 12 H21 M5.6 5.6 L7.8 7.8 M16.2 16.2 L18.4 18.4 M5.6 18.4 L7.8 16.2 M16.2 7.8 L18.4 5.6',
  next: 'M5 12 H19 M13 6 L19 12 L13 18',
  trend: 'M4 17 L9.5 11.5 L13 15 L20 7 M15 7 H20 V12',
  up: 'M6 15 L12 9 L18 15',
  down: 'M6 9 L12 15 L18 9',
  forward: 'M9 5 L16 12 L9 19',
  search: 'M10.5 4 A6.5 6.5 0 1 0 10.5 17 A6.5 6.5 0 1 0 10.5 4 M15.5 15.5 L20.5 20.5',
  star: 'M12 3.5 L14.6 9 L20.5 9.7 L16.1 13.8 L17.3 19.7 L12 16.7 L6.7 19.7 L7.9 13.8 L3.5 9.7 L9.4 9 Z',
  sliders:
    'M4 7 H12 M18 7 H20 M15 4 A3 3 0 1 0 15 10 A3 3 0 1 0 15 4 M4 17 H6 M12 17 H20 M9 14 A3 3 0 1 0 9 20 A3 3 0 1 0 9 14',
  check: 'M5 12.5 L10 17.5 L19 7.5',
  chart: 'M3.5 18 L9.5 11 L13.5 15 L20.5 7 M15 7 H20.5 V12.5',
  books: 'M5 4 H9 V20 H5 Z M9 4 H13 V20 H9 Z M13.5 5.5 L17.3 4.5 L21 19 L17.1 20 Z',
  cap: 'M2.5 9.5 L12 5 L21.5 9.5 L12 14 Z M6.5 11.5 V16 C6.5 19 17.5 19 17.5 16 V11.5',
  tree: 'M12 4 V9 M12 9 L5 15 V20 M12 9 L19 15 V20 M12 9 V20',
  bin: 'M4 7 H20 M9 7 V4 H15 V7 M6.5 7 L7.5 20 H16.5 L17.5 7 M10 11 V16 M14 11 V16',
} as const;

export type IconName = keyof typeof drawings;

interface IconProps {
  readonly name: IconName;
  readonly color: string;
  readonly isFilled?: boolean;
}

export function Icon({ name, color, isFilled = false }: IconProps) {
  return (
    <Svg width={24} height={24} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={drawings[name]}
        fill={isFilled ? color : 'none'}
        stroke={color}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
