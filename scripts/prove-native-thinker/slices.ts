/**
 * Measures how long slices hold the thread: `npm run bench:slices`. Node runs without its compiler, since Hermes has
 * none either; times are processor time, which other work on the machine does not lengthen.
 */
import { SLICE_MILLISECONDS } from '../../services/thinker/slice';
import { createSlicesHost } from '../../services/thinker/slices-host';
import type { ThinkRequest } from '../../services/thinker/thinker';
import { REAL_TIMING, type Timing } from '../../services/thinker/timing';
import { REQUESTS } from './requests';

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const slicesOf = async (request: ThinkRequest): Promise<readonly number[]> => {
  const slices: number[] = [];
  const timing: Timing = {
    now: processorTime,
    later: (run) =>
      REAL_TIMING.later(() => {
        const begin = processorTime();
        run();
        slices.push(processorTime() - begin);
      }),
  };
  await createSlicesHost(timing)(request);
  return slices.sort((a, b) => a - b);
};

const main = async (): Promise<void> => {
  console.log(`A slice is meant to take ${SLICE_MILLISECONDS} ms.`);
  for (const request of REQUESTS.filter(({ rules }) => rules !== 'chess')) {
    const slices = await slicesOf(request);
    const at = (share: number): string =>
      (slices[Math.floor(share * (slices.length - 1))] ?? 0).toFixed(1).padStart(6);
    const name = request.rules.startsWith('{') ? 'own rules' : request.rules;
    console.log(
      `${name.padEnd(14)} ${String(slices.length).padStart(5)} slices, ms: median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)}`,
    );
  }
};

void main();
