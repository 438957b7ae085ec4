import { useColorScheme } from 'react-native';
import { dark, light, type Palette } from './palette';

/** Follows the system, by day and by night. */
export const usePalette = (): Palette => (useColorScheme() === 'dark' ? dark : light);
