/** The worth of a position for the side to move, by the weights that are loaded. Hot path: see mailbox.ts. */
import { boardOf, columnOf, MAX_CELLS, rowOf, stepsOf, type Board } from '../board';
import type { Rules } from '../rules/rules';
import type { Judgement, Weights } from './features';
import {
  BLACK,
  BOTH,
  cells,
  EMPTY,
  firstSlot,
  KING,
  kingCount,
  loadPatternParts,
  loadPieceValues,
  menCount,
  patternCount,
  patternNumbers,
  pieceCell,
  slotEnd,
  tableScore,
  turn,
  undoTop,
  WHITE,
} from './mailbox';
import {
  ACROSS_SHIFT,
  MAX_PATTERNS,
  patternPartsOf,
  patternsOf,
  readTables,
  TABLE_SIZE,
} from './patterns';

/** Weights of features that are counted in the position, as whole numbers. */
let tempo = 0;
let mobility = 0;
let kingMobility = 0;
let runaway = 0;
let trappedKing = 0;
let bridge = 0;
let hunt = 0;
/** Whether anything is counted of men beyond their squares. */
let countsMen = true;
/** How much more the features counted in a position may be worth to one side than to the other. */
let margin = 0;
const NO_GUESS = 100_000;

/** Steps of men and of kings, by side (`side << 3`). */
const manSteps = new Int8Array(4 << 3);
let manStepCount = 0;
const kingSteps = new Int8Array(4 << 3);
let kingStepCount = 0;

/** Cells between a man and the crown, widening by a column a row: where an opponent could stop it. */
const coneStart = new Int32Array(4 * MAX_CELLS);
const coneEnd = new Int32Array(4 * MAX_CELLS);
const coneCells = new Uint8Array(1 << 14);
/** First and last cell of the rows where a man is looked at as a runaway, by side. */
const runawayFrom = new Uint8Array(4);
const runawayTo = new Uint8Array(4);
/** Cells of the bridge by side, 0 where the board has none. */
const bridgeCells = new Uint8Array(8);

const rowOfCell = new Int8Array(MAX_CELLS);
const columnOfCell = new Int8Array(MAX_CELLS);

/** How far from the crown a man is looked at as a runaway. */
const RUNAWAY_ROWS = 4;
/** The hunt is on when the board holds no more pieces than this, kings among them. */
const HUNT_PIECES = 8;

/** Free steps one side seldom has more of than the other. */
const MARGIN_STEPS = 10;

/** Worth of a pattern's number to White: `pattern * TABLE_SIZE + number`. */
const LOWER_HALF = (1 << ACROSS_SHIFT) - 1;
const NO_PARTS = new Int32Array(0);
const patternWorth = new Int16Array(MAX_PATTERNS * TABLE_SIZE);

let loadedRules: Rules | null = null;
let loadedWeights: Weights | null = null;
let loadedPatterns: Judgement['patterns'] = null;

export const loadJudgement = (rules: Rules, { weights, patterns }: Judgement): void => {
  if (rules === loadedRules && weights === loadedWeights && patterns === loadedPatterns) return;
  loadedRules = rules;
  loadedWeights = weights;
  loadedPatterns = patterns;
  const board = boardOf(rules.board);
  loadSteps(rules, board);
  loadCells(board);
  loadCones(board);
  loadBridge(rules, board);
  loadPieceValues(pieceValues(rules, board, weights));
  // Under giveaway rules everything a side has is a burden.
  const sign = rules.goal === 'giveaway' ? -1 : 1;
  tempo = Math.round(weights.tempo);
  mobility = sign * Math.round(weights.mobility);
  kingMobility = sign * Math.round(weights.kingMobility);
  runaway = sign * Math.round(weights.runaway);
  trappedKing = sign * Math.round(weights.trappedKing);
  bridge = sign * Math.round(weights.bridge);
  hunt = sign * Math.round(weights.hunt);
  countsMen = mobility !== 0 || runaway !== 0 || bridge !== 0;
  margin =
    MARGIN_STEPS * Math.abs(mobility) +
    Math.abs(runaway) +
    Math.abs(bridge) +
    (patterns === null ? 0 : patterns.margin);
  loadPatterns(rules, board, patterns);
};

/** As `loadJudgement`, for weights alone. */
export const loadWeights = (rules: Rules, weights: Weights): void =>
  loadJudgement(rules, { weights, patterns: null });

const loadPatterns = (rules: Rules, board: Board, patterns: Judgement['patterns']): void => {
  if (patterns === null) return loadPatternParts(NO_PARTS, 0);
  const squares = patternsOf(rules.board, board);
  loadPatternParts(patternPartsOf(board, squares), squares.length);
  patternWorth.set(readTables(patterns.tables));
};

