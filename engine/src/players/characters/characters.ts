import { randomPlayer } from '../computer';
import type { Player } from '../match';
import { learnerPlayer, NO_WEIGHTS } from './learner-player';
import { stylePlayer } from './style';
import { STYLES } from './styles';

export const CHARACTER_IDS = [
  'random',
  'greedy',
  'cautious',
  'attacker',
  'king-hunter',
  'endgame-fox',
  'learner',
] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export interface Character {
  readonly id: CharacterId;
  /** Points on the scale of docs/training.md, on which 400 more make ten points for one lost. */
  readonly rating: number;
}

/** Measured in english: see docs/training.md. */
const RATINGS: Readonly<Record<CharacterId, number>> = {
  random: 300,
  greedy: 1010,
  cautious: 1210,
  attacker: 1240,
  'king-hunter': 1300,
  'endgame-fox': 1530,
  learner: 170,
};

/** The learner stands here as it begins, knowing nothing; what it has learnt goes with `learnerPlayer`. */
const PLAYERS: Readonly<Record<CharacterId, Player>> = {
  random: randomPlayer,
  greedy: stylePlayer(STYLES.greedy),
  cautious: stylePlayer(STYLES.cautious),
  attacker: stylePlayer(STYLES.attacker),
  'king-hunter': stylePlayer(STYLES['king-hunter']),
  'endgame-fox': stylePlayer(STYLES['endgame-fox']),
  learner: learnerPlayer(NO_WEIGHTS),
};

export const CHARACTERS: readonly Character[] = CHARACTER_IDS.map((id) => ({
  id,
  rating: RATINGS[id],
}));

export const characterPlayer = (id: CharacterId): Player => PLAYERS[id];
