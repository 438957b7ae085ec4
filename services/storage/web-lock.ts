/**
 * Holds a lock that all tabs of the app share, until this page is gone; false if another page holds it longer than
 * this one would wait. While it is held, the browser also does not keep the page alive after it has been left.
 */
export function holdLock(name: string, patience: number): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), patience);
    const hold = (): Promise<never> => {
      clearTimeout(timer);
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(name, { signal: giveUp.signal }, hold).catch(() => resolve(false));
  });
}
