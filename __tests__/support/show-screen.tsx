import { render, screen, userEvent } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { parsePlayerText } from '@dama/engine';
import { AppStoresProvider } from '@/components/app-stores';
import { createI18n, type Language } from '@/i18n/i18n';
import type { StoredGame } from '@/services/storage/storage';
import type { Shared } from '@/services/trainer/share-text';
import type { TrainedPlayer } from '@/state/trained-player';
import { createTrainerStore } from '@/state/trainer-store';
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
  /** Those who were trained, as texts. */
  readonly players?: readonly string[];
}

const trainedPlayer = (text: string): TrainedPlayer => {
  const player = parsePlayerText(text);
  if (!player.ok) throw new Error(`This is no player: ${text}`);
  return { id: text, ...player.value };
};

/** A screen of a phone with the app's stores behind it, and a finger. */
export function showScreen(shown: ReactNode, options: ScreenOptions = {}) {
  const { language = 'en', games = [], players = [] } = options;
  const shelf = layShelf({ games });
  const settings = createSettingsStore({ ...DEFAULT_SETTINGS, ...options.settings }, shelf.storage);
  const trainer = createTrainerStore(
    { sessions: [], players: players.map(trainedPlayer), unreadable: 0 },
    {
      storage: shelf.storage,
      trainer: { runWork: () => new Promise(() => undefined), rest: () => undefined },
      shareText: async (): Promise<Shared> => 'copied',
      now: shelf.time.now,
      random: () => 0.4,
    },
  );
  const stores = { settings, library: shelf.library, trainer };
  const i18n = createI18n(language);
  const inApp = (content: ReactNode) => (
    <SafeAreaProvider initialMetrics={phone}>
      <I18nextProvider i18n={i18n}>
        <AppStoresProvider stores={stores}>{content}</AppStoresProvider>
      </I18nextProvider>
    </SafeAreaProvider>
  );
  const { rerender } = render(inApp(shown));
  const user = userEvent.setup();
  const press = (role: 'button' | 'radio' | 'switch', name: string | RegExp) =>
    user.press(screen.getByRole(role, { name }));
  return {
    ...shelf,
    user,
    press,
    /** Shows the screen with other properties. */
    rerender: (content: ReactNode) => rerender(inApp(content)),
    chosen: () => settings.getState().settings,
    kept: () => shelf.library.getState().games,
  };
}
