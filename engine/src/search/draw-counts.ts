/**
 * The draw counters of `draws.ts` inside the tree: the same counts, in typed arrays, one row a ply.
 * Repetition is not counted here: the search looks for it along its path. Hot path: see mailbox.ts.
 */
import { boardOf } from '../board';
import { longDiagonal, type Counter } from '../draws';
import type { DrawRule, Force, MoveEvent, Range } from '../rules/draw-rule';
import type { Rules } from '../rules/rules';
import { BLACK, canCapture, cells, KING, kingCount, menCount, WHITE } from './mailbox';

export const CAPTURE = 1;
export const MAN = 2;
export const CROWNING = 4;
const EVENT_BIT: Readonly<Record<MoveEvent, number>> = {
  capture: CAPTURE,
  man: MAN,
  crowning: CROWNING,
};

const QUIET = 0;
const MATERIAL = 1;
const ADVANTAGE = 2;

const MAX_RULES = 32;
const MAX_ROWS = 130;
const NOT_COUNTING = -1;

let ruleCount = 0;
const kind = new Uint8Array(MAX_RULES);
/** Plies at which a rule draws. */
const limit = new Int32Array(MAX_RULES);
const restart = new Uint8Array(MAX_RULES);
const waitsForCapture = new Uint8Array(MAX_RULES);
/** As `kingsFor`; it never falls from one rule to the next. */
const leastKings = new Uint8Array(MAX_RULES);
/** Ranges a rule asks for: men, kings and pieces of the stronger side, of the weaker, and the total. */
const RANGES = 7;
const least = new Int16Array(MAX_RULES * RANGES);
const most = new Int16Array(MAX_RULES * RANGES);
/** 1: a king on the long diagonal is asked for; -1: none may be there; 0: either. Stronger side, weaker side. */
const diagonal = new Int8Array(MAX_RULES * 2);
let diagonalCells = new Uint8Array(0);

/** Count for White and for Black as the stronger side, by row and rule. */
const counts = new Int16Array(MAX_ROWS * MAX_RULES * 2);
/** Rules that counted, by row: the others need more kings than there were, and have no count in it. */
const counting = new Uint8Array(MAX_ROWS);

export const loadDrawCounts = (rules: Rules, counters: readonly Counter[]): void => {
  ruleCount = 0;
  const counted = rules.draws
    .map((rule, i) => ({ rule, counter: counters[i] ?? [NOT_COUNTING, NOT_COUNTING] }))
    .sort((a, b) => kingsFor(a.rule) - kingsFor(b.rule));
  for (const { rule, counter } of counted) {
    if (rule.kind === 'repetition' || ruleCount === MAX_RULES) continue;
    loadRule(rule, ruleCount);
    counts.set(counter, ruleCount * 2);
    ruleCount++;
  }
  counting[0] = ruleCount;
  const board = boardOf(rules.board);
  diagonalCells = Uint8Array.from(longDiagonal(rules), (square) => board.cellOfSquare[square]!);
};

/** Kings there must be on the board before a rule can count: none of most, for most of a game. */
const kingsFor = (rule: DrawRule): number =>
  rule.kind === 'material' ? (rule.strong.kings?.[0] ?? 0) + (rule.weak.kings?.[0] ?? 0) : 0;

const loadRule = (rule: Exclude<DrawRule, { kind: 'repetition' }>, index: number): void => {
  limit[index] = 2 * rule.moves;
  waitsForCapture[index] = 0;
  leastKings[index] = kingsFor(rule);
  diagonal.fill(0, index * 2, index * 2 + 2);
  if (rule.kind === 'quiet') {
    kind[index] = QUIET;
    restart[index] = mask(rule.without);
  } else if (rule.kind === 'advantage') {
    kind[index] = ADVANTAGE;
    restart[index] = CAPTURE;
  } else {
    kind[index] = MATERIAL;
    restart[index] = mask(rule.restart);
    waitsForCapture[index] = rule.unlessCapture ? 1 : 0;
    loadForce(rule.strong, index, 0);
    loadForce(rule.weak, index, 1);
    loadRange(index * RANGES + 6, rule.total);
  }
};

