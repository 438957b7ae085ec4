import type { Timing } from '@/services/thinker/timing';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that moves only when told to, and timers that go off by it. */
export const fakeTiming = (millisecondsPerReading = 0) => {
  let time = 0;
  let timers: readonly Timer[] = [];
  const timing: Timing = {
    now: () => (time += millisecondsPerReading),
    later: (run, milliseconds = 0) => {
      const timer = { at: time + milliseconds, run };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  /** Lets promises settle, then sets off the next timer; answers whether there was one. */
  const tick = async (): Promise<boolean> => {
    await settle();
    const next = [...timers].sort((a, b) => a.at - b.at)[0];
    if (next === undefined) return false;
    timers = timers.filter((other) => other !== next);
    time = Math.max(time, next.at);
    next.run();
    await settle();
    return true;
  };
  /** Sets off what is due within so many milliseconds, and lets them pass. */
  const pass = async (milliseconds: number): Promise<void> => {
    const end = time + milliseconds;
    await settle();
    while (timers.some(({ at }) => at <= end)) await tick();
    time = Math.max(time, end);
  };
  return {
    timing,
    tick,
    pass,
    time: () => time,
    waiting: () => timers.length,
    /** Sets off timers until none is left; answers how many there were. */
    runAll: async (): Promise<number> => {
      let count = 0;
      while (await tick()) count++;
      return count;
    },
  };
};

/** Longer than any chain of promises here. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
