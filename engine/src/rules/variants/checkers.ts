import type { Rules } from '../rules';
import { english } from './english';

/**
 * Numbers are those of the document's first section. Its game is the English one (board 1.1 to 1.3,
 * moves 1.8 to 1.10, captures 1.11 to 1.14, goal 1.19) but for what is named here.
 */
export const checkers: Rules = {
  ...english,
  id: 'checkers',
  name: 'Checkers',
  first: 'white', // 1.4, 1.6
  // 1.20: only crownings and captures count as progress, a man's step does not
  draws: [{ kind: 'quiet', moves: 40, without: ['capture', 'crowning'] }],
  notation: { ...english.notation, pdnType: null },
  source: { kind: 'document', note: 'Checkers, section one: rules of the game' },
};
