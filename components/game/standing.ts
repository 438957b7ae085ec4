import {
  countPieces,
  opposite,
  positionOf,
  type Color,
  type Game,
  type PieceCount,
} from '@dama/engine';

const total = ({ men, kings }: PieceCount): number => men + kings;

/** What a side has left, and how many it has taken. */
export const standingOf = (game: Game, color: Color) => ({
  count: countPieces(positionOf(game), color),
  taken:
    total(countPieces(game.first.position, opposite(color))) -
    total(countPieces(positionOf(game), opposite(color))),
});
