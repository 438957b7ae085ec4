import type { TFunction } from 'i18next';
import { levelName } from '@/i18n/words';
import type { Settings } from '@/state/settings';
import { firstName } from './names-summary';

/** Which colour the near side has, in one sentence. */
export const seatSentence = (t: TFunction, settings: Settings): string => {
  const { opponent, seat, otherLevel } = settings;
  if (opponent === 'computer') return t(`newGame.seatOf.you.${seat}`);
  const name =
    opponent === 'watch'
      ? t('newGame.levelOf', { level: otherLevel, name: levelName(t, otherLevel) })
      : firstName(t, settings);
  return t(`newGame.seatOf.other.${seat}`, { name });
};
