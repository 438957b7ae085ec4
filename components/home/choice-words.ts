import { variant } from '@dama/engine';
import type { TFunction } from 'i18next';
import { clockSummary } from '@/components/new-game/clock-summary';
import { isNamed, namesSummary } from '@/components/new-game/names-summary';
import { variantName } from '@/i18n/words';
import type { Settings } from '@/state/settings';

const nameOf = (t: TFunction, settings: Settings): string[] => {
  const rules = variant(settings.variant);
  return rules ? [variantName(t, rules)] : [];
};

/** The clock is worth a word where there is one. */
const clockOf = (t: TFunction, settings: Settings): string[] =>
  settings.gameTime === null && settings.turnTime === null ? [] : [clockSummary(t, settings)];

/** `Brazilian · level 5 · you are white`. */
export const againstComputer = (t: TFunction, settings: Settings): string =>
  [
    ...nameOf(t, settings),
    t('home.level', { level: settings.level }),
    t(`home.seat.${settings.seat}`),
    ...clockOf(t, settings),
  ].join(' · ');

/** `Brazilian · pass the phone`, or who the two are. */
export const betweenPeople = (t: TFunction, settings: Settings): string =>
  [
    ...nameOf(t, settings),
    isNamed(settings) ? namesSummary(t, settings) : t('home.passPhone'),
    ...clockOf(t, settings),
  ].join(' · ');
