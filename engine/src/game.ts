import type { Color } from './color';
import { opposite } from './color';
import type { Counter, DrawProgress } from './draws';
import { drawProgress, drawReached, firstCounters, nextCounters } from './draws';
import type { Move } from './move';
import { endOf, sameMove, startOf } from './move';
import { applyMove, legalMoves, legalRoutes } from './moves';
import type { Outcome } from './outcome';
import type { Position } from './position';
import { countPieces } from './position';
import type { Refusal } from './refusal';
import { explainRefusal } from './refusal';
import type { Result } from './result';
import { fail, ok } from './result';
import type { Rules } from './rules/rules';
import { startPosition } from './rules/start';
import type { Setup } from './setup';

/**
 * A game is a value: every verb returns a new one, already judged. Moves that were taken back stay behind
 * the cursor, so that they can be played again.
 */
export interface Game {
  readonly rules: Rules;
  readonly options: GameOptions;
  readonly start: Setup;
  /** The start position, judged. */
  readonly first: State;
  readonly plies: readonly Ply[];
  /** How many of the plies are on the board. */
  readonly cursor: number;
  /** How the players ended the game after its last ply: by agreement, resignation or time. */
  readonly declared: Outcome | null;
}

export interface GameOptions {
  /** After so many moves, of both sides together, the game is a draw. */
  readonly moveLimit: number | null;
}

export interface Ply {
  readonly move: Move;
  readonly after: State;
}

export interface State {
  readonly position: Position;
  readonly counters: readonly Counter[];
  readonly outcome: Outcome | null;
}

/** What a player asks for: a route, or only its start and end; `captured` settles which of several moves is meant. */
export interface MoveRequest {
  readonly path: readonly number[];
  readonly captured?: readonly number[];
}

export interface NewGame {
  readonly start?: Setup;
  readonly options?: Partial<GameOptions>;
}

const NO_LIMITS: GameOptions = { moveLimit: null };

export const newGame = (rules: Rules, { start, options }: NewGame = {}): Game => {
  const setup = start ?? { position: startPosition(rules) };
  const limits = { ...NO_LIMITS, ...options };
  const counters = firstCounters(rules, setup.position, setup.halfMoves ?? 0);
  const first = {
    position: setup.position,
    counters,
    outcome: judge(rules, limits, setup.position, counters, 0),
  };
  return { rules, options: limits, start: setup, first, plies: [], cursor: 0, declared: null };
};

export const stateOf = (game: Game): State => stateAt(game, game.cursor);

/** The state after so many plies, also of those that were taken back. */
export const stateAt = (game: Game, ply: number): State => game.plies[ply - 1]?.after ?? game.first;

export const positionOf = (game: Game): Position => stateOf(game).position;

export const outcomeOf = (game: Game): Outcome | null =>
  (canRedo(game) ? null : game.declared) ?? stateOf(game).outcome;

export const isOver = (game: Game): boolean => outcomeOf(game) !== null;

export const winnerOf = (game: Game): Color | null => outcomeOf(game)?.winner ?? null;

export const drawProgressOf = (game: Game): readonly DrawProgress[] =>
  drawProgress(game.rules, stateOf(game).counters);

/** The moves on the board, first to last. */
export const movesOf = (game: Game): readonly Move[] =>
  game.plies.slice(0, game.cursor).map((ply) => ply.move);

/** The legal moves, or those of one square; none once the game is over. */
export const legalMovesOf = (game: Game, square?: number): readonly Move[] => {
  if (isOver(game)) return [];
  const moves = legalMoves(game.rules, positionOf(game));
  return square === undefined ? moves : moves.filter((move) => startOf(move) === square);
};

/** As `legalMovesOf`, with every route of each capture. */
export const legalRoutesOf = (game: Game): readonly Move[] =>
  isOver(game) ? [] : legalRoutes(game.rules, positionOf(game));

/** Plays a move. What was taken back before is forgotten. */
export const play = (game: Game, request: MoveRequest): Result<Game, Refusal> => {
  const outcome = outcomeOf(game);
  if (outcome !== null) return fail({ code: 'game-over', outcome });
  const found = findMove(game.rules, positionOf(game), request);
  return found.ok ? ok(append(game, [found.value])) : found;
};

/** Why a path cannot be played now, or null if it can. A path of one square asks whether that piece can move at all. */
export const whyNot = (game: Game, path: readonly number[]): Refusal | null => {
  if (path.length === 1 && legalMovesOf(game, path[0]).length > 0) return null;
  if (path.length === 1 && !isOver(game)) return explainRefusal(game.rules, positionOf(game), path);
  const played = play(game, { path });
  return played.ok ? null : played.error;
};

