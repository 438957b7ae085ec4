import { useLayoutEffect, useRef } from 'react';

/**
 * The same function for good, which does what the newest one would: whoever is handed it need not be drawn anew
 * because of it.
 */
export function useSteady<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return (...args) => newest.current(...args);
}
