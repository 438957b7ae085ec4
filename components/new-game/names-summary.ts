import type { TFunction } from 'i18next';
import type { Settings } from '@/state/settings';

export const firstName = (t: TFunction, { name }: Settings): string =>
  name === '' ? t('newGame.firstName') : name;

/** Who the two are; one without a name is called by the place. */
export const namesSummary = (t: TFunction, settings: Settings): string =>
  t('newGame.bothNames', {
    first: firstName(t, settings),
    second: settings.otherName === '' ? t('newGame.secondName') : settings.otherName,
  });
