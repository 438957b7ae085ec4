import {
  asContestant,
  learnerFrom,
  newLearner,
  newTournament,
  newTraining,
  suits,
  type CharacterId,
  type Contestant,
  type Rules,
} from '@dama/engine';
import type { TournamentWork, TrainingWork } from '@/services/trainer/work';
import type { TrainedPlayer } from './trained-player';

/** Who can be chosen to play. */
export type Entrant =
  | { readonly kind: 'character'; readonly id: CharacterId }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'player'; readonly player: TrainedPlayer };

export interface TrainingSetup {
  readonly rules: Rules;
  /** Whose copy learns; null for one that begins with nothing. */
  readonly copyOf: TrainedPlayer | null;
  readonly opponents: readonly { readonly entrant: Entrant; readonly games: number }[];
}

export interface TournamentSetup {
  readonly rules: Rules;
  readonly entrants: readonly Entrant[];
  readonly gamesPerPair: number;
}

export const trainingFrom = (setup: TrainingSetup, seed: number): TrainingWork => {
  const { rules, copyOf } = setup;
  const opponents = setup.opponents.filter(({ games }) => games > 0);
  return {
    kind: 'training',
    names: opponents.map(({ entrant }) => nameOf(entrant)),
    session: newTraining({
      rules,
      learner: copyOf === null ? newLearner(rules) : copyFor(rules, copyOf),
      opponents: opponents.map(({ entrant, games }) => ({ player: contestantOf(entrant), games })),
      seed,
      checkpointEvery: checkpointEvery(opponents.reduce((sum, { games }) => sum + games, 0)),
    }),
  };
};

export const tournamentFrom = (setup: TournamentSetup, seed: number): TournamentWork => ({
  kind: 'tournament',
  names: setup.entrants.map(nameOf),
  session: newTournament({
    rules: setup.rules,
    players: setup.entrants.map(contestantOf),
    gamesPerPair: setup.gamesPerPair,
    seed,
  }),
});

/** In its own family a copy goes on learning just where the other stood. */
const copyFor = (rules: Rules, { learner }: TrainedPlayer) =>
  suits(learner, rules) ? learner : learnerFrom(rules, learner.weights);

const contestantOf = (entrant: Entrant): Contestant =>
  entrant.kind === 'player' ? asContestant(entrant.player.learner) : entrant;

const nameOf = (entrant: Entrant): string | null =>
  entrant.kind === 'player' ? entrant.player.name : null;

/** About so many points make a curve that can be read. */
const CURVE_POINTS = 20;
const LEAST_GAMES = 10;

/** Enough games for a point to say something, and not more points than can be seen. */
const checkpointEvery = (games: number): number =>
  Math.max(LEAST_GAMES, Math.ceil(games / CURVE_POINTS / LEAST_GAMES) * LEAST_GAMES);
