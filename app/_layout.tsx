import { getLocales } from 'expo-localization';
import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Platform } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useStore } from 'zustand';
import { AppStoresProvider } from '@/components/app-stores';
import { HomeGround } from '@/components/home/home-ground';
import { useTrainerAttention } from '@/components/trainer/use-trainer-attention';
import { createI18n, pickLanguage } from '@/i18n/i18n';
import { createFeedback } from '@/services/feedback/create-feedback';
import { createKeepAwake } from '@/services/feedback/keep-awake';
import { openStorage } from '@/services/storage/open-storage';
import { createThinker } from '@/services/thinker/create-thinker';
import { createTrainer } from '@/services/trainer/create-trainer';
import { shareText } from '@/services/trainer/share-text';
import { startApp, type AppState } from '@/state/start-app';
import { AppearanceProvider, useScheme } from '@/theme/appearance';
import { usePalette } from '@/theme/use-palette';

const systemLanguage = pickLanguage(getLocales().map((locale) => locale.languageTag));
const i18n = createI18n(systemLanguage);

// Begun with the first script, so that the database is opened while the first screen is made.
const starting = openStorage().then((opened) =>
  startApp(opened, {
    thinker: createThinker(),
    trainer: createTrainer(),
    shareText,
    feedback: createFeedback(),
    keepAwake: createKeepAwake(),
    now: Date.now,
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  }),
);

export default function Layout() {
  const [app, setApp] = useState<AppState | null>(null);
  useEffect(() => void starting.then(setApp), []);
  return (
    <GestureHandlerRootView>
      <SafeAreaProvider>
        <I18nextProvider i18n={i18n}>
          {app ? <Screens app={app} /> : <HomeGround />}
        </I18nextProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}

function Screens({ app }: { readonly app: AppState }) {
  const { language, appearance } = useStore(app.settings, (state) => state.settings);
  useEffect(() => {
    const spoken = language === 'system' ? systemLanguage : language;
    void i18n.changeLanguage(spoken);
    // So that a screen reader pronounces it well.
    if (Platform.OS === 'web') document.documentElement.lang = spoken;
  }, [language]);
  return (
    <AppStoresProvider stores={app}>
      <AppearanceProvider appearance={appearance}>
        <Routes />
      </AppearanceProvider>
    </AppStoresProvider>
  );
}

function Routes() {
  const { background } = usePalette();
  const scheme = useScheme();
  useTrainerAttention();
  return (
    <>
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      <Stack screenOptions={{ headerShown: false, contentStyle: { backgroundColor: background } }}>
        <Stack.Screen name="index" />
        {/* A swipe from the edge would take a drag away from the pieces there. */}
        <Stack.Screen name="game/[id]" options={{ gestureEnabled: false }} />
        <Stack.Screen name="new-game" options={{ presentation: 'modal' }} />
      </Stack>
    </>
  );
}
