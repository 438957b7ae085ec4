/** What a player hears and feels of a game. Nothing here can fail: a game goes on in silence. */
import type { Move } from '@dama/engine';

export const FEEDBACK_EVENTS = ['move', 'capture', 'crown', 'end', 'low-time'] as const;

export type FeedbackEvent = (typeof FEEDBACK_EVENTS)[number];

export interface Feedback {
  readonly play: (event: FeedbackEvent) => void;
  readonly setSounds: (on: boolean) => void;
  readonly setHaptics: (on: boolean) => void;
}

/** Plays the sound of an event; each has one. */
export type PlaySound = (event: FeedbackEvent) => void;

export type Tap = 'light' | 'medium';

export type GiveTap = (tap: Tap) => void;

/** Crowning is heard and felt on top of the move that does it. */
const TAPS: Readonly<Partial<Record<FeedbackEvent, Tap>>> = { move: 'light', capture: 'medium' };

/** On in both ways until told otherwise. */
export const makeFeedback = (playSound: PlaySound, giveTap: GiveTap): Feedback => {
  let hasSounds = true;
  let hasHaptics = true;
  return {
    play: (event) => {
      const tap = TAPS[event];
      if (hasSounds) playSound(event);
      if (hasHaptics && tap !== undefined) giveTap(tap);
    },
    setSounds: (on) => {
      hasSounds = on;
    },
    setHaptics: (on) => {
      hasHaptics = on;
    },
  };
};

/** What a move gives, all at once. */
export const eventsOf = (move: Move): readonly FeedbackEvent[] => [
  move.captured.length > 0 ? 'capture' : 'move',
  ...(move.promotes ? (['crown'] as const) : []),
];
