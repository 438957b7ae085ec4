import { COLORS } from '../color';
import type { Check, Checks, Sense } from './check';
import {
  line,
  listOf,
  nullOr,
  oneOf,
  record,
  sensible,
  truth,
  wholeNumber,
  wordsOf,
} from './check';
import { DEFAULT_RULES } from './defaults';
import { DRAW_CHECKS, drawRule } from './draw-schema';
import type {
  BoardRules,
  CaptureRules,
  KingRules,
  ManRules,
  NotationRules,
  Rules,
  RulesSource,
} from './rules';
import {
  BOARD_SQUARES,
  CAPTURE_SIGNS,
  CORNERS,
  CRITERIA,
  CROWNINGS,
  DIRECTIONS,
  FIRST_SQUARES,
  GOALS,
  KING_LANDINGS,
  KING_RANGES,
  REMOVALS,
  SOURCE_KINDS,
  SQUARE_NOTATIONS,
} from './rules';

const LEAST_SIZE = 6;
const MOST_SIZE = 12;
const LONGEST_NAME = 60;
const LONGEST_NOTE = 200;
const MOST_DRAWS = 20;
const MOST_RUN = 100;
const MOST_PDN_TYPE = 99;

const size = wholeNumber(LEAST_SIZE, MOST_SIZE);

const BOARD_CHECKS: Checks<BoardRules> = {
  columns: size,
  rows: size,
  squares: oneOf(BOARD_SQUARES),
  corner: oneOf(CORNERS),
  menRows: wholeNumber(1, MOST_SIZE),
  emptyRows: wholeNumber(0, MOST_SIZE),
};

const MAN_CHECKS: Checks<ManRules> = {
  moves: wordsOf(DIRECTIONS, 1),
  captures: wordsOf(DIRECTIONS, 0),
  takesKings: truth,
};

const KING_CHECKS: Checks<KingRules> = {
  moves: wordsOf(DIRECTIONS, 1),
  captures: wordsOf(DIRECTIONS, 0),
  range: oneOf(KING_RANGES),
  landing: oneOf(KING_LANDINGS),
  turnsBack: truth,
  runLimit: nullOr(wholeNumber(1, MOST_RUN)),
};

const CAPTURE_CHECKS: Checks<CaptureRules> = {
  mandatory: truth,
  multiple: truth,
  priority: wordsOf(CRITERIA, 0),
  removal: oneOf(REMOVALS),
};

const NOTATION_CHECKS: Checks<NotationRules> = {
  squares: oneOf(SQUARE_NOTATIONS),
  firstSquare: oneOf(FIRST_SQUARES),
  captureSign: oneOf(CAPTURE_SIGNS),
  pdnType: nullOr(wholeNumber(0, MOST_PDN_TYPE)),
};

const SOURCE_CHECKS: Checks<RulesSource> = {
  kind: oneOf(SOURCE_KINDS),
  note: line(0, LONGEST_NOTE),
};

const RULES_CHECKS: Checks<Rules> = {
  id: line(1, LONGEST_NAME),
  name: line(1, LONGEST_NAME),
  board: record(BOARD_CHECKS, DEFAULT_RULES.board),
  first: oneOf(COLORS),
  man: record(MAN_CHECKS, DEFAULT_RULES.man),
  king: record(KING_CHECKS, DEFAULT_RULES.king),
  capture: record(CAPTURE_CHECKS, DEFAULT_RULES.capture),
  crowning: oneOf(CROWNINGS),
  goal: oneOf(GOALS),
  draws: listOf(drawRule, 0, MOST_DRAWS),
  notation: record(NOTATION_CHECKS, DEFAULT_RULES.notation),
  source: record(SOURCE_CHECKS, DEFAULT_RULES.source),
};

/** Rows between the two sides when the game begins. */
const freeRows = ({ rows, menRows, emptyRows }: BoardRules): number =>
  rows - 2 * (menRows + emptyRows);

const steps = ({ man }: Rules): boolean => man.moves.includes('diagonally-forward');

const marches = ({ man }: Rules): boolean => man.moves.includes('forward');

/** A step straight on is two rows long where only every other square is played on. */
const isBlockedMarch = (rules: Rules): boolean =>
  !steps(rules) && rules.board.squares === 'diagonal' && freeRows(rules.board) < 2;

const RULES_SENSES: readonly Sense<Rules>[] = [
  {
    at: 'board.rows',
    wrong: ({ board }) => board.squares === 'diagonal' && (board.columns + board.rows) % 2 === 1,
    message:
      'On a diagonal board columns and rows must both be even or both odd, or the two sides would not see the same board.',
  },
  {
    at: 'board.menRows',
    wrong: ({ board }) => freeRows(board) < 1,
    message: 'The rows of men and the empty rows behind them leave no free row between the sides.',
  },
  {
    at: 'man.moves',
    wrong: (rules) => !steps(rules) && !marches(rules),
    message: 'Men need a move forward or diagonally forward, or none could ever leave its row.',
  },
  {
    at: 'board.menRows',
    wrong: isBlockedMarch,
    message:
      'Men that only move straight forward step over a row here, so two rows between the sides must be free.',
  },
  {
    at: 'man.captures',
    wrong: ({ man, king }) => man.captures.length + king.captures.length === 0,
    message:
      'Neither men nor kings have a direction to capture in, so nothing could ever be taken.',
  },
  {
    at: 'capture.priority',
    wrong: ({ capture: { priority } }) => priority.includes('most') && priority.includes('value'),
    message:
      'Choose between the most pieces and the highest value: both measure the whole capture.',
  },
];

export const rulesCheck: Check<Rules> = sensible(record(RULES_CHECKS, DEFAULT_RULES), RULES_SENSES);

/** Every name of a field, in the order in which fields are written. */
export const FIELD_ORDER: readonly string[] = [
  ...new Set(
    [
      RULES_CHECKS,
      SOURCE_CHECKS,
      ...DRAW_CHECKS,
      BOARD_CHECKS,
      MAN_CHECKS,
      KING_CHECKS,
      CAPTURE_CHECKS,
      NOTATION_CHECKS,
    ].flatMap((checks) => Object.keys(checks)),
  ),
];
