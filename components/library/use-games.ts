import { useState } from 'react';
import { useLibrary } from '@/components/app-stores';
import type { LibraryState } from '@/state/library-store';

/**
 * The games, as they were when the screen was last in front. A game in play is written down at every
 * move and every second of its clock, and a screen under it should not read it again each time.
 */
export function useGames(isFocused: boolean): LibraryState['games'] {
  const games = useLibrary((state) => state.games);
  const [seen, setSeen] = useState(games);
  if (!isFocused) return seen;
  if (seen !== games) setSeen(games);
  return games;
}
