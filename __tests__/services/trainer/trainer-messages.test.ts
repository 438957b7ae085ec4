import { LONGEST_REST_MILLISECONDS } from '@/services/trainer/rest';
import {
  createWorkServer,
  PIECE_MILLISECONDS,
  serveWork,
  type TrainerMessage,
} from '@/services/trainer/trainer-messages';
import { makeWork, type Work } from '@/services/trainer/work';
import { playOut } from '../../support/play-out';
import { smallTournament, smallTraining, strongTournament } from '../../support/works';
import { fakeTiming } from '../thinker/fake-timing';

/** The program of a worker, on a clock that every look at takes a millisecond. */
const startServer = () => {
  const clock = fakeTiming(1);
  const told: TrainerMessage[] = [];
  const soon = (run: () => void): void => void clock.timing.later(run);
  const take = createWorkServer({ ...clock.timing, soon }, (message) => told.push(message));
  const end = (): Work | null => {
    const last = told.at(-1);
    return last?.kind === 'end' ? JSON.parse(last.text) : null;
  };
  return { clock, told, take, end };
};

test.each([
  ['a training', smallTraining()],
  ['a tournament', smallTournament()],
  ['a tournament of strong players', strongTournament()],
])('%s in pieces comes to the end it has in one go, and tells it once', async (_name, work) => {
  const { clock, told, take, end } = startServer();
  take(makeWork(work));
  expect(await clock.runAll()).toBeGreaterThan(2);
  expect(end()).toEqual(playOut(work));
  expect(told.filter(({ kind }) => kind === 'end')).toHaveLength(1);
});

test('work that is over already is told at once', async () => {
  const { clock, take, end } = startServer();
  const over = playOut(smallTraining());
  take(makeWork(over));
  expect(end()).toEqual(over);
  expect(clock.waiting()).toBe(0);
});

test('messages are heard after every piece', async () => {
  const { clock, take } = startServer();
  take(makeWork(strongTournament()));
  const pieces: number[] = [];
  for (let before = clock.time(); await clock.tick(); before = clock.time())
    pieces.push(clock.time() - before);
  // A step looks at the clock a few times.
  expect(Math.max(...pieces)).toBeLessThan(PIECE_MILLISECONDS + 10);
});

test('at rest nothing is played; then it goes on to the same end, however often', async () => {
  const { clock, told, take, end } = startServer();
  const work = strongTournament();
  take(makeWork(work));
  let rests = 0;
  while (end() === null) {
    await clock.pass(700);
    if (end() !== null) break;
    take({ isResting: true });
    rests++;
    const before = told.length;
    await clock.pass(LONGEST_REST_MILLISECONDS - 1_000);
    expect(told).toHaveLength(before);
    take({ isResting: false });
  }
  expect(rests).toBeGreaterThan(3);
  expect(end()).toEqual(playOut(work));
});

test('a rest that nobody ends does so by itself', async () => {
  const { clock, take, end } = startServer();
  const work = smallTraining();
  take({ isResting: true });
  take(makeWork(work));
  await clock.pass(LONGEST_REST_MILLISECONDS / 2);
  expect(end()).toBeNull();
  await clock.runAll();
  expect(end()).toEqual(playOut(work));
});

test('where it cannot be told anything it plays in one go, and says no more once it is stopped', () => {
  const work = smallTraining();
  const told: TrainerMessage[] = [];
  serveWork(
    makeWork(work),
    () => 0,
    (message) => told.push(message),
  );
  expect(told.map(({ text }) => JSON.parse(text))).toEqual([playOut(work)]);
  serveWork(
    makeWork(work),
    () => 0,
    (message) => told.push(message),
    () => true,
  );
  expect(told).toHaveLength(1);
});
