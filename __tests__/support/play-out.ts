import { isWorkOver, stepWork, type Work } from '@/services/trainer/work';

/** The work after one more move, or less. */
export const advanceWork = (work: Work): Work => {
  const step = stepWork(work);
  let now = step.next();
  while (now.done !== true) now = step.next();
  return now.value;
};

/** The work after so many steps. */
export const playSome = (work: Work, steps: number): Work => {
  let now = work;
  for (let step = 0; step < steps; step++) now = advanceWork(now);
  return now;
};

/** The work at its end, played without a break. */
export const playOut = (work: Work): Work => {
  let now = work;
  while (!isWorkOver(now)) now = advanceWork(now);
  return now;
};
