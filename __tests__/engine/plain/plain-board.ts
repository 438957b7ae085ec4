import type { Color } from '../../../engine/src/color';
import { colorOf, EMPTY_SQUARE, isKing } from '../../../engine/src/position';
import type { Piece, Position } from '../../../engine/src/position';
import type { BoardRules, Direction } from '../../../engine/src/rules/rules';

/** Row 0 is the far row and column 0 the left one, seen from White. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface Step {
  readonly rows: number;
  readonly columns: number;
}

export interface PlainPiece {
  readonly color: Color;
  readonly king: boolean;
}

/** The occupied places, under their `keyOf`. */
export type PlainBoard = ReadonlyMap<string, PlainPiece>;

export const keyOf = (place: Place): string => `${place.row},${place.column}`;

export const samePlace = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column;

export const isOnBoard = (board: BoardRules, place: Place): boolean =>
  place.row >= 0 && place.row < board.rows && place.column >= 0 && place.column < board.columns;

export const isPlayed = (board: BoardRules, place: Place): boolean =>
  board.squares === 'all' || distanceFromCorner(board, place) % 2 === 0;

/** Every playing square in the order of its number: row by row from the top left. */
export const playingPlaces = (board: BoardRules): readonly Place[] => {
  const known = knownPlaces.get(board);
  if (known !== undefined) return known;
  const places = range(board.rows)
    .flatMap((row) => range(board.columns).map((column) => ({ row, column })))
    .filter((place) => isPlayed(board, place));
  knownPlaces.set(board, places);
  return places;
};

/** Listed once a board, or the tests would spend most of their time on it. */
const knownPlaces = new WeakMap<BoardRules, readonly Place[]>();

export const numberOf = (board: BoardRules, place: Place): number =>
  playingPlaces(board).findIndex((other) => samePlace(other, place)) + 1;

export const placeOf = (board: BoardRules, square: number): Place => {
  const place = playingPlaces(board)[square - 1];
  if (place === undefined) throw new Error(`there is no square ${square}`);
  return place;
};

export const readBoard = (board: BoardRules, position: Position): PlainBoard => {
  const occupied = playingPlaces(board)
    .map((place, index) => ({ key: keyOf(place), character: position.board[index] }))
    .filter(({ character }) => character !== EMPTY_SQUARE);
  return new Map(occupied.map(({ key, character }) => [key, readPiece(character as Piece)]));
};

export const writeBoard = (board: BoardRules, pieces: PlainBoard): string =>
  playingPlaces(board)
    .map((place) => writePiece(pieces.get(keyOf(place))))
    .join('');

export const withPiece = (pieces: PlainBoard, place: Place, piece: PlainPiece): PlainBoard =>
  new Map([...pieces, [keyOf(place), piece]]);

export const withoutPiece = (pieces: PlainBoard, place: Place): PlainBoard =>
  new Map([...pieces].filter(([key]) => key !== keyOf(place)));

export const isFree = (board: BoardRules, pieces: PlainBoard, place: Place): boolean =>
  isOnBoard(board, place) && !pieces.has(keyOf(place));

export const isKingRow = (board: BoardRules, color: Color, place: Place): boolean =>
  place.row === (color === 'white' ? 0 : board.rows - 1);

export const after = (place: Place, step: Step): Place => ({
  row: place.row + step.rows,
  column: place.column + step.columns,
});

export const isReverse = (a: Step, b: Step): boolean =>
  a.rows === -b.rows && a.columns === -b.columns;

/** The free squares one meets from a place in one direction before the first obstacle. */
export const freePlacesAlong = (
  board: BoardRules,
  pieces: PlainBoard,
  from: Place,
  step: Step,
): readonly Place[] => {
  const next = after(from, step);
  return isFree(board, pieces, next) ? [next, ...freePlacesAlong(board, pieces, next, step)] : [];
};

export const stepsOf = (
  board: BoardRules,
  color: Color,
  directions: readonly Direction[],
): readonly Step[] => directions.flatMap((direction) => stepsInDirection(board, color, direction));

const stepsInDirection = (
  board: BoardRules,
  color: Color,
  direction: Direction,
): readonly Step[] => {
  const ahead = color === 'white' ? -1 : 1;
  const straight = board.squares === 'diagonal' ? 2 : 1;
  switch (direction) {
    case 'diagonally-forward':
      return [
        { rows: ahead, columns: -1 },
        { rows: ahead, columns: 1 },
      ];
    case 'diagonally-backward':
      return [
        { rows: -ahead, columns: -1 },
        { rows: -ahead, columns: 1 },
      ];
    case 'forward':
      return [{ rows: ahead * straight, columns: 0 }];
    case 'backward':
      return [{ rows: -ahead * straight, columns: 0 }];
    case 'sideways':
      return [
        { rows: 0, columns: -straight },
        { rows: 0, columns: straight },
      ];
  }
};

const distanceFromCorner = (board: BoardRules, place: Place): number => {
  const cornerColumn = board.corner === 'left' ? 0 : board.columns - 1;
  return Math.abs(board.rows - 1 - place.row) + Math.abs(cornerColumn - place.column);
};

const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

const readPiece = (piece: Piece): PlainPiece => ({ color: colorOf(piece), king: isKing(piece) });

const writePiece = (piece: PlainPiece | undefined): string => {
  if (piece === undefined) return EMPTY_SQUARE;
  const letter = piece.color === 'white' ? 'w' : 'b';
  return piece.king ? letter.toUpperCase() : letter;
};
