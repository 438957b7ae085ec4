import type { Color } from '../../../engine/src/color';
import { EMPTY_SQUARE } from '../../../engine/src/position';
import type { Piece, Position } from '../../../engine/src/position';
import type { BoardRules } from '../../../engine/src/rules/rules';
import { playingPlaces } from './plain-board';

/** Reads the well-formed FENs of the test data, such as `W:W21,22,K30:B1-12`. */
export const readFen = (board: BoardRules, fen: string): Position => {
  const [turn, ...sides] = fen.split(':');
  const pieces = new Map(sides.flatMap(readSide));
  const squares = playingPlaces(board).map((_, index) => pieces.get(index + 1) ?? EMPTY_SQUARE);
  return { turn: readColor(turn ?? ''), board: squares.join('') };
};

const readColor = (letter: string): Color => (letter === 'W' ? 'white' : 'black');

const readSide = (side: string): (readonly [number, Piece])[] => {
  const color = readColor(side.charAt(0));
  return side
    .slice(1)
    .split(',')
    .filter((item) => item !== '')
    .flatMap((item) => readItem(color, item));
};

const readItem = (color: Color, item: string): (readonly [number, Piece])[] => {
  const king = item.startsWith('K');
  const man: Piece = color === 'white' ? 'w' : 'b';
  const piece = (king ? man.toUpperCase() : man) as Piece;
  const [first = 0, last = first] = item.replace('K', '').split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => [first + index, piece] as const);
};
