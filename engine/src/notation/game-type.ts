import type { Color } from '../color';
import type { Result } from '../result';
import { fail, ok } from '../result';
import type { FirstSquare, Rules } from '../rules/rules';
import { VARIANTS } from '../rules/variants';
import type { TextError } from './text-error';
import { quoted, textError } from './text-error';

/*
 * PDN's number of a game and how it is written (https://pdn.fmjd.org/gametype.html):
 *
 *     20,W,10,10,N2,0
 *     |  |  |  |  | | 1 if the near-left corner is no playing square
 *     |  |  |  |  | corner of square 1 as the side that starts sees it:
 *     |  |  |  |  |   0 bottom left, 1 bottom right, 2 top left, 3 top right
 *     |  |  |  |  N for numbers, A for names such as c3
 *     |  |  columns and rows
 *     |  side that starts
 *     game
 */

export interface GameType {
  readonly rules: Rules;
  readonly starts: Color;
  /** Where this file has square 1, which need not be where the game's players have it. */
  readonly firstSquare: FirstSquare;
}

/** What a file without a `GameType` holds: English draughts. */
export const DEFAULT_GAME_TYPE = '21';

// ---------------------------------------------------------------------------------------------
// Writing

/** The text for rules that have a number, null for others. */
export const makeGameType = (rules: Rules): string | null => {
  const { board, first, notation } = rules;
  if (notation.pdnType === null) return null;
  const starts = first === 'white' ? 'W' : 'B';
  const inverted = board.squares === 'diagonal' && board.corner === 'right' ? 1 : 0;
  return [
    notation.pdnType,
    starts,
    board.columns,
    board.rows,
    letterOf(rules) + cornerOf(rules),
    inverted,
  ].join();
};

const letterOf = ({ notation }: Rules): string => (notation.squares === 'algebraic' ? 'A' : 'N');

/** Corners as White sees them; Black sees 3 - n. */
const BOTTOM_LEFT = 0;
const CORNERS: Readonly<Record<FirstSquare, number>> = { 'bottom-right': 1, 'top-left': 2 };

const turned = (corner: number, viewer: Color): number =>
  viewer === 'white' ? corner : 3 - corner;

const cornerOf = ({ notation, first }: Rules): number =>
  turned(notation.squares === 'algebraic' ? BOTTOM_LEFT : CORNERS[notation.firstSquare], first);

/** Whether the number alone tells the rules, since they are those known by it. */
export const isKnownByNumber = (rules: Rules, same: (a: Rules, b: Rules) => boolean): boolean => {
  const known = rulesOfNumber(rules.notation.pdnType);
  return known !== undefined && same(known, rules);
};

const rulesOfNumber = (number: number | null): Rules | undefined =>
  number === null ? undefined : VARIANTS.find(({ notation }) => notation.pdnType === number);

// ---------------------------------------------------------------------------------------------
// Reading

const PATTERN =
  /^\s*(\d{1,4})\s*(?:,\s*([WB])\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*([ANS])([0-3])\s*(?:,\s*[01]\s*)?)?$/i;

export const parseGameType = (text: string): Result<GameType, TextError> => {
  const match = PATTERN.exec(text);
  if (match === null) {
    return wrong(
      'game-type-unreadable',
      `${quoted(text)} is not a GameType such as 20,W,10,10,N2,0.`,
    );
  }
  const [, number, starts, columns, rows, letter, corner] = match;
  const rules = rulesOfNumber(Number(number));
  if (rules === undefined) {
    return wrong('game-type-unknown', `GameType ${number} is not a game that can be played here.`);
  }
  if (starts === undefined) return ok(ownType(rules));
  if (Number(columns) !== rules.board.columns || Number(rows) !== rules.board.rows) {
    return wrong(
      'game-type-board',
      `${rules.name} is not played on a board of ${columns}x${rows}.`,
    );
  }
  return withCorner(
    rules,
    starts.toUpperCase() === 'W' ? 'white' : 'black',
    letter!,
    Number(corner),
  );
};

const ownType = (rules: Rules): GameType => ({
  rules,
  starts: rules.first,
  firstSquare: rules.notation.firstSquare,
});

const withCorner = (
  rules: Rules,
  starts: Color,
  letter: string,
  corner: number,
): Result<GameType, TextError> => {
  if (letter.toUpperCase() !== 'N') return ok({ ...ownType(rules), starts });
  const firstSquare = CORNER_NAMES.find((name) => CORNERS[name] === turned(corner, starts));
  return firstSquare === undefined
    ? wrong('game-type-corner', `Numbers that start in corner ${corner} cannot be read.`)
    : ok({ rules, starts, firstSquare });
};

const CORNER_NAMES = Object.keys(CORNERS) as readonly FirstSquare[];

const wrong = (code: string, message: string): Result<never, TextError> =>
  fail(textError(code, 0, message));
