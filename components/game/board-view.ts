import {
  boardOf,
  colorOf,
  columnOf,
  isKing,
  makeSquare,
  pieceAt,
  rowOf,
  type Position,
  type Rules,
} from '@dama/engine';
import type { BoardPiece, BoardShape } from '@/components/board/board-types';

const shapes = new WeakMap<Rules, BoardShape>();

/** The board of a game, as the board component draws it: always the same for the same rules, so that it is drawn once. */
export const shapeOf = (rules: Rules): BoardShape => {
  const shape = shapes.get(rules) ?? makeShape(rules);
  shapes.set(rules, shape);
  return shape;
};

const makeShape = (rules: Rules): BoardShape => {
  const board = boardOf(rules.board);
  const squares = Array.from({ length: board.squareCount }, (_, index) => ({
    square: index + 1,
    row: rowOf(board, index + 1),
    column: columnOf(board, index + 1),
    name: makeSquare(rules, index + 1),
  }));
  const coordinates = rules.notation.squares === 'algebraic' ? 'edge' : 'squares';
  return { columns: board.columns, rows: board.rows, squares, coordinates };
};

export const piecesOf = (position: Position, shape: BoardShape): BoardPiece[] =>
  shape.squares.flatMap(({ square }) => {
    const piece = pieceAt(position, square);
    return piece === null ? [] : [{ square, color: colorOf(piece), king: isKing(piece) }];
  });
