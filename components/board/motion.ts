/** How long everything on the board takes, in milliseconds. */
const MOVE = 180;
const LEG = { own: 115, computer: 350 } as const;

/** Whose move is shown: the eye needs longer to follow what the hand has not done. */
export type Pace = keyof typeof LEG;

/** What every duration is multiplied by; 0 is no motion at all. */
export type MotionFactor = number;

/** How long each leg of a journey of so many legs takes. */
export const legDuration = (legs: number, pace: Pace, factor: MotionFactor): number =>
  (legs > 1 ? LEG[pace] : MOVE) * factor;

/** A piece that comes or goes fades. */
export const FADE = 120;

export const GHOST_OPACITY = 0.3;

/** Springs as near to critical damping as makes no difference: quick, and they never swing. */
export const springs = {
  lift: { mass: 1, stiffness: 600, damping: 49 },
  land: { mass: 1, stiffness: 400, damping: 40 },
  refuse: { mass: 1, stiffness: 350, damping: 37 },
} as const;

/** A square that is hardly wider than a finger asks for a larger piece in the air. */
export const liftScale = (columns: number): number => (columns > 8 ? 1.5 : 1.25);
