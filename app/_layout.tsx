import { getLocales } from 'expo-localization';
import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { I18nextProvider } from 'react-i18next';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { GameStoreProvider } from '@/components/game/game-store-context';
import { createI18n, pickLanguage } from '@/i18n/i18n';
import { createGameStore } from '@/state/game-store';
import { usePalette } from '@/theme/use-palette';

const i18n = createI18n(pickLanguage(getLocales().map((locale) => locale.languageTag)));
const store = createGameStore();

export default function Layout() {
  const { background } = usePalette();
  return (
    <SafeAreaProvider>
      <I18nextProvider i18n={i18n}>
        <GameStoreProvider store={store}>
          <StatusBar style="auto" />
          <Stack
            screenOptions={{ headerShown: false, contentStyle: { backgroundColor: background } }}
          >
            <Stack.Screen name="index" />
            <Stack.Screen name="new-game" options={{ presentation: 'modal' }} />
          </Stack>
        </GameStoreProvider>
      </I18nextProvider>
    </SafeAreaProvider>
  );
}
