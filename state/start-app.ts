import type { OpenedStorage } from '@/services/storage/storage';
import { noteWaiting } from '@/services/thinker/note-waiting';
import { followSettings } from './game-feedback';
import { readTrainer } from './kept-trainer';
import { createLibraryStore, type LibraryEdges, type LibraryStore } from './library-store';
import { createSettingsStore, readSettings, type SettingsStore } from './settings-store';
import { createTrainerStore, type TrainerEdges, type TrainerStore } from './trainer-store';

export interface AppState {
  readonly settings: SettingsStore;
  readonly library: LibraryStore;
  readonly trainer: TrainerStore;
  /** What the player should be told about the opening, if anything. */
  readonly notice: OpenedStorage['notice'];
}

export type AppEdges = Omit<LibraryEdges, 'storage' | 'settings'> &
  Pick<TrainerEdges, 'trainer' | 'shareText'>;

/** Brings back what was kept. */
export const startApp = async (
  { storage, notice }: OpenedStorage,
  edges: AppEdges,
): Promise<AppState> => {
  const [kept, games, training] = await Promise.all([
    readSettings(storage),
    storage.listGames(),
    readTrainer(storage),
  ]);
  const settings = createSettingsStore(kept, storage);
  followSettings(settings, edges.feedback);
  const library = createLibraryStore(games, {
    ...edges,
    // Somebody who waits for a move matters more than games in the background.
    thinker: noteWaiting(edges.thinker, edges.trainer.rest),
    storage,
    settings: () => settings.getState().settings,
  });
  const trainer = createTrainerStore(training, { ...edges, storage });
  return { settings, library, trainer, notice };
};
