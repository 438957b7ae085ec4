import type { TFunction } from 'i18next';

/** Hermes has no grouping on some phones, and a thin space suits all three languages. */
export const grouped = (value: number): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** Hundredths of a man as men, with so many decimals. */
export const menText = (t: TFunction, hundredths: number, decimals: number): string =>
  (hundredths / 100).toFixed(decimals).replace('-', '−').replace('.', t('learn.decimal'));
