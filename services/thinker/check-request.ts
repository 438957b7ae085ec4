import {
  checkSetup,
  LEVELS,
  levelOptions,
  newGame,
  optionsOf,
  parseContestant,
  parseFen,
  parseRulesReference,
  type Game,
  type Result,
  type Rules,
  type ThinkOptions,
} from '@dama/engine';
import type { ThinkLimits, ThinkRequest } from './thinker';

/** A request whose parts make sense; its moves have yet to be played. */
export interface Task {
  /** The game before its first move. */
  readonly game: Game;
  readonly moves: readonly string[];
  /** How to think once the moves are played; null for a player who plays any move. */
  readonly optionsFor: (game: Game) => ThinkOptions | null;
  readonly milliseconds: number;
}

type Checked<T> = Result<T, string>;

const ok = <T>(value: T): Checked<T> => ({ ok: true, value });
const refuse = (error: string): Checked<never> => ({ ok: false, error });

export const checkRequest = (request: ThinkRequest): Checked<Task> => {
  const rules = readRules(request.rules);
  if (!rules.ok) return rules;
  const game = readStart(rules.value, request.start);
  if (!game.ok) return game;
  const moves = request.moves ?? [];
  if (!isListOfTexts(moves)) return refuse('The moves of a request are a list of texts.');
  const options = readOptions(request);
  if (!options.ok) return options;
  const milliseconds = request.limits.milliseconds ?? Infinity;
  return ok({ game: game.value, moves, optionsFor: options.value, milliseconds });
};

const readRules = (text: unknown): Checked<Rules> =>
  typeof text === 'string'
    ? parseRulesReference(text)
    : refuse('The rules of a request are a text.');

const readStart = (rules: Rules, fen: unknown): Checked<Game> => {
  if (fen === undefined) return ok(newGame(rules));
  if (typeof fen !== 'string') return refuse('The start of a request is a text.');
  const setup = parseFen(rules, fen);
  if (!setup.ok) return refuse(setup.error.message);
  const position = checkSetup(rules, setup.value);
  if (!position.ok) return refuse(position.error.message);
  return ok(newGame(rules, { start: { ...setup.value, position: position.value } }));
};

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const LIMITS = [
  'level',
  'nodes',
  'depth',
  'milliseconds',
] as const satisfies readonly (keyof ThinkLimits)[];

const readOptions = (request: ThinkRequest): Checked<Task['optionsFor']> => {
  const limits: ThinkLimits | undefined = request.limits;
  const given = LIMITS.filter((name) => limits?.[name] !== undefined);
  if (given.length === 0) return refuse('A request needs a limit, or the thinking would not end.');
  const wrong = given.find((name) => !isCount(limits[name]));
  if (wrong !== undefined) return refuse(`The limit "${wrong}" is a whole number from 1.`);
  const { seed = 0, lines = 1 } = request;
  if (!isCount(lines)) return refuse('The number of lines is a whole number from 1.');
  if (!Number.isSafeInteger(seed)) return refuse('The seed is a whole number.');
  if (request.player !== undefined) return playerOptions(request.player, seed);
  const { level } = limits;
  const base = level === undefined ? { seed } : levelOptions(level, seed);
  if (base === undefined) return refuse(`The levels are numbered from 1 to ${LEVELS.length}.`);
  return ok(() => mergeLimits(base, limits, lines));
};

/** One with a way of its own brings its limits along. */
const playerOptions = (player: unknown, seed: number): Checked<Task['optionsFor']> => {
  const read = parseContestant(player);
  return read.ok ? ok((game) => optionsOf(read.value, game, seed)) : read;
};

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1;

const mergeLimits = (
  base: ThinkOptions,
  { nodes = Infinity, depth = Infinity }: ThinkLimits,
  lines: number,
): ThinkOptions => ({
  ...base,
  nodes: Math.min(nodes, base.nodes ?? Infinity),
  depth: Math.min(depth, base.depth ?? Infinity),
  lines,
});
