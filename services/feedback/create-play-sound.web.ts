import type { FeedbackEvent, PlaySound } from './feedback';
import { FEEDBACK_EVENTS } from './feedback';
import { SOUND_FILES } from './sound-files';

type Players = ReadonlyMap<FeedbackEvent, HTMLAudioElement>;

/**
 * The first sound loads all files, into the browser's own players. A browser refuses sounds before the first gesture by
 * a promise that is rejected, and expo-audio lets go of that promise, so that the refusal would become an error of the
 * page.
 */
export const createPlaySound = (): PlaySound => {
  let players: Players | undefined;
  // Async, so that whatever fails, fails in the promise: a browser without audio has not even players.
  const play = async (event: FeedbackEvent): Promise<void> => {
    await nextTask();
    players ??= load();
    await playFromStart(players.get(event));
  };
  return (event) => {
    play(event).catch(() => undefined);
  };
};

/** To start a sound takes a slow phone half a frame: the move that is heard is to be seen first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const load = (): Players =>
  new Map(FEEDBACK_EVENTS.map((event) => [event, new Audio(String(SOUND_FILES[event]))]));

const playFromStart = async (player: HTMLAudioElement | undefined): Promise<void> => {
  if (player === undefined) return;
  player.currentTime = 0;
  await player.play();
};
