import type { Feedback, FeedbackEvent } from '@/services/feedback/feedback';
import { makeFeedback } from '@/services/feedback/feedback';

export interface FakeFeedback extends Feedback {
  readonly heard: FeedbackEvent[];
  readonly felt: string[];
}

/** Remembers what a player would have heard and felt. */
export const createFakeFeedback = (): FakeFeedback => {
  const heard: FeedbackEvent[] = [];
  const felt: string[] = [];
  const feedback = makeFeedback(
    (event) => heard.push(event),
    (tap) => felt.push(tap),
  );
  return { ...feedback, heard, felt };
};
