import { answer, type Answer, type Clock } from './answer';
import type { ThinkRequest, Thought } from './thinker';

/** What a worker says; what it is told is a `ThinkRequest`. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly thought: Thought }
  | { readonly kind: 'answer'; readonly answer: Answer };

/** What a worker does with a request: it thinks to the end, for it would not hear a message meanwhile. */
export const serve = (
  request: ThinkRequest,
  now: Clock,
  tell: (message: WorkerMessage) => void,
): void => {
  const work = answer(request, now);
  let step = work.next();
  for (; step.done !== true; step = work.next()) {
    if (step.value !== null) tell({ kind: 'progress', thought: step.value });
  }
  tell({ kind: 'answer', answer: step.value });
};
