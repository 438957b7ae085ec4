import { answer, type Answer, type Clock } from './answer';
import type { ThinkRequest, Thought } from './thinker';

/** What a worker says; what it is told is a `ThinkRequest`. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly thought: Thought }
  | { readonly kind: 'answer'; readonly answer: Answer };

const never = (): boolean => false;

/**
 * What a worker does with a request: it thinks to the end, for it would not hear a message meanwhile. Where
 * memory is shared it can be stopped, and then gives no answer.
 */
export const serve = (
  request: ThinkRequest,
  now: Clock,
  tell: (message: WorkerMessage) => void,
  isStopped: () => boolean = never,
): void => {
  const work = answer(request, now);
  while (!isStopped()) {
    const step = work.next();
    if (step.done === true) return tell({ kind: 'answer', answer: step.value });
    if (step.value !== null) tell({ kind: 'progress', thought: step.value });
  }
};
