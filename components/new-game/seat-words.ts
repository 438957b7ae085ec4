import type { TFunction } from 'i18next';
import { nearPlayer } from '@/state/game-setup';
import type { Settings } from '@/state/settings';
import type { TrainedPlayer } from '@/state/trained-player';
import { firstName } from './names-summary';
import { shortComputerText } from './rival-words';

/** Which colour the near side has, in one sentence. */
export const seatSentence = (
  t: TFunction,
  settings: Settings,
  trained: readonly TrainedPlayer[],
): string => {
  const { opponent, seat } = settings;
  if (opponent === 'computer') return t(`newGame.seatOf.you.${seat}`);
  const near = nearPlayer(settings, trained);
  const name = near.kind === 'computer' ? shortComputerText(t, near) : firstName(t, settings);
  return t(`newGame.seatOf.other.${seat}`, { name });
};
