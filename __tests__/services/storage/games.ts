import type { StoredGame } from '@/services/storage/storage';

export const aGame = (changes: Partial<StoredGame> = {}): StoredGame => ({
  id: 'a',
  rules: 'russian',
  start: 'W:W1,2:B31,32',
  moves: ['1-5', '32-28', '5x14'],
  cursor: 2,
  players: '{"white":"human","black":{"level":3}}',
  options: '{}',
  clocks: null,
  declared: null,
  isOver: false,
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_001,
  ...changes,
});
