import {
  agreeDraw,
  BONUS_KINDS,
  COLORS,
  goTo,
  isOver,
  legalMovesOf,
  LEVELS,
  loseOnTime,
  play,
  positionOf,
  pressClock,
  resign,
  startClock,
  startPosition,
  stopClock,
  undo,
  VARIANTS,
  type Clock,
  type Game,
  type Rules,
  type TimeControl,
} from '@dama/engine';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { firstClockOf, firstGameOf, type GameSetup } from '@/state/game-setup';
import type { KeptGame } from '@/state/kept-game';
import { computer, person, type Player } from '@/state/players';
import { LONGEST_NAME, TIME_OUTS } from '@/state/settings';

/** A game of the list, or one that a player has made from it. */
const anyRules: Arbitrary<Rules> = fc
  .tuple(fc.constantFrom(...VARIANTS), fc.boolean())
  .map(([rules, isOwn]) => (isOwn ? { ...rules, id: 'own', name: 'Our own' } : rules));

export const anyPlayer: Arbitrary<Player> = fc.oneof(
  fc.string({ maxLength: LONGEST_NAME, unit: 'grapheme' }).map(person),
  fc.constantFrom(...LEVELS).map(({ level }) => computer(level)),
);

const byColor = <T>(each: Arbitrary<T>) => fc.record({ white: each, black: each });

/** More than the turns below take together, so that no flag falls. */
const anyLimit = fc.option(fc.integer({ min: 60_000, max: 24 * 60 * 60 * 1000 }));

const anyControl: Arbitrary<TimeControl> = fc.record({
  turn: anyLimit,
  game: anyLimit,
  bonus: fc.constantFrom(...BONUS_KINDS),
  bonusTime: fc.nat(30_000),
});

const anyChoices = fc.array(fc.nat(1000), { maxLength: 30 });

/** Plays a choice among the legal moves at every turn. */
const playChoices = (game: Game, choices: readonly number[]): Game =>
  choices.reduce((now, choice) => {
    const legal = legalMovesOf(now);
    const move = legal[choice % legal.length];
    const played = move && play(now, move);
    return played?.ok ? played.value : now;
  }, game);

export const anySetup: Arbitrary<GameSetup> = fc
  .record({
    rules: anyRules,
    players: byColor(anyPlayer),
    controls: byColor(anyControl),
    moveLimit: fc.option(fc.integer({ min: 1, max: 60 })),
    switchSides: fc.boolean(),
    timeOut: fc.constantFrom(...TIME_OUTS),
    score: byColor(fc.nat(40).map((halves) => halves / 2)),
  })
  .chain((setup) =>
    fc.option(anyChoices).map((choices) => {
      const position =
        choices === null
          ? startPosition(setup.rules)
          : positionOf(playChoices(firstGameOf({ ...setup, moveLimit: null }), choices));
      return { ...setup, start: { position } };
    }),
  );

const DECLARATIONS: readonly ((game: Game) => Game)[] = [
  (game) => game,
  agreeDraw,
  ...COLORS.flatMap((color) => [
    (game: Game) => resign(game, color),
    (game: Game) => loseOnTime(game, color),
  ]),
];

const TURN = 1_500;

/** The clock at the start of every turn of a game whose turns all took as long. */
const clocksOf = (first: Clock, turns: number): readonly Clock[] =>
  Array.from({ length: turns }).reduce<readonly Clock[]>(
    (clocks) => [
      ...clocks,
      stopClock(pressClock(startClock(clocks.at(-1) ?? first, 0), TURN), TURN),
    ],
    [first],
  );

/** Any game, looked at from any of its turns, ended by the players or not. */
export const anyKeptGame: Arbitrary<KeptGame> = fc
  .record({
    setup: anySetup,
    choices: anyChoices,
    back: fc.nat(30),
    declare: fc.constantFrom(...DECLARATIONS),
    isTakenBack: fc.boolean(),
    used: fc.nat(TURN),
    id: fc.string({ minLength: 1 }),
    createdAt: fc.nat(2 ** 40),
  })
  .map(({ setup, choices, back, declare, isTakenBack, used, id, createdAt }) => {
    const played = playChoices(firstGameOf(setup), choices);
    const at = goTo(played, played.plies.length - (back % (played.plies.length + 1)));
    const ended = isOver(at) ? at : declare(at);
    const game = isTakenBack ? undo(ended) : ended;
    const turnClocks = clocksOf(firstClockOf(setup, goTo(game, 0)), game.plies.length);
    const turnStart = turnClocks[game.cursor];
    if (turnStart === undefined) throw new Error('Every turn has a clock.');
    const clock = stopClock(startClock(turnStart, 0), used);
    return { id, createdAt, setup, game, turnClocks, clock };
  });
