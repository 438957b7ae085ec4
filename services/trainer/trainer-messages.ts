import { startPlaying } from './playing';

/** What a worker says; what it is told is the text of a `Work`. */
export type TrainerMessage =
  | { readonly kind: 'snapshot'; readonly text: string }
  | { readonly kind: 'end'; readonly text: string };

const never = (): boolean => false;

/**
 * What a worker does with its work: it plays to the end, for it would not hear a message meanwhile. Where memory
 * is shared it can be stopped, and then says no more.
 */
export const serveWork = (
  text: string,
  now: () => number,
  tell: (message: TrainerMessage) => void,
  isStopped: () => boolean = never,
): void => {
  const playing = startPlaying(text, now);
  while (!isStopped()) {
    if (playing.isOver()) return tell({ kind: 'end', text: playing.text() });
    playing.advance();
    const snapshot = playing.snapshot();
    if (snapshot !== null) tell({ kind: 'snapshot', text: snapshot });
  }
};
