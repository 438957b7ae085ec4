/**
 * What the command line can be asked, one function a request: it checks the input and answers it, or says in
 * a sentence what is wrong.
 */
import type { Move } from '../src/move';
import { applyMove, legalMoves } from '../src/moves';
import { makeFen, parseFen } from '../src/notation/fen';
import { makeMove } from '../src/notation/move-text';
import type { Position } from '../src/position';
import type { Result } from '../src/result';
import { fail, ok } from '../src/result';
import { parseRules, parseRulesText } from '../src/rules/parse-rules';
import type { Rules } from '../src/rules/rules';
import type { RulesError } from '../src/rules/rules-error';
import { startPosition } from '../src/rules/start';
import { variant, VARIANTS } from '../src/rules/variants';
import { loadPosition, perft } from '../src/search/mailbox';
import { clearTable } from '../src/search/table';
import type { Setup } from '../src/setup';
import { go, type GoAnswer } from './go';

/** The fields of a request as they came. */
export type Input = Readonly<Record<string, unknown>>;

export type Request<Answer> = (input: Input) => Result<Answer, string>;

// ---------------------------------------------------------------------------------------------
// The requests

export interface VariantsAnswer {
  readonly variants: readonly {
    readonly id: string;
    readonly name: string;
    readonly fen: string;
  }[];
}

export const answerVariants: Request<VariantsAnswer> = () =>
  ok({
    variants: VARIANTS.map((rules) => ({
      id: rules.id,
      name: rules.name,
      fen: makeFen(rules, { position: startPosition(rules) }),
    })),
  });

export interface MoveAnswer extends Move {
  readonly text: string;
  /** The position after the move. */
  readonly after: string;
}

export interface MovesAnswer {
  readonly fen: string;
  readonly moves: readonly MoveAnswer[];
}

export const answerMoves: Request<MovesAnswer> = (input) => {
  const scene = readScene(input);
  if (!scene.ok) return scene;
  const { rules, setup } = scene.value;
  return ok({
    fen: makeFen(rules, setup),
    moves: legalMoves(rules, setup.position).map((move) => moveAnswer(rules, setup.position, move)),
  });
};

const moveAnswer = (rules: Rules, position: Position, move: Move): MoveAnswer => ({
  ...move,
  text: makeMove(rules, position, move),
  after: makeFen(rules, { position: applyMove(rules, position, move) }),
});

export interface PerftAnswer {
  readonly nodes: number;
  readonly ms: number;
}

export const answerPerft: Request<PerftAnswer> = (input) => {
  const scene = readScene(input);
  if (!scene.ok) return scene;
  const depth = readDepth(input.depth);
  if (!depth.ok) return depth;
  const { rules, setup } = scene.value;
  const start = performance.now();
  loadPosition(rules, setup.position);
  const nodes = perft(depth.value);
  return ok({ nodes, ms: Math.round(performance.now() - start) });
};

export const answerGo: Request<GoAnswer> = (input) => {
  const rules = readRules(input.rules);
  return rules.ok ? go(rules.value, input) : rules;
};

/** Forgets what earlier searches found, as before a new game. */
export const answerNew: Request<object> = () => {
  clearTable();
  return ok({});
};

/** Every request by its `cmd`. */
export const REQUESTS: ReadonlyMap<string, Request<object>> = new Map<string, Request<object>>([
  ['variants', answerVariants],
  ['moves', answerMoves],
  ['perft', answerPerft],
  ['go', answerGo],
  ['new', answerNew],
]);

/** Answers whatever a line of JSON held. */
export const answerRequest = (value: unknown): Result<object, string> => {
  if (!isRecord(value)) return fail('A request is a JSON object such as {"cmd":"variants"}.');
  const request = typeof value.cmd === 'string' ? REQUESTS.get(value.cmd) : undefined;
  return request === undefined ? fail(unknownCommand(value.cmd)) : request(value);
};

export const isRecord = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unknownCommand = (cmd: unknown): string => {
  const known = [...REQUESTS.keys()].join(', ');
  return cmd === undefined
    ? `The request has no "cmd"; it is one of ${known}.`
    : `There is no request ${shown(cmd)}; "cmd" is one of ${known}.`;
};

// ---------------------------------------------------------------------------------------------
// Their fields

/** The rules and the position that a request is about. */
export interface Scene {
  readonly rules: Rules;
  readonly setup: Setup;
}

export const readScene = (input: Input): Result<Scene, string> => {
  const rules = readRules(input.rules);
  if (!rules.ok) return rules;
  const setup = readSetup(rules.value, input.fen);
  return setup.ok ? ok({ rules: rules.value, setup: setup.value }) : setup;
};

/** Rules by their id, as a whole record, or as a record in JSON text. */
export const readRules = (value: unknown): Result<Rules, string> => {
  if (isRecord(value)) return checked(parseRules(value));
  if (typeof value !== 'string')
    return fail('"rules" has to be an id such as "russian", or a whole record.');
  if (value.trimStart().startsWith('{')) return checked(parseRulesText(value));
  const rules = variant(value);
  return rules === undefined
    ? fail(`There are no rules ${shown(value)}; the request "variants" lists them.`)
    : ok(rules);
};

const checked = (rules: Result<Rules, RulesError>): Result<Rules, string> => {
  if (rules.ok) return rules;
  const { path, message } = rules.error;
  return fail(`The rules are wrong${path === '' ? '' : ` at ${path}`}: ${message}`);
};

/** Without a text, the start of the game. */
const readSetup = (rules: Rules, value: unknown): Result<Setup, string> => {
  if (value === undefined) return ok({ position: startPosition(rules) });
  if (typeof value !== 'string') return fail('"fen" has to be a text such as "W:W21-32:B1-12".');
  const setup = parseFen(rules, value);
  return setup.ok
    ? setup
    : fail(`The position is wrong at character ${setup.error.offset + 1}: ${setup.error.message}`);
};

/** No machine counts deeper than this from any start in a lifetime. */
const DEEPEST = 30;

export const readDepth = (value: unknown): Result<number, string> =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= DEEPEST
    ? ok(value)
    : fail(`"depth" has to be a whole number from 1 to ${DEEPEST}.`);

const LONGEST_SHOWN = 40;

/** A value for a message, cut where it would fill the screen. */
const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
};
