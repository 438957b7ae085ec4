import type { Game } from '../game';
import { movesOf, newGame, stateAt } from '../game';
import { makeRules } from '../rules/parse-rules';
import type { Rules, SquareNotation } from '../rules/rules';
import { variant } from '../rules/variants';
import { makeFen } from './fen';
import { isKnownByNumber, makeGameType } from './game-type';
import { makeMove } from './move-text';
import type { GameTag, PdnGame, PdnTags } from './pdn-game';
import { isGameTag, tidyWords } from './pdn-game';
import type { PdnResult } from './pdn-result';
import { isPdnResult, makeResult, makeTermination } from './pdn-result';
import { escapeValue } from './pdn-tokens';

/** Games as a PDN file, one after another. */
export const makePdn = (games: readonly PdnGame[]): string => games.map(makeOne).join('\n');

const makeOne = (pdn: PdnGame): string => {
  const result = resultOf(pdn);
  return `${makeTags(tagsOf(pdn, result))}\n${makeText(pdn, result)}\n`;
};

/** A file may say `2-0` where this program says `1-0`, or something no board can show, such as `0-0`. */
const resultOf = ({ game, tags }: PdnGame): PdnResult =>
  tags.Result !== undefined && isPdnResult(tags.Result) ? tags.Result : makeResult(game);

// ---------------------------------------------------------------------------------------------
// Tags

const TAG_NAME = /^[a-z]\w*$/i;

const tagsOf = ({ game, tags }: PdnGame, Result: PdnResult): PdnTags => {
  const own = gameTags(game);
  const others = Object.entries(tags).filter(([name]) => TAG_NAME.test(name) && !isGameTag(name));
  return dropMissing({
    ...Object.fromEntries(others),
    ...own,
    Result,
    Termination: own.Termination ?? tags.Termination,
  });
};

/** What a game says of itself. */
const gameTags = (game: Game): Readonly<Record<GameTag, string | undefined>> => {
  const { rules, start, options } = game;
  const fen = makeFen(rules, start, 'own');
  const isUsual = fen === makeFen(rules, newGame(rules).start, 'own');
  return {
    Result: makeResult(game),
    GameType: makeGameType(rules) ?? undefined,
    Rules: makeRulesTag(rules),
    SetUp: isUsual ? undefined : '1',
    FEN: isUsual ? undefined : fen,
    MoveLimit: options.moveLimit?.toString(),
    Termination: makeTermination(game),
  };
};

/** The id of a game of this program, or the whole record of a player's own rules. */
const makeRulesTag = (rules: Rules): string | undefined => {
  if (isKnownByNumber(rules, sameRules)) return undefined;
  const known = variant(rules.id);
  return known !== undefined && sameRules(known, rules) ? rules.id : makeRules(rules);
};

const sameRules = (a: Rules, b: Rules): boolean => a === b || makeRules(a) === makeRules(b);

const dropMissing = <K extends string>(
  tags: Readonly<Record<K, string | undefined>>,
): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined)) as Record<
    K,
    string
  >;

const makeTags = (tags: PdnTags): string =>
  Object.entries(tags)
    .map(([name, value]) => `[${name} "${escapeValue(value.replace(/[\r\n]+/g, ' '))}"]\n`)
    .join('');

// ---------------------------------------------------------------------------------------------
// Moves

const makeText = (pdn: PdnGame, result: PdnResult): string => {
  const { game } = pdn;
  const notes = notesOf(pdn);
  const words = [...(notes.get(0) ?? [])];
  let mustNumber = true;
  movesOf(game).forEach((move, ply) => {
    const { position } = stateAt(game, ply);
    const number = makeNumber(game, ply, mustNumber);
    if (number !== null) words.push(number);
    words.push(makeMove(game.rules, position, move, squaresOf(game.rules)));
    const after = notes.get(ply + 1) ?? [];
    words.push(...after);
    mustNumber = after.length > 0;
  });
  return wrap([...words, result]);
};

/** Brackets mean variations in a file, so that squares with brackets are written as numbers. */
const squaresOf = ({ notation }: Rules): SquareNotation =>
  notation.squares === 'algebraic' ? 'algebraic' : 'numeric';

/** `1.` before a move of the side that starts, `1...` before one of the other that stands alone. */
const makeNumber = ({ rules, start }: Game, ply: number, mustNumber: boolean): string | null => {
  const startsWithSecond = start.position.turn !== rules.first;
  const half = ply + (startsWithSecond ? 1 : 0);
  const number = (start.moveNumber ?? 1) + Math.floor(half / 2);
  if (half % 2 === 0) return `${number}.`;
  return mustNumber ? `${number}...` : null;
};

/** Marks and comments by the number of moves before them. */
const notesOf = ({ nags, comments }: PdnGame): ReadonlyMap<number, readonly string[]> => {
  const notes = new Map<number, string[]>();
  const add = (ply: number, word: string): void => {
    const words = notes.get(ply);
    if (words === undefined) notes.set(ply, [word]);
    else words.push(word);
  };
  for (const { ply, nag } of nags) add(ply, `$${nag}`);
  for (const { ply, text } of comments) add(ply, makeComment(tidyWords(text)));
  return notes;
};

/** A comment cannot hold its own end; up to the end of a line it can hold anything. */
const makeComment = (text: string): string => (text.includes('}') ? `;${text}` : `{${text}}`);

const WIDTH = 80;

const wrap = (words: readonly string[]): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
    if (word.startsWith(';')) {
      lines.push(line);
      line = '';
    }
  }
  return [...lines, line].join('\n');
};
