import { CHARACTER_IDS, LEVELS } from '@dama/engine';
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

export const entrantsOf = (players: readonly TrainedPlayer[]): readonly Entrant[] =>
  players.map((player) => ({ kind: 'player', player }));
