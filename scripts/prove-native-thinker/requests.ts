import { makeRules, newGame, variant } from '@dama/engine';
import type { ThinkRequest } from '../../services/thinker/thinker';

const ownRules = (): string => {
  const rules = variant('brazilian');
  if (rules === undefined) throw new Error('There is no game to make rules from.');
  return makeRules({ ...newGame(rules).rules, id: 'mine', name: 'Mine' });
};

const NODES = 20_000;

/** Boards of every size and kind, a record to play first, a player's own rules, a level, and nonsense. */
export const REQUESTS: readonly ThinkRequest[] = [
  { rules: 'english', limits: { nodes: NODES } },
  { rules: 'russian', limits: { nodes: NODES }, lines: 2 },
  { rules: 'international', limits: { nodes: NODES } },
  { rules: 'frisian', limits: { nodes: NODES } },
  { rules: 'italian', limits: { depth: 5 } },
  { rules: 'turkish', limits: { nodes: NODES } },
  { rules: 'canadian', limits: { nodes: NODES } },
  { rules: 'english', start: 'W:WK18,K23,30:BK5,12', limits: { depth: 8 } },
  { rules: 'english', moves: ['11-15', '23-19', '8-11'], limits: { level: 7 }, seed: 5 },
  { rules: ownRules(), limits: { nodes: NODES } },
  { rules: 'chess', limits: { nodes: NODES } },
];

/** Ends only when it is cancelled. */
export const ENDLESS: ThinkRequest = { rules: 'international', limits: { nodes: 1e12 } };
