/**
 * A training session as a value: it can be written down at any moment, and whoever reads it plays on to the same
 * end. It advances by small steps, so that a phone can train between other work and stop whenever it likes.
 *
 * The engine holds one search a runtime: no step may come between the slices of a search under way.
 */
import {
  boutNumber,
  gameOf,
  isBoutOver,
  isFirstToMove,
  newBout,
  playInBout,
  type Bout,
} from '../players/characters/bout';
import type { Contestant } from '../players/characters/contestant';
import { positionOf, winnerOf } from '../game';
import { applyMove } from '../moves';
import { count, scoreOf, type MatchResult } from '../players/match';
import type { Position } from '../position';
import type { Rules } from '../rules/rules';
import { FEATURES } from '../search/features';
import { asContestant, type Learner } from './learner';
import { featureColumn } from './samples';
import { finish, thinkInBout, type Step } from './step';
import { learnFrom, NO_HANDICAP, type Handicap, type Lesson } from './td';

export interface Opponent {
  readonly player: Contestant;
  readonly games: number;
}

export interface NewTraining {
  readonly rules: Rules;
  readonly learner: Learner;
  /** Played one after the other, in this order. */
  readonly opponents: readonly Opponent[];
  readonly seed: number;
  /** Games between two checkpoints. */
  readonly checkpointEvery?: number;
}

/** How far a session has come after a whole game. */
interface Standing {
  readonly played: number;
  readonly learner: Learner;
  /** By opponent. */
  readonly results: readonly MatchResult[];
  readonly handicaps: readonly Handicap[];
}

/** A standing to which the session can go back. */
export interface Checkpoint extends Standing {
  /** What the games since the checkpoint before came to, all against one opponent. */
  readonly recent: MatchResult;
  /** The opponent of those games; null before the first. */
  readonly opponent: number | null;
}

export interface Training extends Standing {
  readonly rules: Rules;
  readonly opponents: readonly Opponent[];
  readonly seed: number;
  readonly checkpointEvery: number;
  /** Oldest first; the first is where the learner began. */
  readonly checkpoints: readonly Checkpoint[];
  readonly recent: MatchResult;
  /** How often the session went back: the same games would only teach the same again. */
  readonly restores: number;
  /** The game under way; null between two games. */
  readonly bout: Bout | null;
  /** The positions the learner had in mind at its moves of this game. */
  readonly leaves: readonly Position[];
  /** After the game, feature by feature: what each says of those positions. */
  readonly columns: readonly (readonly number[])[];
}

export const DEFAULT_CHECKPOINT_EVERY = 25;

const NO_GAMES: MatchResult = { wins: 0, draws: 0, losses: 0 };
const NO_BOUT = { bout: null, leaves: [], columns: [] } as const;

export const newTraining = ({
  rules,
  learner,
  opponents,
  seed,
  checkpointEvery = DEFAULT_CHECKPOINT_EVERY,
}: NewTraining): Training => {
  const start: Standing = {
    played: 0,
    learner,
    results: opponents.map(() => NO_GAMES),
    handicaps: opponents.map(() => NO_HANDICAP),
  };
  return {
    ...start,
    ...NO_BOUT,
    rules,
    opponents,
    seed,
    checkpointEvery: Math.max(1, checkpointEvery),
    checkpoints: [{ ...start, recent: NO_GAMES, opponent: null }],
    recent: NO_GAMES,
    restores: 0,
  };
};

/** Goes on by so many steps, each a move of a game, or less. */
export const advanceTraining = (training: Training, steps = 1): Training => {
  let now = training;
  for (let step = 0; step < steps && !isTrainingOver(now); step++)
    now = finish(stepTraining(now, Infinity));
  return now;
};

export const isTrainingOver = (training: Training): boolean => opponentIndex(training) === null;

/** Whom the next game, or the one under way, is against; null at the end. */
export const opponentIndex = ({ opponents, played }: Training): number | null => {
  let games = 0;
  for (let i = 0; i < opponents.length; i++) {
    games += opponents[i]!.games;
    if (played < games) return i;
  }
  return null;
};

export interface TrainingProgress {
  readonly played: number;
  readonly total: number;
  /** Plies of the game under way. */
  readonly plies: number;
  readonly opponent: number | null;
}

export const progressOf = (training: Training): TrainingProgress => ({
  played: training.played,
  total: training.opponents.reduce((sum, { games }) => sum + games, 0),
  plies: training.bout?.game.cursor ?? 0,
  opponent: opponentIndex(training),
});

/** Points as a share of all, with the margin of chance; null before the first game. */
export interface Score extends MatchResult {
  readonly score: number | null;
  readonly margin: number | null;
}

