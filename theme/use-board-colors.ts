import { useScheme } from './appearance';
import { boardThemes, type BoardColors, type BoardThemeName } from './board-themes';

/** A board's colours, by day and by night. */
export const useBoardColors = (theme: BoardThemeName): BoardColors =>
  boardThemes[theme][useScheme() === 'dark' ? 'night' : 'day'];
