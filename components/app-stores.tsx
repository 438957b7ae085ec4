import { createContext, useContext, type PropsWithChildren } from 'react';
import { useStore } from 'zustand';
import type { LibraryState, LibraryStore } from '@/state/library-store';
import type { Settings } from '@/state/settings';
import type { SettingsState, SettingsStore } from '@/state/settings-store';
import type { AppState } from '@/state/start-app';
import type { TrainerState, TrainerStore } from '@/state/trainer-store';

/** What the whole app knows; a game in play has a store of its own. */
export interface AppStores {
  readonly settings: SettingsStore;
  readonly library: LibraryStore;
  readonly trainer?: TrainerStore;
  readonly notice?: AppState['notice'];
}

const AppStoresContext = createContext<AppStores | null>(null);

interface AppStoresProviderProps extends PropsWithChildren {
  readonly stores: AppStores;
}

export function AppStoresProvider({ stores, children }: AppStoresProviderProps) {
  return <AppStoresContext value={stores}>{children}</AppStoresContext>;
}

function useStores(): AppStores {
  const stores = useContext(AppStoresContext);
  if (stores === null) throw new Error('The stores are used outside their AppStoresProvider.');
  return stores;
}

export const useSetting = <K extends keyof Settings>(key: K): Settings[K] =>
  useStore(useStores().settings, (state) => state.settings[key]);

export const useSettings = <T,>(select: (state: SettingsState) => T): T =>
  useStore(useStores().settings, select);

export const useLibrary = <T,>(select: (state: LibraryState) => T): T =>
  useStore(useStores().library, select);

export const useTrainer = <T,>(select: (state: TrainerState) => T): T => {
  const { trainer } = useStores();
  if (trainer === undefined) throw new Error('There is no trainer among the stores.');
  return useStore(trainer, select);
};

/** What the player should be told about what was kept, if anything. */
export const useNotice = () => useStores().notice ?? null;
