import { act, render, screen, userEvent } from '@testing-library/react-native';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { AppStoresProvider } from '@/components/app-stores';
import { GamePage } from '@/components/game/game-page';
import { createI18n, type Language } from '@/i18n/i18n';
import type { StoredGame } from '@/services/storage/storage';
import { person } from '@/state/players';
import { DEFAULT_SETTINGS } from '@/state/settings';
import { createSettingsStore } from '@/state/settings-store';
import { settle } from '../../support/fake-time';
import { gameFrom, layGame, layShelf, openIn, setupOf, type Shelf } from '../../support/open-game';
import { message } from '../../support/show-game';

const phone = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

/** A page that goes where it is sent, as the router does. */
function Pages({ first, onHome }: { readonly first: string; readonly onHome: () => void }) {
  const [id, setId] = useState(first);
  const nowhere = () => undefined;
  return (
    <GamePage
      key={id}
      id={id}
      isFocused
      onGame={setId}
      onHome={onHome}
      onNewGame={nowhere}
      onSettings={nowhere}
      onTree={nowhere}
    />
  );
}

const showPage = ({ library, storage, time }: Shelf, id: string, language: Language = 'en') => {
  const onHome = jest.fn();
  const settings = createSettingsStore({ ...DEFAULT_SETTINGS, speed: 0 }, storage);
  render(
    <GestureHandlerRootView>
      <SafeAreaProvider initialMetrics={phone}>
        <I18nextProvider i18n={createI18n(language)}>
          <AppStoresProvider stores={{ settings, library }}>
            <Pages first={id} onHome={onHome} />
          </AppStoresProvider>
        </I18nextProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>,
  );
  const press = async (name: string) => {
    await userEvent.press(screen.getByRole('button', { name }));
    await act(() => time.advance(0));
  };
  return { onHome, press };
};

const players = { white: person('Ana'), black: person('Rui') };

/** A game of Ana and Rui that Ana has given up after a move of each. */
const resigned = async () => {
  const table = layGame(setupOf(gameFrom('brazilian'), {}, players));
  const { play, resign } = table.store.getState().verbs;
  play([21, 17]);
  play([9, 13]);
  resign();
  await settle();
  return table;
};

const storedGame = async (): Promise<StoredGame> => {
  const [stored] = (await resigned()).library.getState().games;
  if (stored === undefined) throw new Error('A game that was played is in the list.');
  return stored;
};

test('a rematch changes sides, and the points come along', async () => {
  const table = await resigned();
  const { id } = table.store.getState();
  const { press } = showPage(table, id);
  expect(message()).toHaveTextContent('Black wins: White resigned.');
  await press('Rematch');
  expect(message()).toHaveTextContent('White to move.');
  const next = table.library.getState().games.find((game) => game.id !== id);
  expect(openIn(table.library, next?.id ?? '').getState().setup).toMatchObject({
    players: { white: players.black, black: players.white },
    score: { white: 1, black: 0 },
  });
  expect(screen.getByText('1')).toBeOnTheScreen();
  expect(screen.getByText('0')).toBeOnTheScreen();
});

test('a game is found again after the app was closed', async () => {
  const stored = await storedGame();
  showPage(layShelf({ games: [stored] }), stored.id);
  expect(message()).toHaveTextContent('Black wins: White resigned.');
  expect(screen.getByRole('button', { name: 'Rui: b6-a5' })).toBeOnTheScreen();
});

test.each([
  ['en', 'This game is no longer kept.', 'To the start'],
  ['pt-BR', 'Esta partida não está mais guardada.', 'Ao início'],
  ['es', 'Esta partida ya no está guardada.', 'Al inicio'],
] as const)('a game that is not there is told of in %s', async (language, sentence, home) => {
  const { press, onHome } = showPage(layShelf(), 'nowhere', language);
  expect(message()).toHaveTextContent(sentence);
  await press(home);
  expect(onHome).toHaveBeenCalledTimes(1);
});

test.each([
  ['en', 'This game cannot be read: one of its moves is impossible.'],
  ['pt-BR', 'Não é possível ler esta partida: um dos lances é impossível.'],
  ['es', 'No se puede leer esta partida: una de las jugadas es imposible.'],
] as const)('why a game cannot be read is told in %s, and it stays', async (language, sentence) => {
  const stored = { ...(await storedGame()), moves: ['a3-b4', 'h8-a1'] };
  const shelf = layShelf({ games: [stored] });
  showPage(shelf, stored.id, language);
  expect(message()).toHaveTextContent(sentence);
  expect(shelf.library.getState().games).toHaveLength(1);
});
