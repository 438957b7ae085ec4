import { holdLock } from '@/services/storage/web-lock';

type Request = (
  name: string,
  options: { readonly signal: AbortSignal },
  hold: () => Promise<never>,
) => Promise<never>;

/** The part of the browser's lock manager that is used, for all tabs of one browser. */
function createBrowser() {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const request: Request = (_name, { signal }, hold) =>
    new Promise((resolve, reject) => {
      const take = (): void => {
        isHeld = true;
        hold().then(resolve, reject);
      };
      signal.addEventListener('abort', () => reject(new Error('AbortError')));
      if (isHeld) waiting.push(() => !signal.aborted && take());
      else take();
    });
  const closeFirstTab = (): void => {
    isHeld = false;
    waiting.shift()?.();
  };
  return { locks: { request }, closeFirstTab };
}

const setNavigator = (navigator: object): void => {
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
};

const { navigator } = globalThis;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setNavigator(navigator);
});

it('is held by the first tab, and refused to the second after some patience', async () => {
  setNavigator(createBrowser());
  expect(await holdLock('name', 1_000)).toBe(true);
  const second = holdLock('name', 1_000);
  jest.advanceTimersByTime(1_000);
  expect(await second).toBe(false);
});

it('is handed on when the page that held it goes in time, as in a reload', async () => {
  const browser = createBrowser();
  setNavigator(browser);
  await holdLock('name', 1_000);
  const second = holdLock('name', 1_000);
  jest.advanceTimersByTime(999);
  browser.closeFirstTab();
  expect(await second).toBe(true);
  jest.advanceTimersByTime(1_000);
  expect(await Promise.race([second, Promise.resolve(false)])).toBe(true);
});

it('is not asked for where the browser has no locks', async () => {
  setNavigator({});
  expect(await holdLock('name', 1_000)).toBe(true);
});

it('is refused where the browser forbids locks', async () => {
  setNavigator({ locks: { request: () => Promise.reject(new Error('SecurityError')) } });
  expect(await holdLock('name', 1_000)).toBe(false);
});
