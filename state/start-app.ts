import type { OpenedStorage } from '@/services/storage/storage';
import { followSettings } from './game-feedback';
import { createLibraryStore, type LibraryEdges, type LibraryStore } from './library-store';
import { createSettingsStore, readSettings, type SettingsStore } from './settings-store';

export interface AppState {
  readonly settings: SettingsStore;
  readonly library: LibraryStore;
  /** What the player should be told about the opening, if anything. */
  readonly notice: OpenedStorage['notice'];
}

export type AppEdges = Omit<LibraryEdges, 'storage' | 'settings'>;

/** Brings back what was kept. */
export const startApp = async (
  { storage, notice }: OpenedStorage,
  edges: AppEdges,
): Promise<AppState> => {
  const [kept, games] = await Promise.all([readSettings(storage), storage.listGames()]);
  const settings = createSettingsStore(kept, storage);
  followSettings(settings, edges.feedback);
  const library = createLibraryStore(games, {
    ...edges,
    storage,
    settings: () => settings.getState().settings,
  });
  return { settings, library, notice };
};
