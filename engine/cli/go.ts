import type { Game } from '../src/game';
import { outcomeOf, positionOf } from '../src/game';
import { gameThrough } from '../src/history';
import type { Move } from '../src/move';
import { applyMove } from '../src/moves';
import { makeFen, parseFen } from '../src/notation/fen';
import { makeMove } from '../src/notation/move-text';
import { levelOptions } from '../src/players/levels';
import type { Position } from '../src/position';
import type { Result } from '../src/result';
import { fail, ok } from '../src/result';
import type { Rules } from '../src/rules/rules';
import { startPosition } from '../src/rules/start';
import { think, type ThinkOptions, type ThoughtLine } from '../src/search/think';

/** What may be asked of `go`, as it comes from outside. */
export interface GoRequest {
  readonly fen?: unknown;
  readonly history?: unknown;
  readonly ms?: unknown;
  readonly nodes?: unknown;
  readonly depth?: unknown;
  readonly level?: unknown;
  readonly seed?: unknown;
  readonly lines?: unknown;
}

export interface GoAnswer {
  readonly path: readonly number[];
  readonly text: string;
  readonly after: string;
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
  readonly ms: number;
  readonly line: readonly string[];
  /** Only when several were asked for: the best lines, best first. */
  readonly lines?: readonly { readonly score: number; readonly line: readonly string[] }[];
}

const DEFAULT_MS = 1000;

/** Thinks about the position of a request and answers with a move. */
export const go = (rules: Rules, request: GoRequest): Result<GoAnswer, string> => {
  const game = readGame(rules, request);
  if (!game.ok) return game;
  const outcome = outcomeOf(game.value);
  if (outcome !== null)
    return fail(`The game is over (${outcome.reason}): there is no move to find.`);
  const limits = readLimits(request);
  return limits.ok ? answer(game.value, limits.value) : limits;
};

const answer = (game: Game, limits: Limits): Result<GoAnswer, string> => {
  const started = performance.now();
  const { ms, ...options } = limits;
  const isLate = (): boolean => performance.now() - started >= ms;
  const thought = think(game, { ...options, shouldStop: isLate });
  if (thought === null) return fail('No move was found.');
  const { move, score, depth, nodes, lines } = thought;
  const position = positionOf(game);
  return ok({
    path: move.path,
    text: makeMove(game.rules, position, move),
    after: makeFen(game.rules, { position: applyMove(game.rules, position, move) }),
    score,
    depth,
    nodes,
    ms: Math.round(performance.now() - started),
    line: textsOf(game.rules, position, thought),
    ...(lines.length > 1 && {
      lines: lines.map((line) => ({
        score: line.score,
        line: textsOf(game.rules, position, line),
      })),
    }),
  });
};

const textsOf = (rules: Rules, position: Position, { moves }: ThoughtLine): readonly string[] => {
  let now = position;
  return moves.map((move: Move) => {
    const text = makeMove(rules, now, move);
    now = applyMove(rules, now, move);
    return text;
  });
};

// The position, and how it came about

const readGame = (rules: Rules, { fen, history = [] }: GoRequest): Result<Game, string> => {
  if (!Array.isArray(history)) return fail('history has to be a list of FENs, oldest first.');
  const start: Position = startPosition(rules);
  const wanted = fen === undefined ? [] : [fen];
  const texts: readonly unknown[] = [...history, ...wanted];
  const setups: { position: Position; halfMoves?: number }[] = [];
  for (const text of texts) {
    if (typeof text !== 'string') return fail('A FEN has to be a text.');
    const setup = parseFen(rules, text);
    if (!setup.ok) return fail(`${setup.error.message} (in the FEN ${text.slice(0, 80)})`);
    setups.push(setup.value);
  }
  const [first = { position: start }, ...later] = withoutRepeatedEnd(setups);
  const game = gameThrough(
    rules,
    first,
    later.map(({ position }) => position),
  );
  return game.ok ? game : fail(game.error.message);
};

/** A history may end with the position itself. */
const withoutRepeatedEnd = <T extends { position: Position }>(
  setups: readonly T[],
): readonly T[] => {
  const [last, before] = [setups.at(-1), setups.at(-2)];
  const repeats =
    last?.position.board === before?.position.board &&
    last?.position.turn === before?.position.turn;
  return repeats ? setups.slice(0, -1) : setups;
};

// The limits

type Limits = ThinkOptions & { readonly ms: number };

const LIMIT_NAMES = ['ms', 'nodes', 'depth', 'level', 'lines'] as const;

const readLimits = (request: GoRequest): Result<Limits, string> => {
  for (const name of LIMIT_NAMES) {
    const given = request[name];
    if (given !== undefined && !(typeof given === 'number' && given >= 1 && Number.isFinite(given)))
      return fail(`${name} has to be a number of at least 1.`);
  }
  const {
    ms,
    nodes,
    depth,
    level,
    lines,
    seed = 0,
  } = request as Record<string, number | undefined>;
  if (!Number.isInteger(seed)) return fail('seed has to be a whole number.');
  const ofLevel = level === undefined ? {} : levelOptions(level, seed);
  if (ofLevel === undefined) return fail('level has to be a whole number from 1 to 10.');
  const isLimited = nodes ?? depth ?? level;
  return ok({
    ...ofLevel,
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(lines !== undefined && { lines }),
    seed,
    ms: ms ?? (isLimited === undefined ? DEFAULT_MS : Infinity),
  });
};
