import { useSyncExternalStore } from 'react';
import type { ClockReading } from '@dama/engine';
import { useGame } from './game-store-context';

const standStill = () => () => undefined;

/** A part of what the clock of the game shows, drawn again when that part changes. */
export function useClockReading<T extends number | null>(select: (reading: ClockReading) => T): T {
  const { readClock, followClock } = useGame((state) => state.verbs);
  const isGoing = useGame((state) => state.clock.since !== null);
  // What is drawn changes with the clock itself too, as when a move is taken back.
  useGame((state) => state.clock);
  return useSyncExternalStore(isGoing ? followClock : standStill, () => select(readClock()));
}
