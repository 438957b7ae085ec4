/**
 * Learning by temporal differences: what a player thinks of its chances should not change from one of its moves
 * to the next, and where it does, the earlier thought was wrong. TDLeaf(lambda) of Baxter, Tridgell and Weaver
 * (1998): the thought about a move is the worth of the position at the end of the line that was found. Steps
 * have a size of their own for each weight, as in AdaGrad (Duchi, Hazan and Singer, 2011).
 */
import { FEATURES } from '../search/features';
import { mapWeights, type Learner } from './learner';

/** How far back the blame for a surprise reaches: 0 is one move, 1 the whole game. */
const LAMBDA = 0.7;
/** The first step of a weight, in hundredths of a man. */
const RATE = 20;
/** A handicap belongs to no position, so nothing else can take its place: it may go faster. */
const HANDICAP_RATE = 60;
/** Hundredths of a man that make a win ten times as likely as a loss, as in regression.ts. */
const SCALE = 400 / Math.LN10;
/** Weights beyond this would leave the band in which the search tells positions apart. */
export const LARGEST_WEIGHT = 5_000;

/** A number that is learnt, and the sum of the squares of all that pushed it. */
export interface Learnt {
  readonly worth: number;
  readonly pushed: number;
}

/**
 * What a learner is ahead of an opponent before the first move, in hundredths of a man. Without it, losing to a
 * strong opponent would speak against whatever the learner had on the board.
 */
export type Handicap = Learnt;

export const NO_HANDICAP: Handicap = { worth: 0, pushed: 0 };

/** One position the learner had in mind: what each feature says of it, for the learner's side. */
export type Lesson = readonly number[];

/** What a game taught: positions the learner had in mind, and its points: 1, a half or 0. */
export interface Lessons {
  readonly lessons: readonly Lesson[];
  readonly points: number;
}

export interface Taught {
  readonly learner: Learner;
  readonly handicap: Handicap;
}

export const learnFrom = ({ learner, handicap }: Taught, { lessons, points }: Lessons): Taught => {
  const chances = lessons.map((lesson) => chanceOf(learner, handicap, lesson));
  const blame = blameOf(chances, points);
  const learnt = FEATURES.map((feature, i) => {
    const push = lessons.reduce((sum, lesson, move) => sum + blame[move]! * lesson[i]!, 0);
    const known = { worth: learner.weights[feature], pushed: learner.pushed[feature] };
    return pushOn(known, push, RATE, learner.pushed.man);
  });
  const surprise = blame.reduce((sum, one) => sum + one, 0);
  return {
    learner: {
      ...learner,
      weights: mapWeights((_, i) => learnt[i]!.worth),
      pushed: mapWeights((_, i) => learnt[i]!.pushed),
      games: learner.games + 1,
    },
    handicap: pushOn(handicap, surprise, HANDICAP_RATE),
  };
};

/**
 * `atLeast`: no weight takes longer steps than a man's would be. What is seldom on the board would otherwise be
 * thrown further by each game than what always is.
 */
const pushOn = ({ worth, pushed }: Learnt, push: number, rate: number, atLeast = 0): Learnt => {
  if (push === 0) return { worth, pushed };
  const sum = pushed + push * push;
  const next = worth + (rate * push) / Math.sqrt(Math.max(sum, atLeast));
  return { worth: Math.min(Math.max(next, -LARGEST_WEIGHT), LARGEST_WEIGHT), pushed: sum };
};

const chanceOf = ({ weights }: Learner, handicap: Handicap, lesson: Lesson): number => {
  const score = FEATURES.reduce((sum, feature, i) => sum + weights[feature] * lesson[i]!, 0);
  return 1 / (1 + Math.exp(-(score + handicap.worth) / SCALE));
};

/** How much too low each thought was, by all that came after it: near surprises count more than far ones. */
const blameOf = (chances: readonly number[], points: number): readonly number[] => {
  const blame: number[] = [];
  let later = 0;
  for (let move = chances.length - 1; move >= 0; move--) {
    later = (chances[move + 1] ?? points) - chances[move]! + LAMBDA * later;
    blame[move] = later;
  }
  return blame;
};
