import { advanceWork, isWorkOver, type Work } from '@/services/trainer/work';

/** The work at its end, played without a break. */
export const playOut = <T extends Work>(work: T): Work => {
  let now: Work = work;
  while (!isWorkOver(now)) now = advanceWork(now);
  return now;
};
