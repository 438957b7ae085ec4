export const BOARD_THEMES = ['green', 'wood', 'slate', 'contrast'] as const;
export type BoardThemeName = (typeof BOARD_THEMES)[number];

/** The colours of one board by day or by night. */
export interface BoardColors {
  /** Squares that are played on. */
  readonly played: string;
  readonly other: string;
  readonly onPlayed: string;
  readonly onOther: string;
}

interface BoardTheme {
  readonly day: BoardColors;
  readonly night: BoardColors;
}

/** What is written on a square has the colour of the squares beside it. */
const twoTone = (played: string, other: string): BoardColors => ({
  played,
  other,
  onPlayed: other,
  onOther: played,
});

export const boardThemes: Readonly<Record<BoardThemeName, BoardTheme>> = {
  green: { day: twoTone('#3E7A5B', '#EFE4C7'), night: twoTone('#35664D', '#D9CDAE') },
  wood: { day: twoTone('#9A6A43', '#EBD5AC'), night: twoTone('#7B5335', '#CDB48A') },
  slate: { day: twoTone('#66788A', '#E1E6EA'), night: twoTone('#4F5E6C', '#B3BCC4') },
  // The grey is as far from black as from white (4.6 to 1), so that both sides stand out on it.
  contrast: {
    day: { played: '#757575', other: '#FFFFFF', onPlayed: '#FFFFFF', onOther: '#000000' },
    night: { played: '#757575', other: '#000000', onPlayed: '#FFFFFF', onOther: '#FFFFFF' },
  },
};
