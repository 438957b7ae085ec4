import { createContext, useContext, useDeferredValue, type PropsWithChildren } from 'react';
import { useStore } from 'zustand';
import type { GameState, GameStore } from '@/state/game-store';

const GameStoreContext = createContext<GameStore | null>(null);

interface GameStoreProviderProps extends PropsWithChildren {
  readonly store: GameStore;
}

export function GameStoreProvider({ store, children }: GameStoreProviderProps) {
  return <GameStoreContext value={store}>{children}</GameStoreContext>;
}

/** A part of what the game in play knows, or one of its verbs. */
export function useGame<T>(select: (state: GameState) => T): T {
  const store = useContext(GameStoreContext);
  if (store === null) throw new Error('A game is shown outside its GameStoreProvider.');
  return useStore(store, select);
}

/** As `useGame`, for words around the board: a moment after the pieces is soon enough, and no frame waits for them. */
export function useGameSoon<T>(select: (state: GameState) => T): T {
  return useDeferredValue(useGame(select));
}