const pieceValues = (rules: Rules, board: Board, weights: Weights): Int32Array => {
  const values = new Int32Array(8 << 8);
  for (let square = 1; square <= board.squareCount; square++) {
    const cell = board.cellOfSquare[square]!;
    for (const side of [WHITE, BLACK]) {
      const sign = (side === WHITE ? 1 : -1) * (rules.goal === 'giveaway' ? -1 : 1);
      const man = manValue(rules, board, weights, square, side);
      const king = kingValue(board, weights, square);
      values[(side << 8) | cell] = sign * Math.round(man);
      values[((side | KING) << 8) | cell] = sign * Math.round(king);
    }
  }
  return values;
};

/** Rows from home to the crown, 0 to 1. */
const progressOf = (board: Board, square: number, side: number): number => {
  const row = rowOf(board, square);
  return (side === WHITE ? board.rows - 1 - row : row) / (board.rows - 1);
};

/** 1 in the middle of the board, 0 at its rim. */
const centrality = (board: Board, square: number): number => {
  const fromMiddle = (place: number, size: number): number =>
    Math.abs(2 * place - (size - 1)) / (size - 1);
  return (
    1 -
    Math.max(
      fromMiddle(columnOf(board, square), board.columns),
      fromMiddle(rowOf(board, square), board.rows),
    )
  );
};

const isEdge = (board: Board, square: number): boolean => {
  const column = columnOf(board, square);
  return column === 0 || column === board.columns - 1;
};

/** A race for the crown is all about going forward. */
const RACE = 4;

const manValue = (
  rules: Rules,
  board: Board,
  weights: Weights,
  square: number,
  side: number,
): number => {
  const progress = progressOf(board, square, side);
  const race = rules.goal === 'first-king' ? RACE : 1;
  return (
    weights.man +
    race * weights.advance * progress +
    race * weights.nearCrown * progress * progress +
    (progress === 0 ? weights.backRank : 0) +
    weights.centre * centrality(board, square) +
    (isEdge(board, square) ? weights.edge : 0)
  );
};

const kingValue = (board: Board, weights: Weights, square: number): number =>
  weights.king +
  weights.kingCentre * centrality(board, square) +
  (isEdge(board, square) ? weights.kingEdge : 0);

const loadSteps = (rules: Rules, board: Board): void => {
  for (const side of [WHITE, BLACK]) {
    const man = stepsOf(board, rules.man.moves, side === WHITE);
    const king = stepsOf(board, rules.king.moves, side === WHITE);
    manSteps.fill(0, side << 3, (side + 1) << 3);
    manSteps.set(man, side << 3);
    kingSteps.set(king, side << 3);
    manStepCount = man.length;
    kingStepCount = king.length;
  }
};

const loadCells = (board: Board): void => {
  for (let square = 1; square <= board.squareCount; square++) {
    const cell = board.cellOfSquare[square]!;
    rowOfCell[cell] = rowOf(board, square);
    columnOfCell[cell] = columnOf(board, square);
  }
};

const loadCones = (board: Board): void => {
  coneStart.fill(0);
  coneEnd.fill(0);
  let end = 0;
  for (const side of [WHITE, BLACK]) {
    runawayFrom[side] = MAX_CELLS - 1;
    runawayTo[side] = 0;
    for (let square = 1; square <= board.squareCount; square++) {
      const from = board.cellOfSquare[square]!;
      const cone = coneOf(board, square, side);
      coneStart[side * MAX_CELLS + from] = end;
      for (const cell of cone) coneCells[end++] = cell;
      coneEnd[side * MAX_CELLS + from] = end;
      if (cone.length > 0) {
        runawayFrom[side] = Math.min(runawayFrom[side]!, from);
        runawayTo[side] = Math.max(runawayTo[side]!, from);
      }
    }
  }
};

const coneOf = (board: Board, square: number, side: number): readonly number[] => {
  const row = rowOf(board, square);
  const column = columnOf(board, square);
  const rowsLeft = side === WHITE ? row : board.rows - 1 - row;
  if (rowsLeft === 0 || rowsLeft > RUNAWAY_ROWS) return [];
  const cone: number[] = [];
  for (let other = 1; other <= board.squareCount; other++) {
    const ahead = (rowOf(board, other) - row) * (side === WHITE ? -1 : 1);
    if (ahead > 0 && Math.abs(columnOf(board, other) - column) <= ahead + 1)
      cone.push(board.cellOfSquare[other]!);
  }
  return cone;
};

/** The bridge of 8x8 diagonal boards: the squares that English draughts numbers 1 and 3, and 30 and 32. */
const loadBridge = (rules: Rules, board: Board): void => {
  bridgeCells.fill(0);
  if (rules.board.squares !== 'diagonal' || board.columns !== 8 || board.rows !== 8) return;
  bridgeCells[BLACK * 2] = board.cellOfSquare[1]!;
  bridgeCells[BLACK * 2 + 1] = board.cellOfSquare[3]!;
  bridgeCells[WHITE * 2] = board.cellOfSquare[30]!;
  bridgeCells[WHITE * 2 + 1] = board.cellOfSquare[32]!;
};

