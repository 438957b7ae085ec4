import { noteWaiting } from '@/services/thinker/note-waiting';
import { createSlicesHost } from '@/services/thinker/slices-host';
import type { Thinker, ThinkRequest } from '@/services/thinker/thinker';
import { fakeTiming, settle } from './fake-timing';

const request: ThinkRequest = { rules: 'english', limits: { nodes: 300 } };
const endless: ThinkRequest = { rules: 'english', limits: { nodes: 1e9 } };

const start = () => {
  const clock = fakeTiming(1);
  const notes: boolean[] = [];
  const plain: Thinker = { think: createSlicesHost(clock.timing) };
  const { think } = noteWaiting(plain, (isWaitedFor) => notes.push(isWaitedFor));
  return { clock, notes, plain, think };
};

test('a thought is the same, and waited for until it is there', async () => {
  const { clock, notes, plain, think } = start();
  const progress: number[] = [];
  const thinking = think(request, { onProgress: ({ nodes }) => progress.push(nodes) });
  await settle();
  expect(notes).toEqual([true]);
  await clock.runAll();
  const thought = await thinking;
  expect(notes).toEqual([true, false]);
  const again = plain.think(request);
  await clock.runAll();
  expect(thought).toEqual(await again);
});

test('of several thoughts the last one counts', async () => {
  const { clock, notes, think } = start();
  const control = new AbortController();
  const cancelled = expect(think(endless, control)).rejects.toMatchObject({ name: 'AbortError' });
  const thinking = think(request);
  await clock.tick();
  control.abort();
  await cancelled;
  expect(notes).toEqual([true]);
  await clock.runAll();
  await thinking;
  expect(notes).toEqual([true, false]);
});

test.each([
  ['under way', 3],
  ['not yet begun', 0],
])('one that is cancelled is waited for no more: %s', async (_name, ticks) => {
  const { clock, notes, think } = start();
  const control = new AbortController();
  const cancelled = expect(think(endless, control)).rejects.toMatchObject({ name: 'AbortError' });
  for (let i = 0; i < ticks; i++) await clock.tick();
  control.abort();
  await cancelled;
  expect(notes).toEqual([true, false]);
});

test('one that is refused, or fails at once, is waited for no more', async () => {
  const { clock, notes, think } = start();
  const refused = expect(think({ rules: 'chess', limits: { nodes: 1 } })).rejects.toThrow();
  await clock.runAll();
  await refused;
  expect(notes).toEqual([true, false]);
  const broken = noteWaiting(
    {
      think: () => {
        throw new Error('It broke.');
      },
    },
    (isWaitedFor) => notes.push(isWaitedFor),
  );
  await expect(broken.think(request)).rejects.toThrow('It broke.');
  expect(notes).toEqual([true, false, true, false]);
});
