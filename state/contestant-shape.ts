import {
  newLearner,
  makePlayerText,
  parseContestant,
  parsePlayerText,
  VARIANTS,
  type Contestant,
  type Learner,
  type Weights,
} from '@dama/engine';
import { isEntry } from './shapes';

/** The engine says once what belongs to a player; what an older app did not know may be missing. */
export const isContestant = (value: unknown): value is Contestant => parseContestant(value).ok;

/** What can be written as a player and read again is a learner. */
export const isLearner = (value: unknown): value is Learner =>
  isEntry(value) && parsePlayerText(makePlayerText({ name: '?', learner: asLearner(value) })).ok;

const asLearner = (value: object): Learner => value as Learner;

const [anyRules] = VARIANTS;
const NOTHING: Partial<Weights> = anyRules === undefined ? {} : newLearner(anyRules).weights;

/** What the app has learnt to look at since counts for nothing. */
const complete = (weights: Weights): Weights => ({ ...NOTHING, ...weights });

export const completeLearner = (learner: Learner): Learner => ({
  ...learner,
  weights: complete(learner.weights),
  pushed: complete(learner.pushed),
});

export const completeContestant = (player: Contestant): Contestant =>
  player.kind === 'trained' ? { ...player, weights: complete(player.weights) } : player;
