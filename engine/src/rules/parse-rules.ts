import type { Result } from '../result';
import { fail, ok } from '../result';
import { findJsonError } from './json-error';
import type { Rules } from './rules';
import type { RulesError } from './rules-error';
import { FIELD_ORDER, rulesCheck } from './rules-schema';

/** Many times what a record with every field takes. */
const LONGEST_TEXT = 100_000;

/** A player's own rules out of a JSON value; what it does not say is taken from the defaults. */
export const parseRules = (input: unknown): Result<Rules, RulesError> => rulesCheck(input, '');

export const parseRulesText = (text: string): Result<Rules, RulesError> => {
  if (text.length > LONGEST_TEXT)
    return fail({
      path: '',
      message: `A record of rules has at most ${LONGEST_TEXT} characters, this text ${text.length}.`,
    });
  const value = parseJson(text);
  return value.ok ? parseRules(value.value) : value;
};

/** The record as JSON text, its fields always in the same order. */
export const makeRules = (rules: Rules): string => JSON.stringify(rules, [...FIELD_ORDER]);

const parseJson = (text: string): Result<unknown, RulesError> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(notJson(text));
  }
};

const notJson = (text: string): RulesError => {
  const offset = findJsonError(text);
  const where = offset < text.length ? `goes wrong at character ${offset + 1}` : 'ends too early';
  return { path: '', message: `This is not JSON: the text ${where}.`, offset };
};
