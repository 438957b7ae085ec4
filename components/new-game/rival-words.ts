import { CHARACTERS, type CharacterId } from '@dama/engine';
import type { TFunction } from 'i18next';
import { computerName } from '@/components/game/player-name';
import { levelName } from '@/i18n/words';
import type { Computer } from '@/state/players';

const RATINGS = new Map(CHARACTERS.map(({ id, rating }) => [id, rating]));

/** How strong a character was found to be. */
export const ratingText = (t: TFunction, id: CharacterId): string =>
  t('newGame.rating', { rating: RATINGS.get(id) });

/** `Level 3 · Casual`, `Turtle · about 1210 points`, or the name of somebody who was trained. */
export const computerText = (t: TFunction, computer: Computer): string => {
  const { level, persona } = computer;
  if (persona === undefined) return t('newGame.levelOf', { level, name: levelName(t, level) });
  const name = computerName(t, computer);
  const { contestant } = persona;
  return contestant.kind === 'character' ? `${name} · ${ratingText(t, contestant.id)}` : name;
};

/** `Level 3` or a name, where two stand beside each other. */
export const shortComputerText = (t: TFunction, computer: Computer): string =>
  computer.persona === undefined
    ? t('newGame.level', { level: computer.level })
    : computerName(t, computer);
