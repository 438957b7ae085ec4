import type { Game, GameOptions } from '../game';
import { append, newGame } from '../game';
import type { Move } from '../move';
import { applyMove } from '../moves';
import type { Position } from '../position';
import type { Result } from '../result';
import { fail, ok } from '../result';
import { parseRulesText } from '../rules/parse-rules';
import type { Rules } from '../rules/rules';
import { startPosition } from '../rules/start';
import { variant } from '../rules/variants';
import type { Setup } from '../setup';
import { parseFen } from './fen';
import { DEFAULT_GAME_TYPE, parseGameType } from './game-type';
import { parseMove } from './move-text';
import type { PdnComment, PdnGame, PdnNag, PdnTags } from './pdn-game';
import { isGameTag, tidyWords } from './pdn-game';
import type { PdnRecord, PdnWord } from './pdn-record';
import { splitPdn } from './pdn-record';
import type { PdnResult } from './pdn-result';
import { declareResult, isPdnResult, makeResult } from './pdn-result';
import type { TagText } from './pdn-tokens';
import { placeInTag } from './pdn-tokens';
import { lineStartsOf, withPlace } from './place';
import type { TextError } from './text-error';
import { quoted, shiftError, textError } from './text-error';

/**
 * Reads every game of a PDN file. A game that cannot be read is an error in its place, and the others
 * are there all the same. Variations are passed over.
 */
export const parsePdn = (text: string): readonly Result<PdnGame, TextError>[] => {
  const starts = lineStartsOf(text);
  return splitPdn(text).map((record) => {
    const game = readRecord(record);
    return game.ok ? game : fail(withPlace(game.error, starts));
  });
};

const readRecord = (record: PdnRecord): Result<PdnGame, TextError> => {
  if (record.error !== null) return fail(record.error);
  const tags = new Map(record.tags.map((tag) => [tag.name, tag]));
  const opening = readOpening(tags);
  if (!opening.ok) return opening;
  const moves = readMoves(opening.value, record.words);
  if (!moves.ok) return moves;
  const { rules, start, options } = opening.value;
  const played = append(newGame(rules, { start, options }), moves.value);
  const result = resultOf(record, tags);
  const game = declareResult(played, result, tags.get('Termination')?.value);
  return ok({ game, tags: otherTags(tags, game, result), ...readNotes(record.words) });
};

// ---------------------------------------------------------------------------------------------
// Tags

type Tags = ReadonlyMap<string, TagText>;

/** All that a game needs before its first move. */
interface Opening {
  readonly rules: Rules;
  /** The rules with square 1 where the file has it. */
  readonly written: Rules;
  readonly start: Setup;
  readonly options: GameOptions;
}

const readOpening = (tags: Tags): Result<Opening, TextError> => {
  const played = readRules(tags);
  if (!played.ok) return played;
  const start = readStart(tags, played.value);
  if (!start.ok) return start;
  const options = readOptions(tags);
  if (!options.ok) return options;
  const { rules, written } = played.value;
  return ok({ rules, written, start: start.value, options: options.value });
};

interface Played {
  readonly rules: Rules;
  readonly written: Rules;
  readonly position: Position;
}

const readRules = (tags: Tags): Result<Played, TextError> => {
  const own = tags.get('Rules');
  return own === undefined ? readGameType(tags.get('GameType')) : readOwnRules(own);
};

const readOwnRules = (tag: TagText): Result<Played, TextError> => {
  const known = variant(tag.value);
  const rules = known === undefined ? parseRulesText(tag.value) : ok(known);
  if (rules.ok) return ok(usual(rules.value));
  const { message, offset } = rules.error;
  return fail(textError('rules-wrong', placeInTag(tag, offset ?? 0), message));
};

const usual = (rules: Rules): Played => ({
  rules,
  written: rules,
  position: startPosition(rules),
});

const readGameType = (tag: TagText | undefined): Result<Played, TextError> => {
  const type = parseGameType(tag?.value ?? DEFAULT_GAME_TYPE);
  if (!type.ok) return fail(shiftError(type.error, tag?.valueAt ?? 0));
  const { rules, starts, firstSquare } = type.value;
  const written =
    firstSquare === rules.notation.firstSquare
      ? rules
      : { ...rules, notation: { ...rules.notation, firstSquare } };
  return ok({ rules, written, position: { ...startPosition(rules), turn: starts } });
};

const readStart = (tags: Tags, { written, position }: Played): Result<Setup, TextError> => {
  const fen = tags.get('FEN');
  if (fen === undefined || fen.value.trim() === '') return ok({ position });
  const setup = parseFen(written, fen.value, 'own');
  return setup.ok ? setup : fail(errorInTag(fen, setup.error));
};

const errorInTag = (tag: TagText, error: TextError): TextError => ({
  ...error,
  offset: placeInTag(tag, error.offset),
});

const readOptions = (tags: Tags): Result<GameOptions, TextError> => {
  const limit = tags.get('MoveLimit');
  if (limit === undefined) return ok({ moveLimit: null });
  if (/^\d{1,9}$/.test(limit.value)) return ok({ moveLimit: Number(limit.value) });
  const message = `${quoted(limit.value)} is not a number of moves.`;
  return fail(textError('count-wrong', limit.valueAt, message));
};

/** The result behind the moves goes before the tag: only a whole game has it. */
const resultOf = (record: PdnRecord, tags: Tags): PdnResult => {
  const tag = tags.get('Result')?.value ?? '*';
  const said = record.result === null || record.result === '*' ? tag : record.result;
  return isPdnResult(said) ? said : '*';
};

/** The tags without those that the game says itself in the same words. */
const otherTags = (tags: Tags, game: Game, result: PdnResult): PdnTags => {
  const others = [...tags.values()].filter(({ name }) => !isGameTag(name));
  const termination = tags.get('Termination')?.value;
  const endIsKnown = termination === undefined || game.declared !== null;
  return {
    ...Object.fromEntries(others.map(({ name, value }) => [name, value])),
    ...(result === makeResult(game) ? {} : { Result: result }),
    ...(endIsKnown ? {} : { Termination: termination }),
  };
};

// ---------------------------------------------------------------------------------------------
// Moves and what is said about them

const readMoves = (
  { written, start }: Opening,
  words: readonly PdnWord[],
): Result<readonly Move[], TextError> => {
  const moves: Move[] = [];
  let { position } = start;
  for (const { kind, text, at } of words) {
    if (kind !== 'move') continue;
    const move = parseMove(written, position, text);
    if (!move.ok) return fail(shiftError(move.error, at));
    moves.push(move.value);
    position = applyMove(written, position, move.value);
  }
  return ok(moves);
};

const readNotes = (words: readonly PdnWord[]): Pick<PdnGame, 'comments' | 'nags'> => {
  const comments: PdnComment[] = [];
  const nags: PdnNag[] = [];
  let ply = 0;
  for (const { kind, text } of words) {
    if (kind === 'move') ply++;
    else if (kind === 'comment') comments.push({ ply, text: tidyWords(text) });
    else nags.push({ ply, nag: kind === 'nag' ? Number(text.slice(1)) : nagOf(text) });
  }
  return { comments: comments.filter((comment) => comment.text !== ''), nags };
};

/** The numbers that PGN gives to `!`, `?!` and their kind. */
const MARKS = ['', '!', '?', '!!', '??', '!?', '?!'];

const nagOf = (mark: string): number => MARKS.indexOf(mark.replace(/[()]/g, ''));
