import type * as ExpoAudio from 'expo-audio';
import type { FeedbackEvent, PlaySound } from './feedback';
import { FEEDBACK_EVENTS } from './feedback';
import { SOUND_FILES } from './sound-files';

type Players = ReadonlyMap<FeedbackEvent, ExpoAudio.AudioPlayer>;

/** The first sound loads the player and all files; where that fails, the game is silent. */
export const createPlaySound = (): PlaySound => {
  let loading: Promise<Players> | undefined;
  return (event) => {
    loading ??= load();
    loading.then((players) => playFromStart(players.get(event))).catch(ignore);
  };
};

const load = async (): Promise<Players> => {
  // Not imported above, so that starting the app neither waits for it nor fails with it. Jest knows no `import()`.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { createAudioPlayer, setAudioModeAsync } = require('expo-audio') as typeof ExpoAudio;
  // Whoever listens to music or has silenced the phone means it.
  await setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' });
  return new Map(FEEDBACK_EVENTS.map((event) => [event, createAudioPlayer(SOUND_FILES[event])]));
};

/** A player that has come to the end stays there until it is sent back. */
const playFromStart = (player: ExpoAudio.AudioPlayer | undefined): void => {
  player?.seekTo(0).catch(ignore);
  player?.play();
};

const ignore = () => undefined;
