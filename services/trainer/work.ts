import {
  advanceTournament,
  advanceTraining,
  gamesOf,
  isTournamentOver,
  isTrainingOver,
  progressOf,
  type Tournament,
  type Training,
} from '@dama/engine';

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

/** Goes on by one step: a move of a game, or less. */
export const advanceWork = (work: Work): Work =>
  work.kind === 'training'
    ? { ...work, session: advanceTraining(work.session) }
    : { ...work, session: advanceTournament(work.session) };

/** Games in all; those played are in the session. */
export const totalOf = (work: Work): number =>
  work.kind === 'training' ? progressOf(work.session).total : gamesOf(work.session);
