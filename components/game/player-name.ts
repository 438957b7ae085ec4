import type { Color } from '@dama/engine';
import type { TFunction } from 'i18next';
import { levelName } from '@/i18n/words';
import { contestantName } from '@/components/trainer/contestant-words';
import { isPerson, type Computer, type Players } from '@/state/players';

/** What a computer is called: by its level, or by a name of its own. */
export const computerName = (t: TFunction, { level, persona }: Computer): string =>
  persona === undefined ? levelName(t, level) : contestantName(t, persona.contestant, persona.name);

/** What a player is called: by name, as the reader, by colour, or by level. */
export const playerName = (t: TFunction, players: Players, color: Color): string => {
  const player = players[color];
  if (player.kind === 'computer') return computerName(t, player);
  if (player.name !== '') return player.name;
  const other = players[color === 'white' ? 'black' : 'white'];
  return isPerson(other) ? t(`color.${color}`) : t('game.you');
};
