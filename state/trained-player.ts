import type { NamedLearner, PlayerTextError } from '@dama/engine';

/** What was learnt, under a name. */
export interface TrainedPlayer extends NamedLearner {
  readonly id: string;
}

/** Why there is no such player. */
export type PlayerProblem = PlayerTextError['code'] | 'no-name';

export const LONGEST_PLAYER_NAME = 24;

export const tidyName = (name: string): string =>
  name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_PLAYER_NAME).trim();
