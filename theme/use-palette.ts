import { useScheme } from './appearance';
import { dark, light, type Palette } from './palette';

const palettes = { light, dark } as const;

export const usePalette = (): Palette => palettes[useScheme()];
