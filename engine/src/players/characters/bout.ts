/**
 * A game under way between two players, as a value that can be written down after every ply and played on from
 * there: which move comes next depends on nothing but the bout.
 */
import { opposite, type Color } from '../../color';
import { append, isOver, positionOf, type Game } from '../../game';
import type { Move } from '../../move';
import type { Rules } from '../../rules/rules';
import { clearTable } from '../../search/table';
import { randomOpening } from '../match';
import { randomFrom, type Random } from '../random';

export interface Bout {
  readonly seed: number;
  readonly firstColor: Color;
  /** The rules are kept once, by whoever keeps the bout. */
  readonly game: Omit<Game, 'rules'>;
}

export interface NewBout {
  readonly openingSeed: number;
  readonly seed: number;
  readonly firstColor: Color;
}

const OPENING_PLIES = 6;
const MOVE_LIMIT = 200;

export const newBout = (rules: Rules, { openingSeed, seed, firstColor }: NewBout): Bout => ({
  seed,
  firstColor,
  game: withoutRules(randomOpening(rules, OPENING_PLIES, MOVE_LIMIT, openingSeed)),
});

export const gameOf = (rules: Rules, bout: Bout): Game => ({ ...bout.game, rules });

export const isBoutOver = (rules: Rules, bout: Bout): boolean => isOver(gameOf(rules, bout));

export const isFirstToMove = (rules: Rules, bout: Bout): boolean =>
  positionOf(gameOf(rules, bout)).turn === bout.firstColor;

/** Asks for a move as if nothing had been searched before. */
export const askFresh = <T>(
  rules: Rules,
  bout: Bout,
  ask: (game: Game, random: Random) => T,
): T => {
  const game = gameOf(rules, bout);
  clearTable();
  return ask(game, randomFrom(mixSeeds(bout.seed, game.cursor)));
};

export const playInBout = (rules: Rules, bout: Bout, move: Move): Bout => ({
  ...bout,
  game: withoutRules(append(gameOf(rules, bout), [move])),
});

const withoutRules = ({ rules: _, ...rest }: Game): Omit<Game, 'rules'> => rest;

/** One seed out of several numbers, far from that of their neighbours. */
export const mixSeeds = (...numbers: readonly number[]): number =>
  numbers.reduce((seed, number) => {
    let bits = Math.imul(seed ^ number, 0x9e3779b1);
    bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
    return (bits ^ (bits >>> 13)) | 0;
  }, 0x2545f491);

/** The colours change with every game, the opening with every second one. */
export const boutNumber = (number: number, ...seeds: readonly number[]): NewBout => ({
  openingSeed: mixSeeds(...seeds, number >> 1),
  seed: mixSeeds(...seeds, number, 1),
  firstColor: number % 2 === 0 ? 'white' : opposite('white'),
});
