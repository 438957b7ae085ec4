import type { Rules } from '../rules';
import { international } from './international';

/** International draughts (FMJD Annex 1) but for what is named here. */
export const breakthrough: Rules = {
  ...international,
  id: 'breakthrough',
  name: 'Breakthrough draughts',
  goal: 'first-king',
  draws: [], // men only move forward, so every game ends
  notation: { ...international.notation, pdnType: null },
  source: { kind: 'players', note: 'Rules of the FMJD with another goal' },
};
