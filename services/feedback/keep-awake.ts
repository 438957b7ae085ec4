import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';

/** Keeps the screen on, or lets it go off again. */
export type KeepAwake = (awake: boolean) => void;

const TAG = 'game';

/**
 * One change after another, since a lock is given only after a while. A browser takes it back when its page is hidden:
 * let go then, and ask again when the page is shown. Where there is no lock to be had, the screen goes off as usual.
 */
export const createKeepAwake = (): KeepAwake => {
  let isAwake = false;
  let last: Promise<void> = Promise.resolve();
  return (awake) => {
    if (awake === isAwake) return;
    isAwake = awake;
    const change = awake ? activateKeepAwakeAsync : deactivateKeepAwake;
    last = last.then(() => change(TAG)).catch(() => undefined);
  };
};
