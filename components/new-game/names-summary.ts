import type { TFunction } from 'i18next';
import type { Settings } from '@/state/settings';

type Names = Pick<Settings, 'name' | 'otherName'>;

export const firstName = (t: TFunction, { name }: Names): string =>
  name.trim() || t('newGame.firstName');

const secondName = (t: TFunction, { otherName }: Names): string =>
  otherName.trim() || t('newGame.secondName');

export const isNamed = ({ name, otherName }: Names): boolean =>
  name.trim() !== '' || otherName.trim() !== '';

/** Who the two are; one without a name is called by the place. */
export const namesSummary = (t: TFunction, names: Names): string =>
  t('newGame.bothNames', { first: firstName(t, names), second: secondName(t, names) });
