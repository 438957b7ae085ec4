import type { Contestant } from '@dama/engine';
import type { TFunction } from 'i18next';
import { levelName, levelSentence } from '@/i18n/words';
import type { Entrant } from '@/state/trainer-setup';

/** Who plays; a trained player has the name it was given. */
export const contestantName = (t: TFunction, player: Contestant, name: string | null): string => {
  switch (player.kind) {
    case 'character':
      return t(`character.${player.id}.name`);
    case 'level':
      return t('trainer.levelOf', { level: player.level, name: levelName(t, player.level) });
    case 'trained':
      return name ?? t('character.learner.name');
  }
};

export const entrantName = (t: TFunction, entrant: Entrant): string =>
  entrant.kind === 'player' ? entrant.player.name : contestantName(t, entrant, null);

export const entrantSentence = (t: TFunction, entrant: Entrant): string => {
  switch (entrant.kind) {
    case 'character':
      return t(`character.${entrant.id}.about`);
    case 'level':
      return levelSentence(t, entrant.level);
    case 'player':
      return t('trainer.copyAbout', { count: entrant.player.learner.games });
  }
};

/** The same for the same one. */
export const entrantKey = (entrant: Entrant): string => {
  switch (entrant.kind) {
    case 'character':
      return entrant.id;
    case 'level':
      return `level-${entrant.level}`;
    case 'player':
      return `player-${entrant.player.id}`;
  }
};
