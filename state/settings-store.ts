import type { Storage } from '@/services/storage/storage';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { makeSettings, parseSettings, type Settings } from './settings';

export interface SettingsState {
  readonly settings: Settings;
  readonly verbs: {
    /** Shown at once and kept right after; a failing disk costs the keeping, not the choice. */
    readonly change: (changes: Partial<Settings>) => void;
    readonly toggleFavourite: (variant: string) => void;
  };
}

export type SettingsStore = StoreApi<SettingsState>;

type SettingsStorage = Pick<Storage, 'readSetting' | 'writeSetting'>;

const KEY = 'settings';

export const readSettings = async (storage: SettingsStorage): Promise<Settings> =>
  parseSettings(await storage.readSetting(KEY));

export const createSettingsStore = (settings: Settings, storage: SettingsStorage): SettingsStore =>
  createStore<SettingsState>((set, get) => {
    const change = (changes: Partial<Settings>): void => {
      set({ settings: { ...get().settings, ...changes } });
      storage.writeSetting(KEY, makeSettings(get().settings)).catch(() => undefined);
    };
    const toggleFavourite = (variant: string): void => {
      const { favourites } = get().settings;
      change({
        favourites: favourites.includes(variant)
          ? favourites.filter((one) => one !== variant)
          : [...favourites, variant],
      });
    };
    return { settings, verbs: { change, toggleFavourite } };
  });