/** Plays moves known to be legal, in time that grows with their number and no faster. */
export const append = (game: Game, moves: readonly Move[]): Game => {
  const plies = game.plies.slice(0, game.cursor);
  const seen = new Map<string, number>();
  for (let ply = 0; ply <= plies.length; ply++) count(seen, stateAt(game, ply).position);
  for (const move of moves)
    plies.push(nextPly(game, plies.at(-1)?.after ?? game.first, move, plies.length + 1, seen));
  return { ...game, plies, cursor: plies.length, declared: null };
};

const nextPly = (
  game: Game,
  before: State,
  move: Move,
  number: number,
  seen: Map<string, number>,
): Ply => {
  const { rules, options } = game;
  const position = applyMove(rules, before.position, move);
  const occurrences = count(seen, position);
  const counters = nextCounters(
    rules,
    before.counters,
    before.position,
    move,
    position,
    occurrences,
  );
  return {
    move,
    after: { position, counters, outcome: judge(rules, options, position, counters, number) },
  };
};

/** Counts a position and answers how often it has been seen. */
const count = (seen: Map<string, number>, position: Position): number => {
  const key = position.turn + position.board;
  const times = (seen.get(key) ?? 0) + 1;
  seen.set(key, times);
  return times;
};

const findMove = (
  rules: Rules,
  position: Position,
  request: MoveRequest,
): Result<Move, Refusal> => {
  const candidates = matching(rules, position, request);
  const first = candidates[0];
  if (first === undefined) return fail(explainRefusal(rules, position, request.path));
  const others = candidates.filter((move) => !sameMove(move, first));
  return others.length === 0 ? ok(first) : fail({ code: 'ambiguous', moves: [first, ...others] });
};

const matching = (
  rules: Rules,
  position: Position,
  { path, captured }: MoveRequest,
): readonly Move[] => {
  const takes = (move: Move): boolean =>
    captured === undefined || sameSquares(move.captured, captured);
  const exact = legalRoutes(rules, position).filter(
    (move) => takes(move) && samePath(move.path, path),
  );
  if (exact.length > 0) return exact;
  const [from, to] = [path[0], path.at(-1)];
  if (path.length !== 2 && captured === undefined) return [];
  return legalMoves(rules, position).filter(
    (move) => takes(move) && startOf(move) === from && endOf(move) === to,
  );
};

const samePath = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((square, i) => square === b[i]);

const sameSquares = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((square) => b.includes(square));

const judge = (
  rules: Rules,
  options: GameOptions,
  position: Position,
  counters: readonly Counter[],
  played: number,
): Outcome | null => {
  const won = judgeWin(rules, position);
  if (won !== null) return won;
  const rule = drawReached(rules, position, counters);
  if (rule !== undefined) return { winner: null, reason: 'rule', rule };
  if (options.moveLimit !== null && played >= options.moveLimit)
    return { winner: null, reason: 'move-limit' };
  return null;
};

const judgeWin = (rules: Rules, position: Position): Outcome | null => {
  const mover = position.turn;
  const other = opposite(mover);
  if (rules.goal === 'first-king') {
    for (const color of [other, mover]) {
      if (countPieces(position, color).kings > 0) return { winner: color, reason: 'first-king' };
    }
  }
  if (legalMoves(rules, position).length > 0) return null;
  const { men, kings } = countPieces(position, mover);
  const reason = men + kings === 0 ? 'no-pieces' : 'no-moves';
  return { winner: rules.goal === 'giveaway' ? mover : other, reason };
};

// Taking back and playing again

export const canUndo = (game: Game): boolean => game.cursor > 0;

export const canRedo = (game: Game): boolean => game.cursor < game.plies.length;

/** Shows the game after so many plies; the rest, and how the players ended it, can still be had again. */
export const goTo = (game: Game, ply: number): Game => {
  const cursor = Math.min(Math.max(0, Math.trunc(ply)), game.plies.length);
  return cursor === game.cursor ? game : { ...game, cursor };
};

export const undo = (game: Game): Game => goTo(game, game.cursor - 1);

export const redo = (game: Game): Game => goTo(game, game.cursor + 1);

// Ends that the players bring about; they change nothing once a game is over. What was taken back before is forgotten

export const agreeDraw = (game: Game): Game => declare(game, { winner: null, reason: 'agreement' });

export const resign = (game: Game, color: Color): Game =>
  declare(game, { winner: opposite(color), reason: 'resignation' });

export const loseOnTime = (game: Game, color: Color): Game =>
  declare(game, { winner: opposite(color), reason: 'time' });

const declare = (game: Game, declared: Outcome): Game =>
  isOver(game) ? game : { ...game, plies: game.plies.slice(0, game.cursor), declared };
