/**
 * The draw rules at work. Every rule keeps one counter, moved on by each move played and readable at any
 * time. Counters count plies (moves of either side); a rule speaks of moves of each side.
 */
import { boardOf, columnOf, rowOf } from './board';
import type { Color } from './color';
import { opposite } from './color';
import type { Move } from './move';
import { startOf } from './move';
import { canCapture } from './moves';
import type { PieceCount, Position } from './position';
import { countPieces, isKing, pieceAt } from './position';
import type { DrawRule, Force, MaterialRule, MoveEvent, Range } from './rules/draw-rule';
import type { Rules } from './rules/rules';

/**
 * The state of one draw rule: plies counted for White as the stronger side and for Black. Rules that do
 * not tell the sides apart use the first and leave the second at `NOT_COUNTING`.
 */
export type Counter = readonly [number, number];

const NOT_COUNTING = -1;
const STOPPED: Counter = [NOT_COUNTING, NOT_COUNTING];

/** How far a draw rule has run. For a repetition these are occurrences, otherwise moves of each side. */
export interface DrawProgress {
  readonly rule: DrawRule;
  readonly done: number;
  readonly limit: number;
}

/** What the counters look at: the position after a move, and what the move was. */
interface Step {
  readonly rules: Rules;
  readonly position: Position;
  readonly events: readonly MoveEvent[];
  /** How often the position has been on the board, this time included. */
  readonly occurrences: number;
}

/** The counters in a start position. `halfMoves` is the half-move clock it came with. */
export const firstCounters = (
  rules: Rules,
  position: Position,
  halfMoves: number,
): readonly Counter[] =>
  rules.draws.map((rule) =>
    firstCounter(rule, { rules, position, events: [], occurrences: 1 }, halfMoves),
  );

const firstCounter = (rule: DrawRule, step: Step, halfMoves: number): Counter => {
  if (rule.kind === 'quiet') return [rule.without.includes('man') ? halfMoves : 0, NOT_COUNTING];
  return nextCounter(rule, STOPPED, step);
};

export const nextCounters = (
  rules: Rules,
  counters: readonly Counter[],
  before: Position,
  move: Move,
  after: Position,
  occurrences: number,
): readonly Counter[] => {
  const step = { rules, position: after, events: eventsOf(before, move), occurrences };
  return rules.draws.map((rule, i) => nextCounter(rule, counters[i] ?? STOPPED, step));
};

const eventsOf = (before: Position, move: Move): readonly MoveEvent[] => {
  const events: MoveEvent[] = [];
  const piece = pieceAt(before, startOf(move));
  if (move.captured.length > 0) events.push('capture');
  if (move.promotes) events.push('crowning');
  if (piece !== null && !isKing(piece)) events.push('man');
  return events;
};

const nextCounter = (rule: DrawRule, counter: Counter, step: Step): Counter => {
  switch (rule.kind) {
    case 'repetition':
      return [step.occurrences, NOT_COUNTING];
    case 'quiet':
      return [happened(rule.without, step) ? 0 : counter[0] + 1, NOT_COUNTING];
    case 'material':
      return countSides(counter, happened(rule.restart, step), (strong) =>
        fits(rule, strong, step),
      );
    case 'advantage':
      return countSides(counter, happened(['capture'], step), (strong) =>
        leads(strong, step.position),
      );
  }
};

const happened = (events: readonly MoveEvent[], step: Step): boolean =>
  events.some((event) => step.events.includes(event));

/** For each side as the stronger one: 0 when the balance arises or starts again, then one more a ply. */
const countSides = (
  counter: Counter,
  restarts: boolean,
  holds: (strong: Color) => boolean,
): Counter => {
  const count = (color: Color, before: number): number => {
    if (!holds(color)) return NOT_COUNTING;
    return restarts ? 0 : before + 1;
  };
  return [count('white', counter[0]), count('black', counter[1])];
};

const fits = (rule: MaterialRule, strong: Color, step: Step): boolean => {
  const { position } = step;
  const weak = opposite(strong);
  const counts = { white: countPieces(position, 'white'), black: countPieces(position, 'black') };
  return (
    within(rule.total, sum(counts.white) + sum(counts.black)) &&
    hasForce(rule.strong, counts[strong], strong, step) &&
    hasForce(rule.weak, counts[weak], weak, step)
  );
};

const hasForce = (force: Force, count: PieceCount, color: Color, step: Step): boolean =>
  within(force.men, count.men) &&
  within(force.kings, count.kings) &&
  within(force.pieces, sum(count)) &&
  (force.longDiagonal === undefined || force.longDiagonal === holdsLongDiagonal(color, step));

const sum = (count: PieceCount): number => count.men + count.kings;

const within = (range: Range | undefined, value: number): boolean =>
  range === undefined || (value >= range[0] && value <= range[1]);

const holdsLongDiagonal = (color: Color, { rules, position }: Step): boolean => {
  const king = color === 'white' ? 'W' : 'B';
  return longDiagonal(rules).some((square) => pieceAt(position, square) === king);
};

/** The diagonal that runs from White's playing corner across the board. */
export const longDiagonal = (rules: Rules): readonly number[] => {
  const board = boardOf(rules.board);
  const squares: number[] = [];
  for (let square = 1; square <= board.squareCount; square++) {
    const up = board.rows - 1 - rowOf(board, square);
    const column = columnOf(board, square);
    if (up === (rules.board.corner === 'left' ? column : board.columns - 1 - column))
      squares.push(square);
  }
  return squares;
};

const leads = (color: Color, position: Position): boolean => {
  const own = countPieces(position, color);
  const other = countPieces(position, opposite(color));
  return sum(own) > sum(other) || (sum(own) === sum(other) && own.kings > other.kings);
};

/** The first draw rule whose count is full, if any. */
export const drawReached = (
  rules: Rules,
  position: Position,
  counters: readonly Counter[],
): DrawRule | undefined =>
  rules.draws.find((rule, i) => isFull(rule, counters[i] ?? STOPPED, rules, position));

const isFull = (rule: DrawRule, counter: Counter, rules: Rules, position: Position): boolean => {
  const count = Math.max(...counter);
  if (rule.kind === 'repetition') return count >= rule.times;
  if (count < 2 * rule.moves) return false;
  return !(rule.kind === 'material' && rule.unlessCapture && canCapture(rules, position));
};

/** Every draw rule that is counting, and how far it has run. */
export const drawProgress = (rules: Rules, counters: readonly Counter[]): readonly DrawProgress[] =>
  rules.draws
    .map((rule, i) => progressOf(rule, Math.max(...(counters[i] ?? STOPPED))))
    .filter((progress) => progress.done !== NOT_COUNTING);

const progressOf = (rule: DrawRule, count: number): DrawProgress =>
  rule.kind === 'repetition'
    ? { rule, done: count, limit: rule.times }
    : { rule, done: Math.floor(count / 2), limit: rule.moves };