const loadForce = (force: Force, index: number, side: number): void => {
  const at = index * RANGES + side * 3;
  loadRange(at, force.men);
  loadRange(at + 1, force.kings);
  loadRange(at + 2, force.pieces);
  if (force.longDiagonal !== undefined) diagonal[index * 2 + side] = force.longDiagonal ? 1 : -1;
};

const ANY_NUMBER: Range = [0, 1000];

const loadRange = (at: number, range: Range = ANY_NUMBER): void => {
  least[at] = range[0];
  most[at] = Math.min(range[1], 1000);
};

const mask = (events: readonly MoveEvent[]): number =>
  events.reduce((bits, event) => bits | EVENT_BIT[event], 0);

/** Counts on from `row - 1` after a move with these events, and answers whether a draw rule is fulfilled. */
export const countDraws = (row: number, events: number): boolean => {
  let drawn = false;
  const kings = kingCount[WHITE]! + kingCount[BLACK]!;
  const countedBefore = counting[row - 1]!;
  let rule = 0;
  for (; rule < ruleCount && leastKings[rule]! <= kings; rule++) {
    const at = (row * MAX_RULES + rule) * 2;
    const before = at - MAX_RULES * 2;
    const restarts = (events & restart[rule]!) !== 0;
    if (kind[rule] === QUIET) {
      counts[at] = restarts ? 0 : counts[before]! + 1;
      counts[at + 1] = NOT_COUNTING;
    } else {
      const isNew = rule >= countedBefore;
      const white = isNew ? NOT_COUNTING : counts[before]!;
      const black = isNew ? NOT_COUNTING : counts[before + 1]!;
      counts[at] = countSide(rule, WHITE, BLACK, white, restarts);
      counts[at + 1] = countSide(rule, BLACK, WHITE, black, restarts);
    }
    if (counts[at]! >= limit[rule]! || counts[at + 1]! >= limit[rule]!)
      drawn = drawn || waitsForCapture[rule] === 0 || !canCapture();
  }
  counting[row] = rule;
  return drawn;
};

/** How many plies are left until the nearest draw rule that is counting. */
export const pliesToDraw = (row: number): number => {
  let left = 1000;
  const end = counting[row]!;
  for (let rule = 0; rule < end; rule++) {
    const at = (row * MAX_RULES + rule) * 2;
    const count = counts[at]! > counts[at + 1]! ? counts[at]! : counts[at + 1]!;
    if (count !== NOT_COUNTING && limit[rule]! - count < left) left = limit[rule]! - count;
  }
  return left;
};

const countSide = (
  rule: number,
  strong: number,
  weak: number,
  before: number,
  restarts: boolean,
): number => {
  const holds = kind[rule] === ADVANTAGE ? leads(strong, weak) : fits(rule, strong, weak);
  if (!holds) return NOT_COUNTING;
  return restarts ? 0 : before + 1;
};

const leads = (strong: number, weak: number): boolean => {
  const lead = menCount[strong]! + kingCount[strong]! - menCount[weak]! - kingCount[weak]!;
  return lead > 0 || (lead === 0 && kingCount[strong]! > kingCount[weak]!);
};

const fits = (rule: number, strong: number, weak: number): boolean => {
  const total = menCount[WHITE]! + menCount[BLACK]! + kingCount[WHITE]! + kingCount[BLACK]!;
  return (
    within(rule * RANGES + 6, total) &&
    hasForce(rule * RANGES, strong) &&
    hasForce(rule * RANGES + 3, weak) &&
    standsAsAsked(diagonal[rule * 2]!, strong) &&
    standsAsAsked(diagonal[rule * 2 + 1]!, weak)
  );
};

const hasForce = (at: number, side: number): boolean =>
  within(at, menCount[side]!) &&
  within(at + 1, kingCount[side]!) &&
  within(at + 2, menCount[side]! + kingCount[side]!);

const within = (at: number, value: number): boolean => value >= least[at]! && value <= most[at]!;

const standsAsAsked = (asked: number, side: number): boolean => {
  if (asked === 0) return true;
  for (let i = 0; i < diagonalCells.length; i++)
    if (cells[diagonalCells[i]!] === (side | KING)) return asked === 1;
  return asked === -1;
};
