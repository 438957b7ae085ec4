import type { Game, GameOptions } from '../game';
import { append, newGame, stateAt } from '../game';
import type { Move } from '../move';
import { applyMove } from '../moves';
import type { Result } from '../result';
import { fail, ok } from '../result';
import { makeRules, parseRulesText } from '../rules/parse-rules';
import type { Rules } from '../rules/rules';
import { variant } from '../rules/variants';
import { checkSetup } from '../setup';
import { makeFen, parseFen } from './fen';
import { makeMove, parseMove } from './move-text';

/** A game as texts, to be kept or sent elsewhere. */
export interface GameRecord {
  /** The id of a game, or a whole record as `makeRules` writes it. */
  readonly rules: string;
  readonly start: string;
  /** Every ply, those taken back included. */
  readonly moves: readonly string[];
}

export const makeGameRecord = (game: Game): GameRecord => ({
  rules: makeRulesReference(game.rules),
  start: makeFen(game.rules, game.start),
  moves: game.plies.map(({ move }, ply) => makeMove(game.rules, stateAt(game, ply).position, move)),
});

/** The game with all its moves on the board, or a sentence that says what is wrong. */
export const parseGameRecord = (
  record: GameRecord,
  options: Partial<GameOptions> = {},
): Result<Game, string> => {
  const rules = parseRulesReference(record.rules);
  if (!rules.ok) return rules;
  const start = parseFen(rules.value, record.start);
  if (!start.ok) return fail(start.error.message);
  const position = checkSetup(rules.value, start.value);
  if (!position.ok) return fail(position.error.message);
  const setup = { ...start.value, position: position.value };
  return readMoves(newGame(rules.value, { start: setup, options }), record.moves);
};

const readMoves = (first: Game, texts: readonly string[]): Result<Game, string> => {
  const moves: Move[] = [];
  let { position } = first.first;
  for (const [index, text] of texts.entries()) {
    const move = parseMove(first.rules, position, text);
    if (!move.ok) return fail(`Move ${index + 1}: ${move.error.message}`);
    moves.push(move.value);
    position = applyMove(first.rules, position, move.value);
  }
  const game = append(first, moves);
  const over = texts.findIndex((_, ply) => stateAt(game, ply).outcome !== null);
  return over < 0 ? ok(game) : fail(`The game was over before move ${over + 1}.`);
};

/** A player's own rules may carry the id of a game they were made from. */
export const makeRulesReference = (rules: Rules): string =>
  variant(rules.id) === rules ? rules.id : makeRules(rules);

export const parseRulesReference = (text: string): Result<Rules, string> => {
  const known = variant(text);
  if (known !== undefined) return ok(known);
  if (!text.trimStart().startsWith('{')) return fail('No game has that id.');
  const read = parseRulesText(text);
  return read.ok ? read : fail(read.error.message);
};
