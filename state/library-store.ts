import { isOver, outcomeOf } from '@dama/engine';
import type { Storage, StoredGame } from '@/services/storage/storage';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { firstClockOf, firstGameOf, pointsFor, rematchSetup, type GameSetup } from './game-setup';
import { giveFeedback, type FeedbackEdges } from './game-feedback';
import { createGameStore, type GameEdges, type GameStore } from './game-store';
import { makeStoredGame, parseStoredGame, type KeptGame, type UnreadablePart } from './kept-game';
import { newId } from './new-id';

export interface LibraryState {
  /** Unfinished first, then finished, each the latest first. */
  readonly games: readonly StoredGame[];
  readonly verbs: {
    /** Starts a game and answers its id. */
    readonly begin: (setup: GameSetup) => string;
    /** Another game of the same two; its id, or null for a game that is not there. */
    readonly rematch: (id: string) => string | null;
    /** The game in play, or what of it cannot be read; null if it is not there. */
    readonly open: (id: string) => GameStore | UnreadablePart | null;
    readonly remove: (id: string) => Promise<void>;
  };
}

export type LibraryStore = StoreApi<LibraryState>;

export type LibraryEdges = Omit<GameEdges, 'keep'> &
  FeedbackEdges & { readonly storage: Pick<Storage, 'saveGame' | 'removeGame'> };

/** Every game that is kept, and the one on the table. */
export const createLibraryStore = (
  games: readonly StoredGame[],
  { storage, ...edges }: LibraryEdges,
): LibraryStore =>
  createStore<LibraryState>((set, get) => {
    /** Those that were opened, one store a game: what was asked of it may still be on its way to the disk. */
    const stores = new Map<string, GameStore>();
    let onTable: GameStore | null = null;
    let endFeedback = (): void => undefined;
    const removed = new Set<string>();

    const keep = async (kept: KeptGame): Promise<void> => {
      if (removed.has(kept.id)) return;
      const stored = makeStoredGame(kept, edges.now());
      // Shown in the list even if the disk is full: the game is still in memory.
      set({ games: inOrder([stored, ...without(get().games, kept.id)]) });
      await storage.saveGame(stored);
    };

    const putAway = (): void => {
      onTable?.getState().verbs.leave();
      endFeedback();
      onTable = null;
    };

    const lay = (store: GameStore): GameStore => {
      putAway();
      stores.set(store.getState().id, store);
      onTable = store;
      endFeedback = giveFeedback(store, edges);
      return store;
    };

    const remove = async (id: string): Promise<void> => {
      removed.add(id);
      stores.delete(id);
      if (onTable?.getState().id === id) putAway();
      set({ games: without(get().games, id) });
      await storage.removeGame(id);
    };

    /** A game in which nothing was played is not worth keeping once another begins. */
    const clearTable = async (): Promise<void> => {
      const left = onTable;
      await left?.getState().verbs.settled();
      if (left?.getState().game.plies.length === 0) await remove(left.getState().id);
    };

    const begin = (setup: GameSetup): string => {
      void clearTable().catch(() => undefined);
      const game = firstGameOf(setup);
      const clock = firstClockOf(setup, game);
      const id = newId(edges.now(), edges.random);
      const kept = { id, createdAt: edges.now(), setup, game, turnClocks: [clock], clock };
      lay(createGameStore(kept, { ...edges, keep }));
      void keep(kept).catch(() => undefined);
      return id;
    };

    const open = (id: string): GameStore | UnreadablePart | null => {
      const known = stores.get(id);
      if (known !== undefined) return known === onTable ? known : lay(known);
      const stored = get().games.find((one) => one.id === id);
      if (stored === undefined) return null;
      const kept = parseStoredGame(stored);
      return kept.ok ? lay(createGameStore(kept.value, { ...edges, keep })) : kept.error;
    };

    const rematch = (id: string): string | null => {
      const store = open(id);
      if (store === null || typeof store === 'string') return null;
      const { setup, game } = store.getState();
      const points = isOver(game)
        ? pointsFor(outcomeOf(game)?.winner ?? null)
        : { white: 0, black: 0 };
      return begin(rematchSetup(setup, points));
    };

    return { games: inOrder(games), verbs: { begin, rematch, open, remove } };
  });

const without = (games: readonly StoredGame[], id: string): readonly StoredGame[] =>
  games.filter((game) => game.id !== id);

const inOrder = (games: readonly StoredGame[]): readonly StoredGame[] =>
  [...games].sort((a, b) => Number(a.isOver) - Number(b.isOver) || b.updatedAt - a.updatedAt);
