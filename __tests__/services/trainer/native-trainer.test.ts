import { createTrainer } from '@/services/trainer/create-trainer.native';
import { makeWork, type Work } from '@/services/trainer/work';
import { playOut } from '../../support/play-out';
import { smallTournament, smallTraining, strongTournament } from '../../support/works';
import { settle } from '../thinker/fake-timing';
import { behave, madeRuntimes } from '../thinker/fake-worklets';

jest.mock(
  'react-native-worklets',
  () => jest.requireActual('../thinker/fake-worklets').fakeWorklets,
);

const work = smallTraining(1);
const read = (text: string): Work => JSON.parse(text);

beforeEach(() => {
  behave('answers');
  // Every look at the clock takes a while, so that there is something to tell of.
  let readings = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => 20 * ++readings);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['a training', work],
  ['a tournament', smallTournament()],
])('%s comes to the end it has without a runtime, and tells of its way', async (_name, one) => {
  const told: string[] = [];
  const onSnapshot = (text: string): void => void told.push(text);
  const end = await createTrainer().runWork(makeWork(one), { onSnapshot });
  expect(read(end)).toEqual(playOut(one));
  expect(told.length).toBeGreaterThan(2);
  expect(madeRuntimes()).toMatchObject([{ begun: 1, ended: 1 }]);
});

test('a pause ends the search, and the same runtime goes on to the same end', async () => {
  const { runWork } = createTrainer();
  const strong = strongTournament();
  const control = new AbortController();
  const onSnapshot = (): void => control.abort();
  const paused = await runWork(makeWork(strong), { signal: control.signal, onSnapshot });
  await settle();
  expect(madeRuntimes()).toMatchObject([{ begun: 1, ended: 1 }]);
  expect(read(paused).session.played).toBe(0);
  expect(read(await runWork(paused))).toEqual(playOut(strong));
  expect(madeRuntimes()).toMatchObject([{ begun: 2, ended: 2 }]);
});

test.each(['crashes', 'cannot start'] as const)(
  'a runtime that fails is replaced, and after a second one slices play: it %s',
  async (failure) => {
    behave(failure, 'answers');
    expect(read(await createTrainer().runWork(makeWork(work)))).toEqual(playOut(work));
    expect(madeRuntimes()).toHaveLength(2);
    behave(failure);
    expect(read(await createTrainer().runWork(makeWork(work)))).toEqual(playOut(work));
    expect(madeRuntimes()).toHaveLength(2);
  },
);
