import {
  makePlayerText,
  newLearner,
  parsePlayerText,
  VARIANTS,
  type Contestant,
  type Learner,
} from '@dama/engine';
import { isEntry } from './shapes';

/** What can be written as a player and read again is a learner: the engine says once what belongs to one. */
export const isLearner = (value: unknown): value is Learner =>
  isEntry(value) && parsePlayerText(makePlayerText({ name: '?', learner: asLearner(value) })).ok;

const asLearner = (value: object): Learner => value as Learner;

const [anyRules] = VARIANTS;

/** A learner that learns no more. */
export const isTrained = (value: unknown): value is Extract<Contestant, { kind: 'trained' }> =>
  isEntry(value) &&
  value['kind'] === 'trained' &&
  anyRules !== undefined &&
  isLearner({ ...newLearner(anyRules), weights: value['weights'], limits: value['limits'] });
