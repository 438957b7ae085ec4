import { opposite } from '../../../engine/src/color';
import type { ByColor } from '../../../engine/src/color';
import { endOf, startOf } from '../../../engine/src/move';
import type { Move } from '../../../engine/src/move';
import type { KingRun, Position } from '../../../engine/src/position';
import type { Rules } from '../../../engine/src/rules/rules';
import { keyOf, placeOf, readBoard, withoutPiece, withPiece, writeBoard } from './plain-board';
import type { PlainBoard, PlainPiece } from './plain-board';

type Runs = ByColor<KingRun | null>;

/** The position after a legal move, on a copied board. */
export const plainPlay = (rules: Rules, position: Position, move: Move): Position => {
  const pieces = readBoard(rules.board, position);
  const mover = pieceOn(rules, pieces, startOf(move));
  const crowned = { ...mover, king: mover.king || move.promotes };
  const emptied = [startOf(move), ...move.captured].reduce<PlainBoard>(
    (left, square) => withoutPiece(left, placeOf(rules.board, square)),
    pieces,
  );
  const board = writeBoard(
    rules.board,
    withPiece(emptied, placeOf(rules.board, endOf(move)), crowned),
  );
  const turn = opposite(position.turn);
  if (rules.king.runLimit === null) return { turn, board };
  return { turn, board, runs: runsAfter(position, mover, move) };
};

const pieceOn = (rules: Rules, pieces: PlainBoard, square: number): PlainPiece => {
  const piece = pieces.get(keyOf(placeOf(rules.board, square)));
  if (piece === undefined) throw new Error(`square ${square} is empty`);
  return piece;
};

const runsAfter = (position: Position, mover: PlainPiece, move: Move): Runs => {
  const runs: Runs = position.runs ?? { white: null, black: null };
  const own = ownRunAfter(runs[mover.color], mover, move);
  const theirs = theirRunAfter(runs[opposite(mover.color)], move);
  return mover.color === 'white' ? { white: own, black: theirs } : { white: theirs, black: own };
};

const ownRunAfter = (run: KingRun | null, mover: PlainPiece, move: Move): KingRun | null => {
  if (!mover.king || move.captured.length > 0) return null;
  const before = run?.square === startOf(move) ? run.moves : 0;
  return { square: endOf(move), moves: before + 1 };
};

const theirRunAfter = (run: KingRun | null, move: Move): KingRun | null =>
  run !== null && move.captured.includes(run.square) ? null : run;
