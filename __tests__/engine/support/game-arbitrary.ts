import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Game } from '../../../engine/src/game';
import { legalMovesOf, newGame, play } from '../../../engine/src/game';
import type { Move } from '../../../engine/src/move';
import type { Position } from '../../../engine/src/position';
import type { Rules } from '../../../engine/src/rules/rules';
import { VARIANTS } from '../../../engine/src/rules/variants';
import { must } from './must';
import { randomFrom } from './random';
import { randomSamples } from './random-position';
import { randomRules } from './random-rules';
import { drawRuleArbitrary } from './rules-arbitrary';

/** A position under some rules, with few enough routes of capture to list them all. */
export interface Scene {
  readonly rules: Rules;
  readonly position: Position;
}

const seedArbitrary = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** Any game of the list, or rules that nobody plays, with any rules for draws. */
const anyRules: Arbitrary<Rules> = fc.oneof(
  fc.constantFrom(...VARIANTS),
  fc
    .tuple(seedArbitrary, fc.array(drawRuleArbitrary, { maxLength: 4 }))
    .map(([seed, draws]) => ({ ...randomRules(randomFrom(seed)), draws })),
);

export const anyScene: Arbitrary<Scene> = fc
  .tuple(anyRules, seedArbitrary)
  .map(([rules, seed]) => ({ rules, position: randomPosition(rules, seed) }));

const POSITIONS_TRIED = 3;

/** The last of a few, since the first ones are those before any move. */
const randomPosition = (rules: Rules, seed: number): Position => {
  const samples = randomSamples(randomFrom(seed), rules, POSITIONS_TRIED, () => undefined);
  return must([...samples].at(-1)).position;
};

export interface PlayedGame {
  /** The game after every ply, the start first. */
  readonly games: readonly Game[];
  readonly moves: readonly Move[];
}

/** Plays a choice among the legal moves at every ply, until the choices or the moves run out. */
const playChoices = ({ rules, position }: Scene, choices: readonly number[]): PlayedGame => {
  const games: Game[] = [newGame(rules, { start: { position } })];
  const moves: Move[] = [];
  for (const choice of choices) {
    const game = must(games.at(-1));
    const legal = legalMovesOf(game);
    const move = legal[choice % legal.length];
    if (move === undefined) break;
    const played = play(game, move);
    if (!played.ok) throw new Error(`${move.path.join('-')} was refused: ${played.error.code}`);
    games.push(played.value);
    moves.push(move);
  }
  return { games, moves };
};

export const anyPlayedGame: Arbitrary<PlayedGame> = fc
  .tuple(anyScene, fc.array(fc.nat(0xffff), { maxLength: 24, size: 'max' }))
  .map(([scene, choices]) => playChoices(scene, choices));
