import { createGiveTap } from './create-give-tap';
import { createPlaySound } from './create-play-sound';
import type { Feedback } from './feedback';
import { makeFeedback } from './feedback';

/** The feedback of this platform. */
export const createFeedback = (): Feedback => makeFeedback(createPlaySound(), createGiveTap());
