import type { Timing } from '../thinker/timing';
import { startPlaying, type Playing } from './playing';
import { createRest } from './rest';

/** What a worker is told: the text of a `Work`, once, and then whether to rest from it. */
export type TrainerRequest = string | { readonly isResting: boolean };

/** What a worker says. */
export type TrainerMessage =
  | { readonly kind: 'snapshot'; readonly text: string }
  | { readonly kind: 'end'; readonly text: string };

type Tell = (message: TrainerMessage) => void;

/** A worker hears messages only between two pieces of its work. */
export const PIECE_MILLISECONDS = 40;

/** How often a worker at rest looks whether that is over. */
const LOOK_MILLISECONDS = 20;

const never = (): boolean => false;

/** Plays to the end. Where memory is shared it can be stopped, and then says no more. */
export const serveWork = (
  text: string,
  now: () => number,
  tell: Tell,
  isStopped: () => boolean = never,
): void => {
  playOn(startPlaying(text, now), tell, isStopped);
};

export interface PieceTiming extends Timing {
  /** Runs something as soon as the messages that are there were heard. */
  readonly soon: (run: () => void) => void;
}

/** Takes what a worker is told. It plays in pieces, between which it hears that it is to rest. */
export const createWorkServer = (
  { now, later, soon }: PieceTiming,
  tell: Tell,
): ((request: TrainerRequest) => void) => {
  const { rest, isResting } = createRest(now);

  const playInPieces = (playing: Playing): void => {
    const playPiece = (): void => {
      if (isResting()) return void later(playPiece, LOOK_MILLISECONDS);
      const end = now() + PIECE_MILLISECONDS;
      const isDone = playOn(playing, tell, () => now() >= end);
      if (!isDone) soon(playPiece);
    };
    playPiece();
  };

  return (request) =>
    typeof request === 'string'
      ? playInPieces(startPlaying(request, now))
      : rest(request.isResting);
};

/** Plays until it is stopped, or to the end; answers whether it came there, and told so. */
const playOn = (playing: Playing, tell: Tell, isStopped: () => boolean): boolean => {
  while (!isStopped()) {
    if (playing.isOver()) {
      tell({ kind: 'end', text: playing.text() });
      return true;
    }
    playing.advance();
    const snapshot = playing.snapshot();
    if (snapshot !== null) tell({ kind: 'snapshot', text: snapshot });
  }
  return false;
};
