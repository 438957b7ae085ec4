import * as fc from 'fast-check';
import type { Move } from '../../../engine/src/move';
import { applyMove, legalMoves } from '../../../engine/src/moves';
import type { Position } from '../../../engine/src/position';
import type { Rules } from '../../../engine/src/rules/rules';
import { startPosition } from '../../../engine/src/rules/start';
import { variant, VARIANTS } from '../../../engine/src/rules/variants';

export const rulesOf = (id: string): Rules => {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`no rules ${id}`);
  return rules;
};

export const anyRules: fc.Arbitrary<Rules> = fc.constantFrom(...VARIANTS);

export interface Played {
  readonly rules: Rules;
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly end: Position;
}

/** Plays the choices one after another, until they run out or nobody can move. */
export const playOut = (
  rules: Rules,
  choices: readonly number[],
  start = startPosition(rules),
): Played => {
  const moves: Move[] = [];
  let end = start;
  for (const choice of choices) {
    const legal = legalMoves(rules, end);
    const move = legal[choice % legal.length];
    if (move === undefined) break;
    moves.push(move);
    end = applyMove(rules, end, move);
  }
  return { rules, start, moves, end };
};

/** A game of random moves under any of the rules. */
export const anyPlayed = (longest = 120, rulesFrom = anyRules): fc.Arbitrary<Played> =>
  fc
    .tuple(rulesFrom, fc.array(fc.nat(0xffff), { maxLength: longest, size: 'max' }))
    .map(([rules, choices]) => playOut(rules, choices));
