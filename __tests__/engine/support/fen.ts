import { makeFen, parseFen } from '../../../engine/src/notation/fen';
import type { Position } from '../../../engine/src/position';
import type { Rules } from '../../../engine/src/rules/rules';
import { variant } from '../../../engine/src/rules/variants';

/** The position of a FEN in the engine's own numbering; a test whose FEN is wrong fails at once. */
export const readFen = (rules: Rules, text: string): Position => {
  const setup = parseFen(rules, text);
  if (!setup.ok) throw new Error(`${text}: ${setup.error.message}`);
  return setup.value.position;
};

export const writeFen = (rules: Rules, position: Position): string => makeFen(rules, { position });

export const rulesOf = (id: string): Rules => {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`no variant ${id}`);
  return rules;
};
