import type { Rules } from '../rules';
import { frisian } from './frisian';

export const frysk: Rules = {
  ...frisian,
  id: 'frysk',
  name: 'Frysk!',
  board: { ...frisian.board, menRows: 1 }, // five men on the rear row; all else as Frisian draughts
  notation: { ...frisian.notation, pdnType: null },
  source: { kind: 'players', note: 'Frisian draughts with five men a side' },
};
