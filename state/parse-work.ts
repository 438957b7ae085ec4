import {
  COLORS,
  parseRules,
  type Checkpoint,
  type MatchResult,
  type Opponent,
  type Rules,
} from '@dama/engine';
import type { TournamentWork, TrainingWork, Work } from '@/services/trainer/work';
import { completeContestant, completeLearner, isContestant, isLearner } from './contestant-shape';
import {
  hasFields,
  isEntry,
  isListOf,
  isNullOr,
  isNumberUpTo,
  isText,
  isWhole,
  readJson,
  type Shape,
} from './shapes';

const isOpponent = hasFields<Opponent>({ player: isContestant, games: isWhole(0) });
const isResult = hasFields<MatchResult>({
  wins: isWhole(0),
  draws: isWhole(0),
  losses: isWhole(0),
});
const isHandicap = hasFields<Checkpoint['handicaps'][number]>({
  worth: isNumberUpTo(Number.MAX_VALUE),
  pushed: isNumberUpTo(Number.MAX_VALUE),
});

const areRules = (value: unknown): value is Rules => parseRules(value).ok;
const isAny = (value: unknown): value is readonly never[] => Array.isArray(value);

/** A game under way whose inside is damaged stops when it is played on, and going back a step forgets it. */
const isBout = isNullOr(
  hasFields<NonNullable<TrainingWork['session']['bout']>>({
    seed: isWhole(Number.MIN_SAFE_INTEGER),
    firstColor: (value): value is 'white' => COLORS.some((color) => color === value),
    game: (value): value is never => isEntry(value) && Array.isArray(value['plies']),
  }),
);

const areNames = (count: number) => isListOf(isNullOr(isText), count);

const isTraining = (value: Readonly<Record<string, unknown>>): boolean => {
  const { opponents } = value;
  if (!isListOf(isOpponent)(opponents)) return false;
  const count = opponents.length;
  const standing = {
    played: isWhole(0),
    learner: isLearner,
    results: isListOf(isResult, count),
    handicaps: isListOf(isHandicap, count),
    recent: isResult,
  };
  const isCheckpoint = hasFields<Checkpoint>({
    ...standing,
    opponent: isNullOr(isWhole(0, count - 1)),
  });
  return hasFields<TrainingWork['session']>({
    ...standing,
    rules: areRules,
    opponents: isListOf(isOpponent),
    seed: isWhole(Number.MIN_SAFE_INTEGER),
    checkpointEvery: isWhole(1),
    checkpoints: isListOf(isCheckpoint),
    restores: isWhole(0),
    bout: isBout,
    leaves: isAny,
    columns: isAny,
  })(value);
};

const isTournament = (value: Readonly<Record<string, unknown>>): boolean => {
  const { players } = value;
  if (!isListOf(isContestant)(players) || players.length < 2) return false;
  return hasFields<TournamentWork['session']>({
    rules: areRules,
    players: isListOf(isContestant),
    gamesPerPair: isWhole(1),
    seed: isWhole(Number.MIN_SAFE_INTEGER),
    played: isWhole(0),
    results: isListOf(isResult, (players.length * (players.length - 1)) / 2),
    bout: isBout,
  })(value);
};

const SESSIONS = { training: isTraining, tournament: isTournament } as const;
const SEATS = { training: 'opponents', tournament: 'players' } as const;

const isWork: Shape<Work> = (value): value is Work => {
  if (!isEntry(value) || !isEntry(value['session'])) return false;
  const { kind, names, session } = value;
  if (kind !== 'training' && kind !== 'tournament') return false;
  if (!SESSIONS[kind](session)) return false;
  const seats: unknown = session[SEATS[kind]];
  return Array.isArray(seats) && areNames(seats.length)(names);
};

/** Work as it was kept; null if it cannot be read. */
export const parseWork = (text: string): Work | null => {
  const value = readJson(text);
  if (!isWork(value)) return null;
  // A record of rules may leave out what is usual; the parser puts it in.
  const rules = parseRules(value.session.rules);
  if (!rules.ok) return null;
  return value.kind === 'training'
    ? { ...value, session: { ...completeTraining(value.session), rules: rules.value } }
    : { ...value, session: { ...completeTournament(value.session), rules: rules.value } };
};

const completeTraining = (training: TrainingWork['session']): TrainingWork['session'] => ({
  ...training,
  learner: completeLearner(training.learner),
  opponents: training.opponents.map((one) => ({ ...one, player: completeContestant(one.player) })),
  checkpoints: training.checkpoints.map((one) => ({
    ...one,
    learner: completeLearner(one.learner),
  })),
});

const completeTournament = (tournament: TournamentWork['session']): TournamentWork['session'] => ({
  ...tournament,
  players: tournament.players.map(completeContestant),
});
