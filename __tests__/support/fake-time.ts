/** A clock that goes on only when told, with its timers. */
export function createFakeTime(start = 1_000_000) {
  let now = start;
  let timers: { readonly at: number; readonly run: () => void }[] = [];

  const later = (run: () => void, milliseconds: number): (() => void) => {
    const timer = { at: now + milliseconds, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };

  /** Lets so much time pass; timers run when they are due, and promises have their turn between them. */
  const advance = async (milliseconds: number): Promise<void> => {
    const end = now + milliseconds;
    await settle();
    for (;;) {
      const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      timers = timers.filter((one) => one !== due);
      now = Math.max(now, due.at);
      due.run();
      await settle();
    }
    now = end;
  };

  return { now: () => now, later, advance, waiting: () => timers.length };
}

/** Long enough for any chain of promises that waits for no timer. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
