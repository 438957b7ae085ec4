import type { Game } from '../../game';
import type { Weights } from '../../search/features';
import type { ThinkOptions } from '../../search/think';
import { levelPlayer } from '../computer';
import { levelOptions } from '../levels';
import type { Player } from '../match';
import { characterOptions, characterPlayer, type CharacterId } from './characters';
import { learnerOptions, learnerPlayer, type LearnerLimits } from './learner-player';

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

/** How a player thinks about its next move, for those who think in slices; null for one that plays any move. */
export const optionsOf = (
  contestant: Contestant,
  game: Game,
  seed: number,
): ThinkOptions | null => {
  switch (contestant.kind) {
    case 'character':
      return characterOptions(contestant.id)?.(game, seed) ?? null;
    case 'level':
      return levelOptions(contestant.level, seed) ?? null;
    case 'trained':
      return learnerOptions(contestant.weights, contestant.limits, seed);
  }
};
