import { Platform } from 'react-native';

/** The system's own face; inside a drawing the web has to be told. */
export const systemFont = Platform.select({ web: 'system-ui, sans-serif' });

/** Spacing goes in steps of four. */
export const space = (steps: number): number => steps * 4;

export const radius = { board: 12, card: 16, chip: 12 } as const;

export const type = {
  title: { fontSize: 17, fontWeight: '600' },
  body: { fontSize: 15, lineHeight: 21 },
  secondary: { fontSize: 13, lineHeight: 18 },
} as const;

/** The least a finger can be asked to hit. */
export const touchTarget = 44;

export const screenEdge = space(4);
export const besideBoard = space(2);
