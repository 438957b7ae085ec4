import { CHARACTER_IDS, LEVELS, suits, type Rules } from '@dama/engine';
import type { TrainedPlayer } from '@/state/trained-player';
import type { Entrant } from '@/state/trainer-setup';

export const CHARACTER_ENTRANTS: readonly Entrant[] = CHARACTER_IDS.map((id) => ({
  kind: 'character',
  id,
}));

export const LEVEL_ENTRANTS: readonly Entrant[] = LEVELS.map(({ level }) => ({
  kind: 'level',
  level,
}));

/** Those that have learnt this kind of game; in another their weights would mean something else. */
export const playersFor = (
  players: readonly TrainedPlayer[],
  rules: Rules,
): readonly TrainedPlayer[] => players.filter(({ learner }) => suits(learner, rules));

export const entrantsOf = (players: readonly TrainedPlayer[]): readonly Entrant[] =>
  players.map((player) => ({ kind: 'player', player }));
