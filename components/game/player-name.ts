import type { Color } from '@dama/engine';
import type { TFunction } from 'i18next';
import { levelName } from '@/i18n/words';
import { isPerson, type Players } from '@/state/players';

/** What a player is called: by name, as the reader, by colour, or by level. */
export const playerName = (t: TFunction, players: Players, color: Color): string => {
  const player = players[color];
  if (player.kind === 'computer') return levelName(t, player.level);
  if (player.name !== '') return player.name;
  const other = players[color === 'white' ? 'black' : 'white'];
  return isPerson(other) ? t(`color.${color}`) : t('game.you');
};
