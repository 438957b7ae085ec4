import type { TFunction } from 'i18next';

const DAY = 24 * 60 * 60 * 1000;

/** Calendar days since 1970, as the reader's calendar has them. */
const dayOf = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats by Intl, which some builds of Hermes lack or know few locales of; then by figures. */
const format = (
  date: Date,
  language: string,
  options: Intl.DateTimeFormatOptions,
  inFigures: string,
): string => {
  try {
    return new Intl.DateTimeFormat(language, options).format(date);
  } catch {
    return inFigures;
  }
};

const timeText = (date: Date, language: string): string =>
  format(
    date,
    language,
    { hour: 'numeric', minute: '2-digit' },
    `${two(date.getHours())}:${two(date.getMinutes())}`,
  );

const dateText = (date: Date, language: string, isThisYear: boolean): string =>
  format(
    date,
    language,
    { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) },
    `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
  );

/** `yesterday, 21:40`: the day as seen from now, and the time. Both in milliseconds since 1970. */
export const whenText = (t: TFunction, language: string, then: number, now: number): string => {
  const date = new Date(then);
  const today = new Date(now);
  const daysAgo = dayOf(today) - dayOf(date);
  const isThisYear = date.getFullYear() === today.getFullYear();
  const day =
    daysAgo === 0
      ? t('when.today')
      : daysAgo === 1
        ? t('when.yesterday')
        : dateText(date, language, isThisYear);
  return t('when.moment', { day, time: timeText(date, language) });
};
