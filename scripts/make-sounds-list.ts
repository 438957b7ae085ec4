import { makeWav } from './make-sounds-wav';
import type { Sound } from './make-sounds-wood';
import { makeSamples, SAMPLE_RATE } from './make-sounds-wood';

/** Every sound of the game, by the name of its file. */
export const SOUNDS = {
  // A piece put down.
  move: { seconds: 0.09, peak: 0.6, knocks: [{ at: 0, pitch: 1, loudness: 1, ring: 1 }] },
  // A piece lifted off, and the other put down.
  capture: {
    seconds: 0.15,
    peak: 0.75,
    knocks: [
      { at: 0, pitch: 1.3, loudness: 0.55, ring: 0.8 },
      { at: 0.055, pitch: 0.85, loudness: 1, ring: 1.1 },
    ],
  },
  // Three small blocks, rising. It begins late: the move itself is heard at the same time.
  crown: {
    seconds: 0.36,
    peak: 0.5,
    knocks: [
      { at: 0.1, pitch: 1, loudness: 0.7, ring: 2.5 },
      { at: 0.17, pitch: 1.26, loudness: 0.85, ring: 2.5 },
      { at: 0.24, pitch: 1.5, loudness: 1, ring: 2.5 },
    ],
  },
  // Three large blocks, falling; late for the same reason.
  end: {
    seconds: 0.55,
    peak: 0.65,
    knocks: [
      { at: 0.1, pitch: 0.75, loudness: 0.8, ring: 3 },
      { at: 0.22, pitch: 0.63, loudness: 0.9, ring: 3 },
      { at: 0.34, pitch: 0.5, loudness: 1, ring: 4 },
    ],
  },
  // Two ticks of a clock.
  'low-time': {
    seconds: 0.18,
    peak: 0.4,
    knocks: [
      { at: 0, pitch: 1.9, loudness: 1, ring: 0.7 },
      { at: 0.12, pitch: 1.6, loudness: 1, ring: 0.7 },
    ],
  },
} as const satisfies Readonly<Record<string, Sound>>;

export const makeSoundFile = (sound: Sound): Buffer => makeWav(makeSamples(sound), SAMPLE_RATE);
