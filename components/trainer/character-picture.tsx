import type { ReactNode } from 'react';
import Svg, { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';

const INK = '#2B2722';
const PAPER = '#FFFDF8';
const GOLD = '#E3B75A';

interface Drawing {
  readonly ground: string;
  readonly rim: string;
  /** Drawn on 100 by 100, on a disc around the middle. */
  readonly face: ReactNode;
}

interface EyesProps {
  readonly y: number;
  readonly apart?: number;
  readonly size?: number;
}

function Eyes({ y, apart = 13, size = 4.5 }: EyesProps) {
  return (
    <G fill={INK}>
      <Circle cx={50 - apart} cy={y} r={size} />
      <Circle cx={50 + apart} cy={y} r={size} />
    </G>
  );
}

interface LineProps {
  readonly d: string;
  readonly color?: string;
  readonly width?: number;
}

function Line({ d, color = INK, width = 4 }: LineProps) {
  return (
    <Path
      d={d}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function Die() {
  const pips = [
    [37, 37],
    [63, 37],
    [50, 50],
    [37, 63],
    [63, 63],
  ] as const;
  return (
    <G transform="rotate(-14 50 50)">
      <Rect x={25} y={25} width={50} height={50} rx={11} fill={PAPER} />
      {pips.map(([cx, cy]) => (
        <Circle key={`${cx}-${cy}`} cx={cx} cy={cy} r={5} fill={INK} />
      ))}
    </G>
  );
}

function OpenMouth() {
  return (
    <>
      <Eyes y={35} />
      <Path d="M24 50 H76 C76 69 64 79 50 79 C36 79 24 69 24 50 Z" fill={INK} />
      <Path d="M30 50 H70 V55 C70 57 68 58 66 58 H34 C32 58 30 57 30 55 Z" fill={PAPER} />
      <Ellipse cx={50} cy={72} rx={12} ry={6} fill="#E58A7B" />
    </>
  );
}

function Turtle() {
  return (
    <>
      <G fill="#DDE3B4">
        <Ellipse cx={50} cy={22} rx={9} ry={11} />
        <Ellipse cx={26} cy={39} rx={9} ry={6} transform="rotate(35 26 39)" />
        <Ellipse cx={74} cy={39} rx={9} ry={6} transform="rotate(-35 74 39)" />
        <Ellipse cx={28} cy={72} rx={9} ry={6} transform="rotate(-35 28 72)" />
        <Ellipse cx={72} cy={72} rx={9} ry={6} transform="rotate(35 72 72)" />
      </G>
      <Eyes y={19} apart={4} size={1.8} />
      <Ellipse cx={50} cy={56} rx={25} ry={27} fill="#3C5B38" />
      <Line
        d="M50 42 L62 49 V63 L50 70 L38 63 V49 Z M50 30 V42 M62 49 L73 43 M62 63 L72 69 M50 70 V82 M38 63 L28 69 M38 49 L27 43"
        color="#A8BD84"
        width={2.5}
      />
    </>
  );
}

function Horns() {
  return (
    <>
      <Path
        d="M31 40 C18 38 14 27 17 18 C21 27 28 29 38 31 Z M69 40 C82 38 86 27 83 18 C79 27 72 29 62 31 Z"
        fill={PAPER}
      />
      <Path
        d="M30 36 C38 28 62 28 70 36 L66 62 C64 76 57 81 50 81 C43 81 36 76 34 62 Z"
        fill="#6B2A26"
      />
      <Line d="M35 42 L45 47 M65 42 L55 47" color={PAPER} />
      <G fill={PAPER}>
        <Circle cx={41} cy={51} r={3.5} />
        <Circle cx={59} cy={51} r={3.5} />
      </G>
      <Ellipse cx={50} cy={70} rx={12} ry={8} fill="#D9A38F" />
      <G fill="#6B2A26">
        <Circle cx={45.5} cy={70} r={2.5} />
        <Circle cx={54.5} cy={70} r={2.5} />
      </G>
    </>
  );
}

function AimedCrown() {
  return (
    <>
      <Circle cx={50} cy={50} r={31} fill="none" stroke={PAPER} strokeWidth={3} />
      <Line d="M50 10 V25 M50 75 V90 M10 50 H25 M75 50 H90" color={PAPER} width={3} />
      <Path
        d="M31 63 L28 40 L40 50 L50 34 L60 50 L72 40 L69 63 Z"
        fill={GOLD}
        stroke="#8A6413"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
    </>
  );
}

function FoxHead() {
  return (
    <>
      <Path d="M20 20 L44 33 H56 L80 20 L77 54 L50 82 L23 54 Z" fill="#C2601E" />
      <Path d="M26 28 L38 35 L27 46 Z M74 28 L62 35 L73 46 Z" fill={INK} />
      <Path d="M23 54 L42 58 L50 82 Z M77 54 L58 58 L50 82 Z" fill={PAPER} />
      <Line d="M33 50 C36 46 41 46 44 50 M56 50 C59 46 64 46 67 50" width={3.5} />
      <Circle cx={50} cy={78} r={4.5} fill={INK} />
    </>
  );
}

function Chick() {
  return (
    <>
      <Circle cx={50} cy={45} r={25} fill="#F2CF63" />
      <Eyes y={41} apart={10} size={3.8} />
      <Path d="M44 49 H56 L50 57 Z" fill="#D9772B" />
      <Path
        d="M21 55 L31 62 L40 54 L50 63 L60 54 L69 62 L79 55 C79 74 66 85 50 85 C34 85 21 74 21 55 Z"
        fill={PAPER}
      />
    </>
  );
}

/** The chick once it has been to school. */
function Graduate() {
  return (
    <>
      <Circle cx={50} cy={57} r={25} fill="#F2CF63" />
      <Eyes y={54} apart={10} size={3.8} />
      <Path d="M44 62 H56 L50 70 Z" fill="#D9772B" />
      <Path d="M34 33 V44 C42 49 58 49 66 44 V33 Z" fill={INK} />
      <Path d="M50 17 L83 31 L50 45 L17 31 Z" fill={INK} />
      <Line d="M80 32 V49" color={GOLD} width={3} />
      <Circle cx={80} cy={51} r={3.5} fill={GOLD} />
    </>
  );
}

const drawings = {
  random: { ground: '#7487A8', rim: '#566986', face: <Die /> },
  greedy: { ground: '#D79A6B', rim: '#B0744A', face: <OpenMouth /> },
  cautious: { ground: '#8FAE7C', rim: '#6E8C5C', face: <Turtle /> },
  attacker: { ground: '#B5564B', rim: '#8C3D35', face: <Horns /> },
  'king-hunter': { ground: '#83709F', rim: '#63527C', face: <AimedCrown /> },
  'endgame-fox': { ground: '#EBC98F', rim: '#CBA467', face: <FoxHead /> },
  learner: { ground: '#8DBBB0', rim: '#69998D', face: <Chick /> },
  trained: { ground: '#5F9C7C', rim: '#447A5E', face: <Graduate /> },
} as const satisfies Readonly<Record<string, Drawing>>;

interface CharacterPictureProps {
  readonly character: keyof typeof drawings;
  readonly size: number;
}

/** Who a character is, at a glance: a disc with a face. The name always stands beside it. */
export function CharacterPicture({ character, size }: CharacterPictureProps) {
  const { ground, rim, face } = drawings[character];
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Circle cx={50} cy={50} r={47} fill={ground} stroke={rim} strokeWidth={5} />
      {face}
    </Svg>
  );
}
