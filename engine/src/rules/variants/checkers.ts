import type { Rules } from '../rules';
import { english } from './english';

/** Numbers are those of the document's first section. Its game is the English one but for what is named here. */
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
