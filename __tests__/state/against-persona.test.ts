import { asContestant, movesOf, newLearner, positionOf, type Contestant } from '@dama/engine';
import { createSlicesHost } from '@/services/thinker/slices-host';
import { makeRequest } from '@/services/thinker/make-request';
import { setupAgainst } from '@/state/game-setup';
import { makeStoredGame, parseStoredGame } from '@/state/kept-game';
import { persona } from '@/state/players';
import { DEFAULT_SETTINGS } from '@/state/settings';
import { gameFrom, layGame } from '../support/open-game';
import { rulesOf } from '../support/works';

const english = rulesOf('english');
const trained = asContestant(newLearner(english));

const everybody: readonly (readonly [string, Contestant])[] = [
  ['a character', { kind: 'character', id: 'greedy' }],
  ['one that plays anything', { kind: 'character', id: 'random' }],
  ['one that was trained', trained],
];

test.each(everybody)('%s moves as the engine has it move', async (_name, player) => {
  const game = gameFrom('english');
  const request = makeRequest(game, { limits: { level: 1 }, player, seed: 5 });
  const think = createSlicesHost();
  const first = await think(request);
  expect(await think(request)).toEqual(first);
  const ends = new Set<string>();
  for (let seed = 0; seed < 12; seed++)
    ends.add((await think({ ...request, seed })).path.join('-'));
  expect(ends.size).toBeGreaterThan(1);
});

test('a game against one that was trained is played, kept with its name, and found again', async () => {
  const settings = { ...DEFAULT_SETTINGS, variant: 'russian', seat: 'white' } as const;
  const setup = setupAgainst(persona(trained, 'Otto'), english, settings, () => 0);
  expect(setup.rules.id).toBe('english');
  expect(setup.players.white).toMatchObject({ kind: 'person' });
  expect(setup.players.black).toMatchObject({ persona: { name: 'Otto' } });

  // Black has the first move in English.
  const { store, time, storage } = layGame(setup);
  expect(positionOf(store.getState().game).turn).toBe('black');
  for (let i = 0; i < 50 && movesOf(store.getState().game).length === 0; i++) {
    await time.advance(1000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(movesOf(store.getState().game)).toHaveLength(1);

  const [stored] = await storage.listGames();
  if (stored === undefined) throw new Error('The game was not kept.');
  const found = parseStoredGame(stored);
  expect(found.ok && found.value.setup.players).toEqual(setup.players);
  expect(makeStoredGame(store.getState(), stored.updatedAt).players).toBe(stored.players);
});

test.each([
  ['nobody', '{"contestant":{"kind":"character","id":"nobody"},"name":null}'],
  ['no weights', '{"contestant":{"kind":"trained","weights":{},"limits":{"nodes":1}},"name":"O"}'],
  ['no name', '{"contestant":{"kind":"level","level":1},"name":5}'],
])('a game against somebody who cannot be read says so: %s', async (_name, text) => {
  const setup = setupAgainst(persona(trained, 'Otto'), english, DEFAULT_SETTINGS, () => 0);
  const { storage, time } = layGame(setup);
  await time.advance(0);
  const [stored] = await storage.listGames();
  if (stored === undefined) throw new Error('The game was not kept.');
  const players = JSON.parse(stored.players);
  const damaged = JSON.stringify({
    ...players,
    black: { ...players.black, persona: JSON.parse(text) },
  });
  expect(parseStoredGame({ ...stored, players: damaged }).ok).toBe(false);
});
