import { isWorkOver, stepWork, type Work } from '@/services/trainer/work';

/** The work after one more move, or less. */
export const advanceWork = (work: Work): Work => {
  const step = stepWork(work);
  let now = step.next();
  while (now.done !== true) now = step.next();
  return now.value;
};

/** The work at its end, played without a break. */
export const playOut = (work: Work): Work => {
  let now = work;
  while (!isWorkOver(now)) now = advanceWork(now);
  return now;
};
