import { act, render, screen, userEvent } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { AppStoresProvider } from '@/components/app-stores';
import { createI18n, type Language } from '@/i18n/i18n';
import type { Shared } from '@/services/trainer/share-text';
import { isWorkOver, makeWork, type Work } from '@/services/trainer/work';
import { createSettingsStore } from '@/state/settings-store';
import { DEFAULT_SETTINGS, type Settings } from '@/state/settings';
import { readTrainer } from '@/state/kept-trainer';
import { createTrainerStore } from '@/state/trainer-store';
import { createFakeTime, settle } from '../../support/fake-time';
import { layShelf } from '../../support/open-game';
import { advanceWork } from '../../support/play-out';

const phone = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

interface ShowOptions {
  readonly language?: Language;
  readonly settings?: Partial<Settings>;
  readonly works?: Readonly<Record<string, Work>>;
  readonly players?: readonly string[];
  readonly shared?: Shared;
}

/** A screen of the trainer, with games that are played when told. */
export async function showTrainer(shown: ReactNode, options: ShowOptions = {}) {
  const { storage, library } = layShelf({ games: [] });
  for (const [id, work] of Object.entries(options.works ?? {}))
    await storage.saveDocument(work.kind, id, makeWork(work));
  for (const text of options.players ?? []) await storage.saveDocument('player', text, text);
  const time = createFakeTime();
  let goOn = (_games: number): void => undefined;
  const trainer = createTrainerStore(await readTrainer(storage), {
    storage,
    trainer: {
      rest: () => undefined,
      runWork: (text, { signal, onSnapshot } = {}) =>
        new Promise((resolve) => {
          let work: Work = JSON.parse(text);
          signal?.addEventListener('abort', () => resolve(makeWork(work)));
          goOn = (games) => {
            const until = work.session.played + games;
            while (!isWorkOver(work) && work.session.played < until) work = advanceWork(work);
            if (isWorkOver(work)) resolve(makeWork(work));
            else onSnapshot?.(makeWork(work));
          };
        }),
    },
    shareText: async () => options.shared ?? 'copied',
    now: time.now,
    random: () => 0.4,
  });
  const settings = createSettingsStore({ ...DEFAULT_SETTINGS, ...options.settings }, storage);
  render(
    <SafeAreaProvider initialMetrics={phone}>
      <I18nextProvider i18n={createI18n(options.language ?? 'en')}>
        <AppStoresProvider stores={{ settings, library, trainer }}>{shown}</AppStoresProvider>
      </I18nextProvider>
    </SafeAreaProvider>,
  );
  const user = userEvent.setup();
  const press = async (role: 'button' | 'radio' | 'switch', name: string | RegExp) => {
    await user.press(screen.getByRole(role, { name }));
    await act(settle);
  };
  /** Lets so many games be played, in so many milliseconds. */
  const play = (games: number, milliseconds = 1000) =>
    act(async () => {
      await time.advance(milliseconds);
      goOn(games);
      await settle();
    });
  return { trainer, library, storage, user, press, play };
}
