export const COLORS = ['white', 'black'] as const;

export type Color = (typeof COLORS)[number];

export type ByColor<T> = Readonly<Record<Color, T>>;

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white');