export const withScore = (result: MatchResult): Score =>
  result.wins + result.draws + result.losses === 0
    ? { ...result, score: null, margin: null }
    : { ...result, ...scoreOf(result) };

export const scoresOf = ({ results }: Training): readonly Score[] => results.map(withScore);

export interface CurvePoint extends Score {
  /** Games played up to here. */
  readonly games: number;
  readonly opponent: number;
}

/** What the learner scored from checkpoint to checkpoint, each time against one opponent. */
export const learningCurve = ({ checkpoints }: Training): readonly CurvePoint[] =>
  checkpoints.flatMap(({ played, opponent, recent }) =>
    opponent === null ? [] : [{ games: played, opponent, ...withScore(recent) }],
  );

/** Goes back to a checkpoint, counted from 0; what came after it is forgotten. */
export const restoreCheckpoint = (training: Training, index: number): Training => {
  const checkpoint = training.checkpoints[index];
  if (checkpoint === undefined) return training;
  const { played, learner, results, handicaps } = checkpoint;
  return {
    ...training,
    ...NO_BOUT,
    played,
    learner,
    results,
    handicaps,
    recent: NO_GAMES,
    checkpoints: training.checkpoints.slice(0, index + 1),
    restores: training.restores + 1,
  };
};

// ---------------------------------------------------------------------------------------------
// Steps

/** The next step of a session that is not over; a search in it pauses after so many nodes each. */
export function* stepTraining(training: Training, nodes: number): Step<Training> {
  const { rules, bout } = training;
  if (bout === null) return beginGame(training);
  if (!isBoutOver(rules, bout)) return yield* playPly(training, bout, nodes);
  return training.columns.length < FEATURES.length
    ? readFeature(training)
    : endGame(training, bout);
}

const beginGame = (training: Training): Training => {
  const { rules, seed, restores, played } = training;
  return { ...training, ...NO_BOUT, bout: newBout(rules, boutNumber(played, seed, restores)) };
};

function* playPly(training: Training, bout: Bout, nodes: number): Step<Training> {
  const { rules, learner, leaves } = training;
  const isOwn = isFirstToMove(rules, bout);
  const player = isOwn
    ? asContestant(learner)
    : training.opponents[opponentIndex(training)!]!.player;
  const line = yield* thinkInBout(rules, bout, player, nodes);
  const played = { ...training, bout: playInBout(rules, bout, line[0]!) };
  if (!isOwn) return played;
  const leaf = line.reduce(
    (position, move) => applyMove(rules, position, move),
    positionOf(gameOf(rules, bout)),
  );
  return { ...played, leaves: [...leaves, leaf] };
}

/** A feature a step: to read all of them at once takes an interpreter too long. */
const readFeature = (training: Training): Training => {
  const { rules, columns, leaves } = training;
  const column = featureColumn(rules, FEATURES[columns.length]!, leaves);
  return { ...training, columns: [...columns, column] };
};

const endGame = (training: Training, bout: Bout): Training => {
  const winner = winnerOf(gameOf(training.rules, bout));
  const { firstColor } = bout;
  const index = opponentIndex(training)!;
  const lessons = lessonsOf(training, firstColor === 'white' ? 1 : -1);
  const { learner, handicap } = learnFrom(
    { learner: training.learner, handicap: training.handicaps[index]! },
    { lessons, points: pointsOf(count(NO_GAMES, winner, firstColor)) },
  );
  return keepCheckpoint(index, {
    ...training,
    ...NO_BOUT,
    played: training.played + 1,
    learner,
    handicaps: replaced(training.handicaps, index, handicap),
    results: replaced(training.results, index, count(training.results[index]!, winner, firstColor)),
    recent: count(training.recent, winner, firstColor),
  });
};

/** The columns hold what White has; the learner wants to know what it has itself. */
const lessonsOf = ({ leaves, columns }: Training, side: 1 | -1): readonly Lesson[] =>
  leaves.map((_, move) => columns.map((column) => side * column[move]!));

const pointsOf = ({ wins, draws }: MatchResult): number => wins + draws / 2;

const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((one, i) => (i === index ? value : one));

const keepCheckpoint = (opponent: number, training: Training): Training => {
  const { played, learner, results, handicaps, recent, checkpoints } = training;
  const isDue = played % training.checkpointEvery === 0;
  if (!isDue && opponentIndex(training) === opponent) return training;
  const checkpoint = { played, learner, results, handicaps, recent, opponent };
  return { ...training, recent: NO_GAMES, checkpoints: [...checkpoints, checkpoint] };
};
