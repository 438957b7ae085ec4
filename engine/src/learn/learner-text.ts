/** A trained player as one line of text, to be sent to somebody and brought back. */
import type { Result } from '../result';
import { fail, ok } from '../result';
import { line, oneOf, record, wholeNumber, type Check, type Checks } from '../rules/check';
import { FEATURES, type Feature, type Weights } from '../search/features';
import { FAMILIES, familyOf } from '../search/weights';
import type { Rules } from '../rules/rules';
import type { LearnerLimits } from '../players/characters/learner-player';
import type { Learner } from './learner';
import { LARGEST_WEIGHT } from './td';

export interface NamedLearner {
  readonly name: string;
  readonly learner: Learner;
}

/**
 * - `not-a-player`: some other text
 * - `newer-version`: written by a later app than this one
 * - `damaged`: part of it is missing or was changed
 */
export interface PlayerTextError {
  readonly code: 'not-a-player' | 'newer-version' | 'damaged';
  /** One English sentence. */
  readonly message: string;
}

const VERSION = 1;
const MARK = 'dama-player';
/** Many times what a player takes. */
const LONGEST_TEXT = 10_000;
const LONGEST_NAME = 60;
/** A player from elsewhere may not keep a phone busy for long. */
const MOST_NODES = 50_000;
const MOST_DEPTH = 99;

export const makePlayerText = ({ name, learner }: NamedLearner): string =>
  `${MARK} ${VERSION} ${JSON.stringify({ name: nameLine(name), ...learner })}`;

/** A name as it can be read back: on one line, neither empty nor too long. */
const nameLine = (name: string): string => {
  const printable = Array.from(name, (letter) => (letter < ' ' ? ' ' : letter)).join('');
  return printable.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim() || '?';
};

/** Reads a text as it comes back; what a message has put before and after it does no harm. */
export const parsePlayerText = (text: string): Result<NamedLearner, PlayerTextError> => {
  const found = new RegExp(`${MARK} (\\d{1,6}) (\\{.*\\})`).exec(text.slice(0, LONGEST_TEXT));
  if (found === null) return refuse(text);
  const [, version, json = ''] = found;
  if (Number(version) > VERSION)
    return failWith('newer-version', 'This player comes from a newer version of the app.');
  const value = parseJson(json);
  if (value === undefined)
    return failWith('damaged', 'The text of the player is damaged: it is no longer JSON.');
  const read = playerCheck(value, '');
  if (!read.ok) return failWith('damaged', describe(read.error.path, read.error.message));
  const { name, ...learner } = read.value;
  return ok({ name, learner });
};

/** Whether the learner's weights mean anything in a game. */
export const suits = ({ family }: Learner, rules: Rules): boolean => family === familyOf(rules);

const refuse = (text: string): Result<never, PlayerTextError> =>
  text.includes(MARK)
    ? failWith('damaged', 'The text of the player is damaged: its end is missing.')
    : failWith('not-a-player', 'This is not the text of a player.');

const failWith = (code: PlayerTextError['code'], message: string): Result<never, PlayerTextError> =>
  fail({ code, message });

const describe = (path: string, message: string): string =>
  `The text of the player is damaged${path === '' ? '' : ` at "${path}"`}: ${message}`;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

// ---------------------------------------------------------------------------------------------
// The shape of a player

const numberWithin =
  (least: number, most: number): Check<number> =>
  (value, path) =>
    typeof value === 'number' && value >= least && value <= most
      ? ok(value + 0) // minus zero is zero
      : fail({ path, message: `Expected a number from ${least} to ${most}.` });

/** A feature that an older player does not know counts for nothing. */
const perFeature = (check: Check<number>): Check<Weights> =>
  record<Record<Feature, number>>(
    fromFeatures(() => check) as Checks<Record<Feature, number>>,
    fromFeatures(() => 0),
  );

const fromFeatures = <T>(valueOf: () => T): Record<Feature, T> =>
  Object.fromEntries(FEATURES.map((feature) => [feature, valueOf()])) as Record<Feature, T>;

export const weightsCheck = perFeature(numberWithin(-LARGEST_WEIGHT, LARGEST_WEIGHT));

export const limitsCheck = record<LearnerLimits>({
  nodes: wholeNumber(1, MOST_NODES),
  depth: wholeNumber(1, MOST_DEPTH),
});

const playerCheck = record<Learner & { readonly name: string }>({
  name: line(1, LONGEST_NAME),
  family: oneOf(FAMILIES),
  weights: weightsCheck,
  limits: limitsCheck,
  games: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  pushed: perFeature(numberWithin(0, Number.MAX_VALUE)),
});
