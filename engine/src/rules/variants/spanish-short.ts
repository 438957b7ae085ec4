import type { Rules } from '../rules';
import { spanish } from './spanish';

export const spanishShort: Rules = {
  ...spanish,
  id: 'spanish-short',
  name: 'Spanish draughts with short kings',
  king: { ...spanish.king, range: 'short' }, // "How to play checkers": the shorter of its two table options
  notation: { ...spanish.notation, pdnType: null },
  source: { kind: 'document', note: 'Rules of Checkers, with kings that step one square' },
};
