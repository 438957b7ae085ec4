export const PIECE_SETS = ['classic', 'flat', 'ivory', 'contrast'] as const;
export type PieceSetName = (typeof PIECE_SETS)[number];

/** The colours of one side's pieces. */
export interface PieceColors {
  /** The face, lit from the upper left: where the light falls, the middle, the rim. */
  readonly light: string;
  readonly face: string;
  readonly edge: string;
  /** The side that is seen below the face. */
  readonly side: string;
  readonly outline: string;
  readonly groove: string;
  /** The light that a groove catches below it, 0 for none. */
  readonly glint: number;
  readonly crown: string;
  readonly crownLine: string;
}

/** How a set is made. A square is 100 wide, a disc 78. */
export interface PieceSet {
  readonly white: PieceColors;
  readonly black: PieceColors;
  /** How much of the side is seen. */
  readonly depth: number;
  readonly outlineWidth: number;
  readonly grooveWidth: number;
  /** Radii of the grooves of each side: where sides have different ones, no colour is needed. */
  readonly grooves: { readonly white: readonly number[]; readonly black: readonly number[] };
  /** Notches around the rim, as checkers have them. */
  readonly isMilled: boolean;
  /** How dark the shadow under a piece is. */
  readonly shadow: number;
}

const bothSides = (...radii: number[]) => ({ white: radii, black: radii });

const classic: PieceSet = {
  white: {
    light: '#FFFCF3',
    face: '#EADFC6',
    edge: '#CDBE9C',
    side: '#B9A983',
    outline: '#CDBE9C',
    groove: '#CDBE9C',
    glint: 0.9,
    crown: '#C9952C',
    crownLine: '#8A6413',
  },
  black: {
    light: '#4A474C',
    face: '#2C2A2E',
    edge: '#19181B',
    side: '#0E0D0F',
    outline: '#19181B',
    groove: '#141316',
    glint: 0.55,
    crown: '#E3B75A',
    crownLine: '#A27A22',
  },
  depth: 4,
  outlineWidth: 1.5,
  grooveWidth: 1.8,
  grooves: bothSides(29, 19),
  isMilled: false,
  shadow: 0.34,
};

const flat: PieceSet = {
  white: {
    light: '#FBF6EA',
    face: '#FBF6EA',
    edge: '#FBF6EA',
    side: '#D5C8AB',
    outline: '#D5C8AB',
    groove: '#DDD2B8',
    glint: 0,
    crown: '#B07D1B',
    crownLine: '#B07D1B',
  },
  black: {
    light: '#302E34',
    face: '#302E34',
    edge: '#302E34',
    side: '#151417',
    outline: '#151417',
    groove: '#4C4951',
    glint: 0,
    crown: '#F0C869',
    crownLine: '#F0C869',
  },
  depth: 0,
  outlineWidth: 2.5,
  grooveWidth: 3,
  grooves: bothSides(27),
  isMilled: false,
  shadow: 0,
};

const ivory: PieceSet = {
  white: {
    light: '#FFFDF4',
    face: '#F6EBCF',
    edge: '#E0CFA6',
    side: '#BFA878',
    outline: '#CDB98C',
    groove: '#D2BF92',
    glint: 0.9,
    crown: '#B3261E',
    crownLine: '#7E1712',
  },
  black: {
    light: '#E4564A',
    face: '#C2332B',
    edge: '#9C211C',
    side: '#6B120F',
    outline: '#861A16',
    groove: '#8E1D19',
    glint: 0.5,
    crown: '#F7E3A8',
    crownLine: '#B98F36',
  },
  depth: 5,
  outlineWidth: 1.5,
  grooveWidth: 2,
  grooves: bothSides(26),
  isMilled: true,
  shadow: 0.34,
};

const contrast: PieceSet = {
  white: {
    light: '#FFFFFF',
    face: '#FFFFFF',
    edge: '#FFFFFF',
    side: '#000000',
    outline: '#000000',
    groove: '#000000',
    glint: 0,
    crown: '#000000',
    crownLine: '#FFFFFF',
  },
  black: {
    light: '#000000',
    face: '#000000',
    edge: '#000000',
    side: '#FFFFFF',
    outline: '#FFFFFF',
    groove: '#FFFFFF',
    glint: 0,
    crown: '#FFFFFF',
    crownLine: '#000000',
  },
  depth: 0,
  outlineWidth: 5,
  grooveWidth: 5,
  // White has one ring, Black has two.
  grooves: { white: [16], black: [25, 12] },
  isMilled: false,
  shadow: 0,
};

export const pieceSets: Readonly<Record<PieceSetName, PieceSet>> = {
  classic,
  flat,
  ivory,
  contrast,
};
