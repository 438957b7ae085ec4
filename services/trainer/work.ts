import {
  gamesOf,
  isTournamentOver,
  isTrainingOver,
  progressOf,
  stepTournament,
  stepTraining,
  type Step,
  type Tournament,
  type Training,
} from '@dama/engine';
import { NODES_PER_STEP } from '../thinker/answer';

interface Named {
  /** What trained players among the opponents or contestants are called; null for those with a name of their own. */
  readonly names: readonly (string | null)[];
}

export interface TrainingWork extends Named {
  readonly kind: 'training';
  readonly session: Training;
}

export interface TournamentWork extends Named {
  readonly kind: 'tournament';
  readonly session: Tournament;
}

/** Games to be played one after another, and how far they have come. */
export type Work = TrainingWork | TournamentWork;

export const makeWork = (work: Work): string => JSON.stringify(work);

export const isWorkOver = (work: Work): boolean =>
  work.kind === 'training' ? isTrainingOver(work.session) : isTournamentOver(work.session);

/** Goes on by a move of a game, or less; can be left after every few nodes of thinking about it. */
export function* stepWork(work: Work): Step<Work> {
  return work.kind === 'training'
    ? { ...work, session: yield* stepTraining(work.session, NODES_PER_STEP) }
    : { ...work, session: yield* stepTournament(work.session, NODES_PER_STEP) };
}

/** The work without the game under way, which will then be played from its beginning, alike. */
export const beginGameAnew = (work: Work): Work =>
  work.kind === 'training'
    ? { ...work, session: { ...work.session, bout: null, leaves: [], columns: [] } }
    : { ...work, session: { ...work.session, bout: null } };

/** Games in all; those played are in the session. */
export const totalOf = (work: Work): number =>
  work.kind === 'training' ? progressOf(work.session).total : gamesOf(work.session);
