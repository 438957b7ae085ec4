import { newLearner, newTournament, newTraining, variant, type Rules } from '@dama/engine';
import type { Work } from '../../services/trainer/work';

const rulesOf = (id: string): Rules => {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`There is no game called ${id}.`);
  return rules;
};

/** A training and a tournament that take some seconds, with players of every kind. */
export const WORKS: readonly Work[] = [
  {
    kind: 'training',
    names: [null, null],
    session: newTraining({
      rules: rulesOf('russian'),
      learner: newLearner(rulesOf('russian')),
      opponents: [
        { player: { kind: 'character', id: 'random' }, games: 3 },
        { player: { kind: 'level', level: 8 }, games: 12 },
      ],
      seed: 1,
    }),
  },
  {
    kind: 'tournament',
    names: [null, null, null],
    session: newTournament({
      rules: rulesOf('english'),
      players: [
        { kind: 'level', level: 8 },
        { kind: 'character', id: 'endgame-fox' },
        { kind: 'character', id: 'random' },
      ],
      gamesPerPair: 2,
      seed: 1,
    }),
  },
];
