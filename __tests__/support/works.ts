import { newLearner, newTournament, newTraining, variant, type Rules } from '@dama/engine';
import type { TournamentWork, TrainingWork } from '@/services/trainer/work';

const QUICK = { nodes: 15, depth: 1 };

export const rulesOf = (id: string): Rules => {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`There is no game called ${id}.`);
  return rules;
};

/** A few quick games on a board of eight by eight. */
export const smallTraining = (games = 2, seed = 7): TrainingWork => ({
  kind: 'training',
  names: [null, null],
  session: newTraining({
    rules: rulesOf('english'),
    learner: newLearner(rulesOf('english'), QUICK),
    opponents: [
      { player: { kind: 'character', id: 'random' }, games },
      { player: { kind: 'level', level: 1 }, games: 1 },
    ],
    seed,
    checkpointEvery: 1,
  }),
});

export const smallTournament = (): TournamentWork => ({
  kind: 'tournament',
  names: [null, null, 'Otto'],
  session: newTournament({
    rules: rulesOf('english'),
    players: [
      { kind: 'character', id: 'random' },
      { kind: 'character', id: 'greedy' },
      { kind: 'trained', weights: newLearner(rulesOf('english')).weights, limits: QUICK },
    ],
    gamesPerPair: 1,
    seed: 3,
  }),
});

/** One game of players who think long about their moves. */
export const strongTournament = (): TournamentWork => ({
  kind: 'tournament',
  names: [null, null],
  session: newTournament({
    rules: rulesOf('school'),
    players: [
      { kind: 'level', level: 6 },
      { kind: 'level', level: 6 },
    ],
    gamesPerPair: 1,
    seed: 3,
  }),
});
