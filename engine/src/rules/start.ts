import { boardOf, rowOf } from '../board';
import type { Position } from '../position';
import { EMPTY_SQUARE } from '../position';
import type { Rules } from './rules';

/** The position a game starts from: rows of men on both sides. */
export const startPosition = (rules: Rules): Position => {
  const board = boardOf(rules.board);
  let squares = '';
  for (let square = 1; square <= board.squareCount; square++) {
    const row = rowOf(board, square);
    if (hasMen(rules, row)) squares += 'b';
    else if (hasMen(rules, board.rows - 1 - row)) squares += 'w';
    else squares += EMPTY_SQUARE;
  }
  const position = { turn: rules.first, board: squares };
  return rules.king.runLimit === null
    ? position
    : { ...position, runs: { white: null, black: null } };
};

const hasMen = (rules: Rules, rowsFromEdge: number): boolean =>
  rowsFromEdge >= rules.board.emptyRows &&
  rowsFromEdge < rules.board.emptyRows + rules.board.menRows;
