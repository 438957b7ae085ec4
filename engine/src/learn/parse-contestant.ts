import { CHARACTER_IDS } from '../players/characters/characters';
import type { Contestant } from '../players/characters/contestant';
import { LEVELS } from '../players/levels';
import type { Result } from '../result';
import { fail } from '../result';
import { byKind, oneOf, record, wholeNumber } from '../rules/check';
import { limitsCheck, weightsCheck } from './learner-text';

type OfKind<K extends Contestant['kind']> = Extract<Contestant, { readonly kind: K }>;

const contestantCheck = byKind<Contestant>({
  character: record<OfKind<'character'>>({ kind: oneOf(['character']), id: oneOf(CHARACTER_IDS) }),
  level: record<OfKind<'level'>>({ kind: oneOf(['level']), level: wholeNumber(1, LEVELS.length) }),
  trained: record<OfKind<'trained'>>({
    kind: oneOf(['trained']),
    weights: weightsCheck,
    limits: limitsCheck,
  }),
});

/** Somebody who plays, as written down or sent. */
export const parseContestant = (value: unknown): Result<Contestant, string> => {
  const checked = contestantCheck(value, '');
  return checked.ok ? checked : fail(checked.error.message);
};
