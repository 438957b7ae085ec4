/** A game to hold in one hand: it remembers where it is, and speaks in names of squares and in sentences. */
import type { Color } from './color';
import { opposite } from './color';
import type { Game, NewGame } from './game';
import {
  agreeDraw,
  append,
  isOver,
  legalMovesOf,
  loseOnTime,
  newGame,
  outcomeOf,
  positionOf,
  resign,
  undo,
  winnerOf,
} from './game';
import type { Move } from './move';
import { makeMove, parseMove } from './notation/move-text';
import { parseSquare } from './notation/square';
import type { Outcome } from './outcome';
import type { Result } from './result';
import { fail, ok } from './result';
import type { DrawRule } from './rules/draw-rule';
import type { Rules } from './rules/rules';
import type { VariantId } from './rules/variants';
import { variant } from './rules/variants';

/** `c3`, the number of a square, or its row and column, from 0 at White's near-left corner. */
export type SquareName = string | number | readonly [row: number, column: number];

export interface Draughts {
  /** The game as a value, for everything that is not here. */
  readonly game: () => Game;
  readonly turn: () => Color;
  /** Plays a move from one square to another, or as it is written: answers its text, or why not. */
  readonly move: (fromOrText: SquareName, to?: SquareName) => Result<string, string>;
  /** The legal moves as text: all of them, or those of one square. */
  readonly legalMoves: (square?: SquareName) => readonly string[];
  readonly undo: () => void;
  readonly resign: (color: Color) => void;
  readonly loseOnTime: (color: Color) => void;
  readonly agreeDraw: () => void;
  readonly isOver: () => boolean;
  /** Null while the game goes on, and after a draw. */
  readonly winner: () => Color | null;
  /** Why the game is over, in a sentence; null while it goes on. */
  readonly why: () => string | null;
}

export const draughts = (game: VariantId | Rules, options?: NewGame): Draughts => {
  const rules = typeof game === 'string' ? variant(game)! : game;
  let now = newGame(rules, options);
  const textOf = (move: Move): string => makeMove(rules, positionOf(now), move);
  return {
    game: () => now,
    turn: () => positionOf(now).turn,
    move: (fromOrText, to) => {
      const found = readMove(now, fromOrText, to);
      if (!found.ok) return found;
      const text = textOf(found.value);
      now = append(now, [found.value]);
      return ok(text);
    },
    legalMoves: (square) => movesFrom(now, square).map(textOf),
    undo: () => {
      now = undo(now);
    },
    resign: (color) => {
      now = resign(now, color);
    },
    loseOnTime: (color) => {
      now = loseOnTime(now, color);
    },
    agreeDraw: () => {
      now = agreeDraw(now);
    },
    isOver: () => isOver(now),
    winner: () => winnerOf(now),
    why: () => explain(now),
  };
};

const nameOf = (square: SquareName): string =>
  typeof square === 'object' ? `(${square.join(', ')})` : String(square);

const readMove = (game: Game, fromOrText: SquareName, to?: SquareName): Result<Move, string> => {
  const reason = explain(game);
  if (reason !== null) return fail(`The game is over: ${reason}`);
  const text = to === undefined ? nameOf(fromOrText) : `${nameOf(fromOrText)}-${nameOf(to)}`;
  const move = parseMove(game.rules, positionOf(game), text);
  return move.ok ? move : fail(move.error.message);
};

const movesFrom = (game: Game, square?: SquareName): readonly Move[] => {
  if (square === undefined) return legalMovesOf(game);
  const found = parseSquare(game.rules, nameOf(square));
  return found.ok ? legalMovesOf(game, found.value) : [];
};

// ---------------------------------------------------------------------------------------------
// Sentences

const explain = (game: Game): string | null => {
  const outcome = outcomeOf(game);
  return outcome && sentence(outcome, positionOf(game).turn);
};

const NAMES: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' };

/** `mover` is the side that was to move when the game ended. */
const sentence = (outcome: Outcome, mover: Color): string => {
  switch (outcome.reason) {
    case 'no-pieces':
      return `${NAMES[mover]} has no pieces left.`;
    case 'no-moves':
      return `${NAMES[mover]} cannot move.`;
    case 'first-king':
      return `${NAMES[outcome.winner]} has the first king.`;
    case 'resignation':
      return `${NAMES[opposite(outcome.winner)]} resigned.`;
    case 'time':
      return `${NAMES[opposite(outcome.winner)]} ran out of time.`;
    case 'agreement':
      return 'Both sides agreed on a draw.';
    case 'move-limit':
      return 'The game has come to its limit of moves.';
    case 'rule':
      return drawSentence(outcome.rule);
  }
};

const drawSentence = (rule: DrawRule): string => {
  switch (rule.kind) {
    case 'repetition':
      return `The same position was on the board ${rule.times} times.`;
    case 'quiet':
      return `${movesOfEachSide(rule)} changed nothing.`;
    case 'material':
      return rule.moves === 0
        ? 'Neither side has enough to win.'
        : `${movesOfEachSide(rule)} did not decide between these pieces.`;
    case 'advantage':
      return `${movesOfEachSide(rule)} did not bring the stronger one a win.`;
  }
};

const movesOfEachSide = ({ moves }: { readonly moves: number }): string =>
  `${moves} ${moves === 1 ? 'move' : 'moves'} of each side`;
