import { LEVELS, newClock, stateAt, type Result } from '@dama/engine';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { StoredGame } from '@/services/storage/storage';
import {
  makeStoredGame,
  parseStoredGame,
  UNREADABLE_PARTS,
  type KeptGame,
} from '@/state/kept-game';
import { damagedJson } from '../support/damage';
import { anyKeptGame } from '../support/kept-game-arbitrary';
import { gameFrom, setupOf } from '../support/open-game';

const NOW = 1_700_000_000_000;
const stored = (kept: KeptGame): StoredGame => makeStoredGame(kept, NOW);

test('any game, at any turn and however it was set up, is found again as it was', () => {
  fc.assert(
    fc.property(anyKeptGame, (kept) => {
      expect(parseStoredGame(stored(kept))).toEqual({ ok: true, value: kept });
    }),
    { numRuns: 150 },
  );
});

/** Fails unless a game can be played on, or it is known what of it cannot be read. */
const expectSound = (read: Result<KeptGame, string>): void => {
  if (!read.ok) {
    expect(UNREADABLE_PARTS).toContain(read.error);
    return;
  }
  const { game, setup, turnClocks, clock } = read.value;
  expect(parseStoredGame(stored(read.value))).toEqual(read);
  expect(game.plies.length).toBeGreaterThanOrEqual(game.cursor);
  expect(turnClocks.map(({ mover }) => mover)).toEqual(
    [0, ...game.plies.keys()].map((_, ply) => stateAt(game, ply).position.turn),
  );
  expect(clock.mover).toBe(stateAt(game, game.cursor).position.turn);
  for (const { controls } of [clock, ...turnClocks]) expect(controls).toEqual(setup.controls);
  for (const player of Object.values(setup.players)) {
    if (player.kind === 'computer')
      expect(LEVELS.map(({ level }) => level)).toContain(player.level);
  }
};

const anyDamaged = (
  damage: (game: StoredGame) => Arbitrary<Partial<StoredGame>>,
): Arbitrary<StoredGame> =>
  anyKeptGame.map(stored).chain((game) => damage(game).map((changes) => ({ ...game, ...changes })));

const DAMAGES: readonly [string, (game: StoredGame) => Arbitrary<Partial<StoredGame>>][] = [
  ['rules', () => fc.record({ rules: fc.oneof(fc.string(), fc.json()) })],
  ['start', () => fc.record({ start: fc.string() })],
  ['moves', () => fc.record({ moves: fc.array(fc.string()) })],
  ['cursor', () => fc.record({ cursor: fc.oneof(fc.integer(), fc.double()) })],
  ['players', ({ players }) => fc.record({ players: damagedJson(players) })],
  ['options', ({ options }) => fc.record({ options: damagedJson(options) })],
  ['clocks', ({ clocks }) => fc.record({ clocks: damagedJson(clocks ?? 'null') })],
  ['declared end', ({ declared }) => fc.record({ declared: damagedJson(declared ?? 'null') })],
];

test.each(DAMAGES)(
  'whatever became of the %s, the game is sound or a sentence says why not',
  (_, damage) => {
    fc.assert(
      fc.property(anyDamaged(damage), (game) => expectSound(parseStoredGame(game))),
      { numRuns: 300 },
    );
  },
);

test('clocks that cannot be read do not cost the game', () => {
  fc.assert(
    fc.property(anyKeptGame, fc.oneof(fc.constant(null), fc.string()), (kept, clocks) => {
      const read = parseStoredGame({ ...stored(kept), clocks });
      expectSound(read);
      expect(read).toMatchObject({ ok: true, value: { game: kept.game, setup: kept.setup } });
    }),
    { numRuns: 60 },
  );
});

test('a declared end that cannot be read leaves the game open', () => {
  fc.assert(
    fc.property(anyKeptGame, fc.string(), (kept, declared) => {
      const read = parseStoredGame({ ...stored(kept), declared });
      expect(read).toMatchObject({ ok: true, value: { game: { ...kept.game, declared: null } } });
    }),
    { numRuns: 60 },
  );
});

describe('a game that was kept', () => {
  const setup = setupOf(gameFrom('brazilian'), { gameTime: 60_000 });
  const game = gameFrom('brazilian');
  const clock = newClock(setup.controls, 'white');
  const sound = stored({ id: 'a', createdAt: 1, setup, game, turnClocks: [clock], clock });
  const moved = { ...sound, moves: ['c3-d4'], cursor: 1 };

  test.each([
    [
      'players',
      'of a level that there is not',
      {
        players: JSON.stringify({
          white: { kind: 'computer', level: 99 },
          black: { kind: 'person', name: '' },
        }),
      },
    ],
    ['players', 'without players', { players: '{}' }],
    ['options', 'without a score', { options: JSON.stringify({ controls: setup.controls }) }],
    ['clock', 'without time controls', { options: '{}' }],
    ['start', 'from a position that is none', { start: 'W:Wz9:Ba1' }],
    ['moves', 'with a move that is none', { moves: ['a1-h8'], cursor: 1 }],
    ['rules', 'of an unknown game', { rules: 'nonsense' }],
  ] as const)('cannot be read for its %s: %s', (error, _, changes) => {
    expect(parseStoredGame({ ...sound, ...changes })).toEqual({ ok: false, error });
  });

  test('stands after its last move where it is not known after which', () => {
    const read = parseStoredGame({ ...moved, cursor: Number.NaN });
    expect(read).toMatchObject({ ok: true, value: { game: { cursor: 1 } } });
  });

  test('has the clock of the side to move going where its clocks cannot be read', () => {
    const read = parseStoredGame({ ...moved, clocks: 'damaged' });
    expect(read).toMatchObject({
      ok: true,
      value: { clock: { mover: 'black' }, turnClocks: [{ mover: 'white' }, { mover: 'black' }] },
    });
  });
});
