import { THIRD_REPETITION } from '../common-draws';
import type { Rules } from '../rules';
import { international } from './international';

/** International draughts (FMJD Annex 1) but for what is named here. */
export const antidraughts: Rules = {
  ...international,
  id: 'antidraughts',
  name: 'Antidraughts',
  goal: 'giveaway',
  draws: [THIRD_REPETITION],
  notation: { ...international.notation, pdnType: null },
  source: { kind: 'players', note: 'Rules of the FMJD with the goal turned round' },
};
