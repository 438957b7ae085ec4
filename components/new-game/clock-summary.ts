import type { TFunction } from 'i18next';
import type { Settings } from '@/state/settings';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

export const secondsText = (t: TFunction, milliseconds: number): string =>
  t('newGame.seconds', { seconds: milliseconds / SECOND });

export const minutesText = (t: TFunction, milliseconds: number): string =>
  t('newGame.minutes', { minutes: milliseconds / MINUTE });

type ClockSettings = Pick<
  Settings,
  'gameTime' | 'otherGameTime' | 'bonus' | 'bonusTime' | 'turnTime'
>;

/** `5 min each · 3 s a move`. */
export const clockSummary = (t: TFunction, settings: ClockSettings): string => {
  const parts = [gameText(t, settings), bonusText(t, settings), turnText(t, settings)];
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? t('newGame.noClock') : said.join(' · ');
};

const gameText = (t: TFunction, { gameTime, otherGameTime }: ClockSettings): string => {
  if (gameTime === null) return '';
  const minutes = gameTime / MINUTE;
  return otherGameTime === null || otherGameTime === gameTime
    ? t('newGame.minutesEach', { minutes })
    : t('newGame.minutesUnequal', { minutes, other: otherGameTime / MINUTE });
};

const bonusText = (t: TFunction, { gameTime, bonus, bonusTime }: ClockSettings): string =>
  gameTime === null || bonus === 'none'
    ? ''
    : t(`newGame.bonusSummary.${bonus}`, { seconds: secondsText(t, bonusTime) });

const turnText = (t: TFunction, { turnTime }: ClockSettings): string =>
  turnTime === null ? '' : t('newGame.turnSummary', { seconds: secondsText(t, turnTime) });
