import { newGame, parseFen, variant, type Game } from '@dama/engine';
import { render, screen, userEvent } from '@testing-library/react-native';
import { I18nextProvider } from 'react-i18next';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { GameScreen } from '@/components/game/game-screen';
import { GameStoreProvider } from '@/components/game/game-store-context';
import { createI18n, type Language } from '@/i18n/i18n';
import { createGameStore } from '@/state/game-store';

export const gameFrom = (id: string, fen?: string): Game => {
  const rules = variant(id);
  if (!rules) throw new Error(`There is no game called ${id}.`);
  if (fen === undefined) return newGame(rules);
  const start = parseFen(rules, fen);
  if (!start.ok) throw new Error(start.error.message);
  return newGame(rules, { start: start.value });
};

const phone = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

export function showGame(game: Game, language: Language = 'en') {
  const onNewGame = jest.fn();
  render(
    <SafeAreaProvider initialMetrics={phone}>
      <I18nextProvider i18n={createI18n(language)}>
        <GameStoreProvider store={createGameStore(game)}>
          <GameScreen onNewGame={onNewGame} />
        </GameStoreProvider>
      </I18nextProvider>
    </SafeAreaProvider>,
  );
  const user = userEvent.setup();
  /** Taps squares one after another, each by its name. */
  const tap = async (...names: string[]) => {
    for (const name of names) await user.press(square(name));
  };
  const press = (name: string) => user.press(screen.getByRole('button', { name }));
  return { tap, press, onNewGame };
}

export const square = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name}, `) });

export const message = () => screen.getByRole('status');
