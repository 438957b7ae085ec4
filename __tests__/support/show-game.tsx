import { parseMove, positionOf, type Game } from '@dama/engine';
import { act, render, screen, userEvent } from '@testing-library/react-native';
import { I18nextProvider } from 'react-i18next';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { AppStoresProvider } from '@/components/app-stores';
import { GameScreen } from '@/components/game/game-screen';
import { GameStoreProvider } from '@/components/game/game-store-context';
import { createI18n, type Language } from '@/i18n/i18n';
import type { Think } from '@/services/thinker/thinker';
import type { GameSetup } from '@/state/game-setup';
import { createSettingsStore } from '@/state/settings-store';
import { DEFAULT_SETTINGS, type Settings } from '@/state/settings';
import { layGame, setupOf } from './open-game';

export { gameFrom } from './open-game';

const phone = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

interface ShowOptions {
  readonly language?: Language;
  readonly settings?: Partial<Settings>;
  readonly setup?: GameSetup;
  readonly think?: Think;
}

/** A game on the screen of a phone, with a finger to play it. */
export function showGame(game: Game, options: ShowOptions = {}) {
  const table = layGame(options.setup ?? setupOf(game), options.think);
  const on = {
    onBack: jest.fn(),
    onNewGame: jest.fn(),
    onRematch: jest.fn(),
    onSettings: jest.fn(),
    onTree: jest.fn(),
  };
  const settings = createSettingsStore(
    { ...DEFAULT_SETTINGS, speed: 0, ...options.settings },
    table.storage,
  );
  render(
    <GestureHandlerRootView>
      <SafeAreaProvider initialMetrics={phone}>
        <I18nextProvider i18n={createI18n(options.language ?? 'en')}>
          <AppStoresProvider stores={{ settings, library: table.library }}>
            <GameStoreProvider store={table.store}>
              <GameScreen {...on} />
            </GameStoreProvider>
          </AppStoresProvider>
        </I18nextProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>,
  );
  const user = userEvent.setup();
  /** Lets time pass on the game's own clock, and with none at all what was begun come to its end. */
  const pass = (milliseconds = 0) => act(() => table.time.advance(milliseconds));
  /** Taps squares one after another, each by its name. */
  const tap = async (...names: string[]) => {
    for (const name of names) {
      await user.press(square(name));
      await pass();
    }
  };
  const press = async (name: string) => {
    await user.press(screen.getByRole('button', { name }));
    await pass();
  };
  /** Plays moves as they are written, without the finger: for what comes before the thing to see. */
  const play = async (...moves: string[]) => {
    for (const text of moves) {
      const { game: now, verbs } = table.store.getState();
      const move = parseMove(now.rules, positionOf(now), text);
      if (!move.ok) throw new Error(move.error.message);
      verbs.play(move.value.path);
      await pass();
    }
  };
  return { ...table, ...on, settings, tap, press, pass, play };
}

export const square = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name}, `) });

export const message = () => screen.getByRole('status');
