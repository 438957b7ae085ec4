import { useEffect, useState } from 'react';
import { readClock, type Clock, type ClockReading } from '@dama/engine';

/** Often enough for tenths. */
const TICK = 100;

/** What the clock shows now; it goes on by itself while the clock is going. */
export function useClockReading(clock: Clock): ClockReading {
  const [now, setNow] = useState(() => Date.now());
  const isGoing = clock.since !== null;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [isGoing]);
  return readClock(clock, Math.max(now, clock.since ?? 0));
}
