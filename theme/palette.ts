/** The colours of one face of the app. */
export interface Palette {
  readonly background: string;
  readonly surface: string;
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly warning: string;
  readonly boardDark: string;
  readonly boardLight: string;
}

export const light: Palette = {
  background: '#F5F1E8',
  surface: '#FFFDF8',
  line: '#E4DCCB',
  ink: '#211E19',
  muted: '#6F675A',
  accent: '#2C6A4D',
  onAccent: '#FFFDF8',
  warning: '#9A4A1F',
  boardDark: '#3E7A5B',
  boardLight: '#EFE4C7',
};

export const dark: Palette = {
  background: '#141613',
  surface: '#1E221D',
  line: '#2E342C',
  ink: '#EEE9DC',
  muted: '#A39C8C',
  accent: '#7CC39D',
  onAccent: '#10231A',
  warning: '#E6A46F',
  boardDark: '#35664D',
  boardLight: '#D9CDAE',
};

/** Marks and pieces lie on the board, which is much the same by day and by night. */
export const marks = {
  end: '#8CE0A6',
  step: '#5FD6E0',
  lastMove: '#2F6FDB',
  lastMoveStartOpacity: 0.3,
  lastMoveEndOpacity: 0.52,
  lastStep: '#E04BC8',
  mustCapture: '#F0B454',
} as const;

export interface PieceColors {
  readonly light: string;
  readonly face: string;
  readonly edge: string;
  readonly side: string;
}

export const pieces: Readonly<Record<'white' | 'black', PieceColors>> = {
  white: { light: '#FFFCF3', face: '#EADFC6', edge: '#CDBE9C', side: '#B9A983' },
  black: { light: '#4A474C', face: '#2C2A2E', edge: '#19181B', side: '#0E0D0F' },
};

export const crown = {
  white: { fill: '#C9952C', line: '#8A6413' },
  black: { fill: '#E3B75A', line: '#A27A22' },
} as const;
