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
};
