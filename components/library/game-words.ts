import { outcomeOf, positionOf } from '@dama/engine';
import type { TFunction } from 'i18next';
import { computerName, playerName } from '@/components/game/player-name';
import { outcomeSentence, variantName } from '@/i18n/words';
import { personSide, playerToMove } from '@/state/turn';
import type { KeptGame } from '@/state/kept-game';
import { isPerson, peopleCount } from '@/state/players';

/** A move is one of each side. */
export const moveNumber = ({ game }: KeptGame): number => Math.floor(game.cursor / 2) + 1;

/** Whether the one to move is the reader, who plays against the computer. */
export const isReaderToMove = (kept: KeptGame): boolean => {
  const player = playerToMove(kept);
  return player !== null && isPerson(player) && personSide(kept) !== null;
};

export const moverName = (t: TFunction, { game, setup }: KeptGame): string =>
  playerName(t, setup.players, positionOf(game).turn);

/** `Russian, two players`. */
export const gameTitle = (t: TFunction, { game, setup }: KeptGame): string => {
  const { white, black } = setup.players;
  const computers = [white, black].filter((one) => one.kind === 'computer');
  const kind =
    peopleCount(setup.players) === 2
      ? t('game.twoPlayers')
      : computers
          .map((one) =>
            one.persona ? computerName(t, one) : t('home.level', { level: one.level }),
          )
          .join(', ');
  return `${variantName(t, game.rules)}, ${kind}`;
};

export const playersText = (t: TFunction, { setup }: KeptGame): string =>
  t('library.against', {
    white: playerName(t, setup.players, 'white'),
    black: playerName(t, setup.players, 'black'),
  });

/** How the game ended, or how it stands. */
export const standingSentence = (t: TFunction, kept: KeptGame): string => {
  const outcome = outcomeOf(kept.game);
  if (outcome !== null) return outcomeSentence(t, kept.game.rules, outcome);
  const move = moveNumber(kept);
  return isReaderToMove(kept)
    ? t('library.youOngoing', { move })
    : t('library.ongoing', { name: moverName(t, kept), move });
};
