import type { Weights } from '../../search/features';
import { levelPlayer } from '../computer';
import type { Player } from '../match';
import { characterPlayer, type CharacterId } from './characters';
import { learnerPlayer, type LearnerLimits } from './learner-player';

/** Who plays, as a value that can be written down. */
export type Contestant =
  | { readonly kind: 'character'; readonly id: CharacterId }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'trained'; readonly weights: Weights; readonly limits: LearnerLimits };

export const playerOf = (contestant: Contestant): Player => {
  switch (contestant.kind) {
    case 'character':
      return characterPlayer(contestant.id);
    case 'level':
      return levelPlayer(contestant.level);
    case 'trained':
      return learnerPlayer(contestant.weights, contestant.limits);
  }
};
