import { render, screen, userEvent } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { AppStoresProvider } from '@/components/app-stores';
import { createI18n, type Language } from '@/i18n/i18n';
import type { StoredGame } from '@/services/storage/storage';
import { createSettingsStore } from '@/state/settings-store';
import { DEFAULT_SETTINGS, type Settings } from '@/state/settings';
import { layShelf } from './open-game';

const phone = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

interface ScreenOptions {
  readonly language?: Language;
  readonly settings?: Partial<Settings>;
  readonly games?: readonly StoredGame[];
}

/** A screen of a phone with the app's stores behind it, and a finger. */
export function showScreen(shown: ReactNode, options: ScreenOptions = {}) {
  const { language = 'en', games = [] } = options;
  const shelf = layShelf({ games });
  const settings = createSettingsStore({ ...DEFAULT_SETTINGS, ...options.settings }, shelf.storage);
  render(
    <SafeAreaProvider initialMetrics={phone}>
      <I18nextProvider i18n={createI18n(language)}>
        <AppStoresProvider stores={{ settings, library: shelf.library }}>{shown}</AppStoresProvider>
      </I18nextProvider>
    </SafeAreaProvider>,
  );
  const user = userEvent.setup();
  const press = (role: 'button' | 'radio' | 'switch', name: string | RegExp) =>
    user.press(screen.getByRole(role, { name }));
  return {
    ...shelf,
    user,
    press,
    chosen: () => settings.getState().settings,
    kept: () => shelf.library.getState().games,
  };
}
