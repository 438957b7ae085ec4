import { randomPlayer } from '../computer';
import type { Player } from '../match';
import { LEARNER_LIMITS, learnerOptions, NO_WEIGHTS } from './learner-player';
import { styleOptions, thinkingPlayer, type OptionsFor } from './style';
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
const OPTIONS: Readonly<Record<CharacterId, OptionsFor | null>> = {
  random: null,
  greedy: styleOptions(STYLES.greedy),
  cautious: styleOptions(STYLES.cautious),
  attacker: styleOptions(STYLES.attacker),
  'king-hunter': styleOptions(STYLES['king-hunter']),
  'endgame-fox': styleOptions(STYLES['endgame-fox']),
  learner: (_, seed) => learnerOptions(NO_WEIGHTS, LEARNER_LIMITS, seed),
};

export const CHARACTERS: readonly Character[] = CHARACTER_IDS.map((id) => ({
  id,
  rating: RATINGS[id],
}));

/** How a character thinks; null for the one that plays any move. */
export const characterOptions = (id: CharacterId): OptionsFor | null => OPTIONS[id];

export const characterPlayer = (id: CharacterId): Player => {
  const options = OPTIONS[id];
  return options === null ? randomPlayer : thinkingPlayer(options);
};
