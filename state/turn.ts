import { isOver, positionOf, type Color } from '@dama/engine';
import type { ThinkRequest } from '@/services/thinker/thinker';
import type { KeptGame } from './kept-game';
import { contestantOf, isPerson, peopleCount, type Player } from './players';

type AtTurn = Pick<KeptGame, 'game' | 'setup'>;

/** Whoever is to move; null once the game is over. */
export const playerToMove = ({ game, setup }: AtTurn): Player | null =>
  isOver(game) ? null : setup.players[positionOf(game).turn];

/** The level of the computer that is to move; null when a person is, or nobody. */
export const levelToMove = (kept: AtTurn): number | null => {
  const player = playerToMove(kept);
  return player?.kind === 'computer' ? player.level : null;
};

/** The way of playing of whoever is to move, where it has one of its own. */
export const ownWay = (kept: AtTurn): Pick<ThinkRequest, 'player'> => {
  const player = playerToMove(kept);
  const contestant = player && contestantOf(player);
  return contestant ? { player: contestant } : {};
};

/** Two computers play, and people only look on. */
export const isWatched = ({ setup }: Pick<KeptGame, 'setup'>): boolean =>
  peopleCount(setup.players) === 0;

/** The side that a lone person plays. */
export const personSide = ({ setup: { players } }: Pick<KeptGame, 'setup'>): Color | null =>
  isPerson(players.white) === isPerson(players.black)
    ? null
    : isPerson(players.white)
      ? 'white'
      : 'black';
