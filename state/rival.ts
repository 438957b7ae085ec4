import { asContestant, CHARACTER_IDS, suits, type CharacterId, type Rules } from '@dama/engine';
import { computer, persona, type Player } from './players';
import type { TrainedPlayer } from './trained-player';

export const RIVAL_KINDS = ['level', 'character', 'trained'] as const;

/** Whom the computer plays as: one of its levels, a character, or somebody who was trained. */
export type Rival =
  | { readonly kind: 'level' }
  | { readonly kind: 'character'; readonly id: CharacterId }
  | { readonly kind: 'trained'; readonly id: string };

export const BY_LEVEL: Rival = { kind: 'level' };

const LONGEST_ID = 100;

export const isRival = (value: unknown): value is Rival => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, ...rest } = value as Readonly<Record<string, unknown>>;
  if (Object.keys(rest).length > 0) return false;
  if (kind === 'level') return id === undefined;
  if (typeof id !== 'string') return false;
  return kind === 'character'
    ? (CHARACTER_IDS as readonly string[]).includes(id)
    : kind === 'trained' && id.length <= LONGEST_ID;
};

/** Those who have learnt this kind of game; in another their weights would mean something else. */
export const trainedFor = (
  trained: readonly TrainedPlayer[],
  rules: Rules,
): readonly TrainedPlayer[] => trained.filter(({ learner }) => suits(learner, rules));

/** The player a rival is; the level stands in for one that is gone or never learnt this game. */
export const rivalPlayer = (
  rival: Rival,
  level: number,
  trained: readonly TrainedPlayer[],
): Player => {
  if (rival.kind === 'level') return computer(level);
  if (rival.kind === 'character') return persona(rival, null);
  const found = trained.find(({ id }) => id === rival.id);
  return found === undefined ? computer(level) : persona(asContestant(found.learner), found.name);
};
