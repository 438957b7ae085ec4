import type { TFunction } from 'i18next';

/** Figures as the reader writes them; some builds of Hermes lack Intl or know few languages. */
const figure = (language: string, value: number, digits: number): string => {
  try {
    return new Intl.NumberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  } catch {
    return value.toFixed(digits);
  }
};

/** A share as a whole number out of a hundred. */
export const percent = (share: number): string => String(Math.round(share * 100));

/** Small worths need more figures to differ from nothing. */
export const menFigure = (language: string, men: number): string =>
  figure(language, Math.abs(men), Math.abs(men) < 1 ? 2 : 1);

/** Points go by halves. */
export const pointsFigure = (language: string, points: number): string =>
  figure(language, points, Number.isInteger(points) ? 0 : 1);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const UNITS = [
  { key: 'trainer.hours', milliseconds: HOUR, from: 2 * HOUR },
  { key: 'trainer.minutes', milliseconds: MINUTE, from: 100 * SECOND },
  { key: 'trainer.seconds', milliseconds: SECOND, from: 0 },
] as const;

/** `3 minutes`, in the largest unit that still tells something. */
export const durationText = (t: TFunction, milliseconds: number): string => {
  const unit = UNITS.find(({ from }) => milliseconds >= from) ?? UNITS[2];
  return t(unit.key, { count: Math.max(1, Math.round(milliseconds / unit.milliseconds)) });
};
