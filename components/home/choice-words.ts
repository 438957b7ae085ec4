import { variant } from '@dama/engine';
import type { TFunction } from 'i18next';
import { clockSummary } from '@/components/new-game/clock-summary';
import { isNamed, namesSummary } from '@/components/new-game/names-summary';
import { computerName } from '@/components/game/player-name';
import { variantName } from '@/i18n/words';
import { farPlayer } from '@/state/game-setup';
import type { Settings } from '@/state/settings';
import type { TrainedPlayer } from '@/state/trained-player';

const nameOf = (t: TFunction, settings: Settings): string[] => {
  const rules = variant(settings.variant);
  return rules ? [variantName(t, rules)] : [];
};

/** The clock is worth a word where there is one. */
const clockOf = (t: TFunction, settings: Settings): string[] =>
  settings.gameTime === null && settings.turnTime === null ? [] : [clockSummary(t, settings)];

const rivalOf = (t: TFunction, settings: Settings, trained: readonly TrainedPlayer[]): string => {
  const rival = farPlayer({ ...settings, opponent: 'computer' }, trained);
  return rival.kind === 'computer' && rival.persona !== undefined
    ? computerName(t, rival)
    : t('home.level', { level: settings.level });
};

/** `Brazilian · level 5 · you are white`, or the name of whom the computer plays as. */
export const againstComputer = (
  t: TFunction,
  settings: Settings,
  trained: readonly TrainedPlayer[],
): string =>
  [
    ...nameOf(t, settings),
    rivalOf(t, settings, trained),
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
