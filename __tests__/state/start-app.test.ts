import { makeFeedback } from '@/services/feedback/feedback';
import { createMemoryStorage } from '@/services/storage/memory-storage';
import { computer, TWO_PEOPLE } from '@/state/players';
import { startApp } from '@/state/start-app';
import { createFakeThinker } from '../support/fake-thinker';
import { createFakeTime, settle } from '../support/fake-time';
import { gameFrom, openIn, setupOf } from '../support/open-game';

const ignore = (): undefined => undefined;

test('games in the background rest while somebody waits for a move of the computer', async () => {
  const time = createFakeTime();
  const thinker = createFakeThinker();
  const rests: boolean[] = [];
  const { library } = await startApp(
    { storage: createMemoryStorage(), notice: null },
    {
      thinker,
      trainer: {
        runWork: async (text) => text,
        rest: (isResting) => rests.push(isResting),
      },
      shareText: async () => 'copied',
      feedback: makeFeedback(ignore, ignore),
      keepAwake: ignore,
      now: time.now,
      later: time.later,
      random: () => 0.4,
    },
  );
  const setup = setupOf(gameFrom('brazilian'), {}, { ...TWO_PEOPLE, white: computer(10) });
  const game = openIn(library, library.getState().verbs.begin(setup));
  expect(rests).toEqual([]);
  game.getState().verbs.attend();
  await settle();
  expect(thinker.isThinking()).toBe(true);
  expect(rests).toEqual([true]);
  thinker.answer('c3-d4');
  await settle();
  expect(rests).toEqual([true, false]);
});
