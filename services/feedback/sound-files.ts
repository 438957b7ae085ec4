import type { FeedbackEvent } from './feedback';

/**
 * Made by `npm run make:sounds`. A number that stands for an asset on the phone, an address on the web. Written with
 * `require`, since TypeScript knows no such modules.
 */
export const SOUND_FILES: Readonly<Record<FeedbackEvent, number | string>> = {
  move: require('@/assets/sounds/move.wav'),
  capture: require('@/assets/sounds/capture.wav'),
  crown: require('@/assets/sounds/crown.wav'),
  end: require('@/assets/sounds/end.wav'),
  'low-time': require('@/assets/sounds/low-time.wav'),
};
