import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, to the minute: a screen that stays open over midnight must not say `today` of yesterday. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
