import { useColorScheme } from 'react-native';
import { boardThemes, type BoardColors, type BoardThemeName } from './board-themes';

/** A board's colours, by day and by night as the system has it. */
export const useBoardColors = (theme: BoardThemeName): BoardColors =>
  boardThemes[theme][useColorScheme() === 'dark' ? 'night' : 'day'];