/** The position's worth for the side to move, in hundredths of a man. */
export const evaluate = (): number => {
  let white = tableScore + huntScore();
  if (patternCount !== 0) white += patternScore();
  if (countsMen || (kingCount[WHITE]! | kingCount[BLACK]!) !== 0)
    white += sideScore(WHITE) - sideScore(BLACK);
  return (turn === WHITE ? white : -white) + tempo;
};

/** What the pieces and their squares alone are worth to the side to move: it costs next to nothing. */
export const roughly = (): number => (turn === WHITE ? tableScore : -tableScore) + tempo;

/** How far `roughly` is from `evaluate` at most, but for positions seldom met; more than any score in a hunt. */
export const roughMargin = (): number =>
  menCount[WHITE]! + menCount[BLACK]! + kingCount[WHITE]! + kingCount[BLACK]! > HUNT_PIECES
    ? margin
    : NO_GUESS;

const patternScore = (): number => {
  const numbers = patternNumbers;
  const worth = patternWorth;
  const first = undoTop * MAX_PATTERNS;
  const end = first + patternCount;
  let score = 0;
  let table = 0;
  for (let i = first; i < end; i++) {
    const number = numbers[i]!;
    score += worth[table | (number & LOWER_HALF)]! - worth[table | (number >> ACROSS_SHIFT)]!;
    table += TABLE_SIZE;
  }
  return score;
};

const sideScore = (side: number): number => {
  // Kept at hand: an interpreter reads a local far faster than a variable of another scope.
  const board = cells;
  const slots = pieceCell;
  const worth = mobility;
  const hasKings = kingCount[side] !== 0;
  const end = slotEnd[side]!;
  const firstStep = side << 3;
  const one = manSteps[firstStep]!;
  const two = manSteps[firstStep + 1]!;
  const three = manSteps[firstStep + 2]!;
  // Where the opponent has a king, no man runs away.
  const runFrom = kingCount[side ^ BOTH] === 0 ? runawayFrom[side]! : MAX_CELLS;
  const runTo = runawayTo[side]!;
  let score = 0;
  for (let slot = firstSlot[side]!; slot < end; slot++) {
    const cell = slots[slot]!;
    if (cell === 0) continue;
    if (hasKings && (board[cell]! & KING) !== 0) {
      score += kingActivity(cell, firstStep);
      continue;
    }
    if (!countsMen) continue;
    if (board[cell + one] === EMPTY) score += worth;
    if (board[cell + two] === EMPTY) score += worth;
    if (three !== 0) score += worth * otherSteps(cell, firstStep);
    if (cell >= runFrom && cell <= runTo && isRunaway(side * MAX_CELLS + cell, side ^ BOTH))
      score += runaway;
  }
  const far = bridgeCells[side * 2]!;
  if (far !== 0 && board[far] === side && board[bridgeCells[side * 2 + 1]!] === side)
    score += bridge;
  return score;
};

/** Free steps of a man beyond the two that most boards have. */
const otherSteps = (cell: number, firstStep: number): number => {
  let free = 0;
  const endStep = firstStep + manStepCount;
  for (let i = firstStep + 2; i < endStep; i++) if (cells[cell + manSteps[i]!] === EMPTY) free++;
  return free;
};

const kingActivity = (cell: number, firstStep: number): number => {
  let free = 0;
  const endStep = firstStep + kingStepCount;
  for (let i = firstStep; i < endStep; i++) if (cells[cell + kingSteps[i]!] === EMPTY) free++;
  return free === 0 ? trappedKing : free * kingMobility;
};

const isRunaway = (index: number, enemy: number): boolean => {
  const end = coneEnd[index]!;
  for (let i = coneStart[index]!; i < end; i++)
    if ((cells[coneCells[i]!]! & enemy) !== 0) return false;
  return true;
};

/** In an ending with kings the stronger side comes closer to what it has to catch. */
const huntScore = (): number => {
  const white = menCount[WHITE]! + kingCount[WHITE]!;
  const black = menCount[BLACK]! + kingCount[BLACK]!;
  if (white === black || white + black > HUNT_PIECES) return 0;
  const strong = white > black ? WHITE : BLACK;
  if (kingCount[strong] === 0) return 0;
  const steps = hunt * stepsBetween(strong, strong ^ BOTH);
  return strong === WHITE ? steps : -steps;
};

const stepsBetween = (hunters: number, hunted: number): number => {
  let steps = 0;
  for (let a = firstSlot[hunters]!; a < slotEnd[hunters]!; a++) {
    const from = pieceCell[a]!;
    if (from === 0 || (cells[from]! & KING) === 0) continue;
    for (let b = firstSlot[hunted]!; b < slotEnd[hunted]!; b++) {
      const to = pieceCell[b]!;
      if (to === 0) continue;
      const rows = Math.abs(rowOfCell[from]! - rowOfCell[to]!);
      const columns = Math.abs(columnOfCell[from]! - columnOfCell[to]!);
      steps += rows > columns ? rows : columns;
    }
  }
  return steps;
};
