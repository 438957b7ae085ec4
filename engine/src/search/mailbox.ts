/**
 * The board the engine calculates on, and the moves on it: one padded array for every draughts game.
 *
 * This is the hot path. It runs in Hermes, an interpreter, so state lives in module-level typed
 * arrays and variables, moves are made and unmade in place, and nothing is allocated per move.
 * Everything outside `search/` uses `moves.ts`, which hides this behind plain values.
 *
 * A move is three numbers in parallel arrays: where it starts and ends and whether it promotes, and two
 * words with one bit for each piece it takes. Bits are slots: every piece keeps its slot in `pieceCell`
 * while it lives, so a captured set is exact, cheap to compare, and free of its order.
 */
import type { Board } from '../board';
import { boardOf, MAX_CELLS, rowOf, stepsOf } from '../board';
import type { Position } from '../position';
import type { Criterion, Direction, Rules } from '../rules/rules';
import { MAX_PATTERNS } from './patterns';

/** Found once: a global looked up at every node costs more than the call. */
const { imul, clz32 } = Math;

/** Moves that can be made one after another before any is unmade. */
const UNDO_ROWS = 1024;

export const EMPTY = 0;
export const WHITE = 1;
export const BLACK = 2;
export const KING = 4;
/** A piece that was jumped and still blocks until the move ends. */
const GHOST = 32;
const WALL = 64;

/** Both sides, as the bits of one piece; a side's opponent is `side ^ BOTH`. */
export const BOTH = WHITE | BLACK;

/** Two words of 30 bits hold a captured set. */
export const SLOTS_PER_SIDE = 60;
const WORD_BITS = 30;

/** First slot of a side, indexed by side. */
export const firstSlot = [0, 0, SLOTS_PER_SIDE];

// ---------------------------------------------------------------------------------------------
// State: the position

export const cells = new Int8Array(MAX_CELLS);
/** Cell of each living piece by slot, 0 for none. */
export const pieceCell = new Uint8Array(2 * SLOTS_PER_SIDE);
const pieceKind = new Uint8Array(2 * SLOTS_PER_SIDE);
const slotOf = new Uint8Array(MAX_CELLS);
/** Where a captured piece stood, by slot; a slot is captured at most once on the way to a node. */
const goneCell = new Uint8Array(2 * SLOTS_PER_SIDE);
/** One past the last slot in use, indexed by side. */
export const slotEnd = new Uint8Array(4);
/** Men and kings by side: `menCount[WHITE]`. */
export const menCount = new Int32Array(4);
export const kingCount = new Int32Array(4);

export let turn = WHITE;

/** How many moves were made since the position was loaded. */
export let undoTop = 0;

/** The position's key in two words, and the sum of its pieces' table values, seen from White. */
export let keyLow = 0;
export let keyHigh = 0;
export let tableScore = 0;

/** Random words by piece and cell (`piece << 8 | cell`), and one pair for Black to move. */
const pieceKeyLow = new Int32Array(8 << 8);
const pieceKeyHigh = new Int32Array(8 << 8);
const TURN_KEY_LOW = 0x2b1f4a6d;
const TURN_KEY_HIGH = 0x6c07d3e5;
fillKeys();

/** What a piece on a cell is worth to White; set by the evaluation, all zero otherwise. */
const pieceValue = new Int32Array(8 << 8);

/**
 * Patterns (see patterns.ts), a word each: its number as it lies in the lower half, its number seen from the other
 * side in the upper. A row of words for each move made, so that unmaking costs nothing.
 */
export const patternNumbers = new Int32Array(UNDO_ROWS * MAX_PATTERNS);
/** What a piece on a cell adds to each word: `(piece << 8 | cell) * MAX_PATTERNS + pattern`. */
const patternParts = new Int32Array((8 << 8) * MAX_PATTERNS);
export let patternCount = 0;

/** The run of the king each side moved last: its slot + 1, and how many moves. */
const runSlot = new Uint8Array(4);
const runMoves = new Uint16Array(4);

// ---------------------------------------------------------------------------------------------
// State: the rules, as numbers

const DIRS = 8;
/** Offsets a piece may move or capture along: `side * DIRS + i`, and how many there are by side. */
const manMoveDirs = new Int8Array(4 * DIRS);
const manCaptureDirs = new Int8Array(4 * DIRS);
const kingMoveDirs = new Int8Array(4 * DIRS);
const kingCaptureDirs = new Int8Array(4 * DIRS);
let manMoveDirCount = 0;
let manCaptureDirCount = 0;
let kingMoveDirCount = 0;
let kingCaptureDirCount = 0;

/** Sides that are crowned on a cell. */
export const crownedOn = new Uint8Array(MAX_CELLS);

let flying = false;
let landsBehind = false;
let landsBehindLastKing = false;
let turnsBack = true;
let runLimit = 0;
let mandatory = true;
let multiple = true;
let removedDuring = false;
/** Bits a victim must not have: KING where men may not take kings. */
let manSpares = 0;
let crownsAndStops = false;
let crownsAndGoesOn = false;
let firstKingWins = false;

const MOST = 1;
const VALUE = 2;
const WITH_KING = 3;
const MOST_KINGS = 4;
/** Whether the jumps 1 to 30, and 31 to 60, meet a king: the earlier, the higher the digit. */
const KING_FIRST = 5;
const KING_LATER = 6;
const CRITERION_CODES: Readonly<Record<Criterion, readonly number[]>> = {
  most: [MOST],
  value: [VALUE],
  'with-king': [WITH_KING],
  'most-kings': [MOST_KINGS],
  'king-first': [KING_FIRST, KING_LATER],
};
const criteria = new Uint8Array(8);
/** What the best route found so far reaches in each criterion. */
const bestRank = new Int32Array(8);
let criterionCount = 0;
let orderMatters = false;

let loadedRules: Rules | null = null;
let loadedBoard: Board | null = null;

/** Counts loads, so that a suspended search can tell that its position is no longer here. */
export let loadCount = 0;

// ---------------------------------------------------------------------------------------------
// State: moves

/**
 * Moves of all plies of a search lie one after another; `generate(base)` writes from `base` on.
 * The last part is for callers outside a search, so that they never disturb one that is suspended.
 */
const MOVE_CAPACITY = 1 << 16;
export const SCRATCH_BASE = MOVE_CAPACITY - (1 << 13);
/** From cell, to cell << 8, promotes << 16. */
export const moveSquares = new Int32Array(MOVE_CAPACITY);
export const moveTakesLow = new Int32Array(MOVE_CAPACITY);
export const moveTakesHigh = new Int32Array(MOVE_CAPACITY);
export const PROMOTES = 1 << 16;

// ---------------------------------------------------------------------------------------------
// Loading

/** A fixed sequence (xorshift), so that every platform has the same keys. */
function fillKeys(): void {
  let x = 0x12345678;
  const next = (): number => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x;
  };
  for (let i = 0; i < pieceKeyLow.length; i++) {
    pieceKeyLow[i] = next();
    pieceKeyHigh[i] = next();
  }
}

/** Gives pieces their table values from now on; the next loaded position is summed with them. */
export const loadPieceValues = (values: Int32Array): void => pieceValue.set(values);

/** Reads patterns from now on; the next loaded position is read with them. */
export const loadPatternParts = (parts: Int32Array, count: number): void => {
  patternParts.set(parts);
  patternCount = count;
};

export const loadRules = (rules: Rules): void => {
  if (rules === loadedRules) return;
  const board = boardOf(rules.board);
  loadedRules = rules;
  loadedBoard = board;
  manMoveDirCount = loadSideDirs(manMoveDirs, rules.man.moves, board);
  manCaptureDirCount = loadSideDirs(manCaptureDirs, rules.man.captures, board);
  kingMoveDirCount = loadSideDirs(kingMoveDirs, rules.king.moves, board);
  kingCaptureDirCount = loadSideDirs(kingCaptureDirs, rules.king.captures, board);
  flying = rules.king.range === 'flying';
  landsBehind = !flying || rules.king.landing === 'behind';
  landsBehindLastKing = rules.king.landing === 'behind-last-king';
  turnsBack = rules.king.turnsBack;
  runLimit = rules.king.runLimit ?? 0;
  mandatory = rules.capture.mandatory;
  multiple = rules.capture.multiple;
  removedDuring = rules.capture.removal === 'during';
  manSpares = rules.man.takesKings ? 0 : KING;
  crownsAndStops = rules.crowning === 'stop';
  crownsAndGoesOn = rules.crowning === 'through';
  firstKingWins = rules.goal === 'first-king';
  orderMatters = rules.capture.priority.includes('king-first');
  criterionCount = 0;
  for (const criterion of rules.capture.priority)
    for (const code of CRITERION_CODES[criterion]) criteria[criterionCount++] = code;
  loadCrownRows(board);
};

/** Writes the offsets of directions for both sides, and answers how many a side has. */
const loadSideDirs = (dirs: Int8Array, groups: readonly Direction[], board: Board): number => {
  dirs.fill(0);
  dirs.set(stepsOf(board, groups, true), WHITE * DIRS);
  const black = stepsOf(board, groups, false);
  dirs.set(black, BLACK * DIRS);
  return black.length;
};

const loadCrownRows = (board: Board): void => {
  crownedOn.fill(0);
  for (let square = 1; square <= board.squareCount; square++) {
    const row = rowOf(board, square);
    const cell = board.cellOfSquare[square]!;
    if (row === 0) crownedOn[cell] = WHITE;
    if (row === board.rows - 1) crownedOn[cell] = BLACK;
  }
};

const CODE_OF_PIECE: Readonly<Record<string, number>> = {
  w: WHITE,
  W: WHITE | KING,
  b: BLACK,
  B: BLACK | KING,
};

export const loadPosition = (rules: Rules, position: Position): void => {
  loadRules(rules);
  loadCount++;
  const board = loadedBoard!;
  cells.fill(WALL);
  pieceCell.fill(0);
  slotEnd[WHITE] = firstSlot[WHITE]!;
  slotEnd[BLACK] = firstSlot[BLACK]!;
  menCount.fill(0);
  kingCount.fill(0);
  keyLow = 0;
  keyHigh = 0;
  tableScore = 0;
  undoTop = 0;
  patternNumbers.fill(0, 0, MAX_PATTERNS);
  for (let square = 1; square <= board.squareCount; square++) {
    const cell = board.cellOfSquare[square]!;
    cells[cell] = EMPTY;
    const piece = CODE_OF_PIECE[position.board[square - 1]!];
    if (piece !== undefined) addPiece(cell, piece);
  }
  turn = position.turn === 'white' ? WHITE : BLACK;
  if (turn === BLACK) turnKey();
  loadRun(WHITE, position.runs?.white ?? null, board);
  loadRun(BLACK, position.runs?.black ?? null, board);
};

const addPiece = (cell: number, piece: number): void => {
  const side = piece & BOTH;
  const slot = slotEnd[side]!;
  slotEnd[side] = slot + 1;
  cells[cell] = piece;
  pieceCell[slot] = cell;
  pieceKind[slot] = piece;
  slotOf[cell] = slot;
  put(piece, cell);
  if (patternCount !== 0) changePatterns(0, (piece << 8) | cell);
  if (piece & KING) kingCount[side] = kingCount[side]! + 1;
  else menCount[side] = menCount[side]! + 1;
};

const put = (piece: number, cell: number): void => {
  const index = (piece << 8) | cell;
  keyLow ^= pieceKeyLow[index]!;
  keyHigh ^= pieceKeyHigh[index]!;
  tableScore += pieceValue[index]!;
};

const lift = (piece: number, cell: number): void => {
  const index = (piece << 8) | cell;
  keyLow ^= pieceKeyLow[index]!;
  keyHigh ^= pieceKeyHigh[index]!;
  tableScore -= pieceValue[index]!;
};

/** Patterns after the last move: without the one piece on its cell, and with the other. Index 0 is no piece. */
const changePatterns = (before: number, now: number): void => {
  const numbers = patternNumbers;
  const parts = patternParts;
  const count = patternCount;
  const to = undoTop * MAX_PATTERNS;
  const less = before * MAX_PATTERNS;
  const more = now * MAX_PATTERNS;
  for (let i = 0; i < count; i++)
    numbers[to + i] = numbers[to + i]! - parts[less + i]! + parts[more + i]!;
};

/** As `changePatterns`, from the patterns before the last move. */
const movePatterns = (before: number, now: number): void => {
  const numbers = patternNumbers;
  const parts = patternParts;
  const to = undoTop * MAX_PATTERNS;
  const end = to + patternCount;
  let less = before * MAX_PATTERNS;
  let more = now * MAX_PATTERNS;
  for (let i = to; i < end; i++)
    numbers[i] = numbers[i - MAX_PATTERNS]! - parts[less++]! + parts[more++]!;
};

const turnKey = (): void => {
  keyLow ^= TURN_KEY_LOW;
  keyHigh ^= TURN_KEY_HIGH;
};

/** What the runs of kings add to the key: nothing under rules without a limit. */
export const runsKey = (): number =>
  runLimit === 0
    ? 0
    : imul(
        (runSlot[WHITE]! << 24) ^
          (runMoves[WHITE]! << 16) ^
          (runSlot[BLACK]! << 8) ^
          runMoves[BLACK]!,
        0x2c1b3c6d,
      );

const loadRun = (
  side: number,
  run: { square: number; moves: number } | null,
  board: Board,
): void => {
  runSlot[side] = run === null ? 0 : slotOf[board.cellOfSquare[run.square]!]! + 1;
  runMoves[side] = run === null ? 0 : run.moves;
};

// ---------------------------------------------------------------------------------------------
// Generating

let moveEnd = 0;
let moveBase = 0;

/** Writes the legal moves from `base` on and returns where they end. */
export const generate = (base: number): number => {
  moveBase = base;
  moveEnd = base;
  if (firstKingWins && (kingCount[WHITE]! | kingCount[BLACK]!) !== 0) return moveEnd;
  findCaptures();
  if (moveEnd === base || !mandatory) generateQuiet();
  return moveEnd;
};

/** As `generate`, the captures only: whoever must capture has no other moves. */
export const generateCaptures = (base: number): number => {
  moveBase = base;
  moveEnd = base;
  if (firstKingWins && (kingCount[WHITE]! | kingCount[BLACK]!) !== 0) return moveEnd;
  findCaptures();
  return moveEnd;
};

/** As `generate(base) - base`, without writing the quiet moves. */
export const countMoves = (base: number): number => {
  moveBase = base;
  moveEnd = base;
  if (firstKingWins && (kingCount[WHITE]! | kingCount[BLACK]!) !== 0) return 0;
  findCaptures();
  const captures = moveEnd - base;
  return captures === 0 || !mandatory ? captures + countQuiet() : captures;
};

/** Whether the side to move can capture. */
export const canCapture = (): boolean => {
  const end = slotEnd[turn]!;
  for (let slot = firstSlot[turn]!; slot < end; slot++) {
    const cell = pieceCell[slot]!;
    if (cell === 0) continue;
    if ((cells[cell]! & KING) !== 0 ? kingCanCapture(cell) : manCanCapture(cell)) return true;
  }
  return false;
};

/** Whether the side to move has a legal move. */
export const canMove = (): boolean => {
  if (firstKingWins && (kingCount[WHITE]! | kingCount[BLACK]!) !== 0) return false;
  const end = slotEnd[turn]!;
  const firstDir = turn * DIRS;
  const endDir = firstDir + manMoveDirCount;
  for (let slot = firstSlot[turn]!; slot < end; slot++) {
    const cell = pieceCell[slot]!;
    if (cell === 0) continue;
    if ((cells[cell]! & KING) !== 0) {
      if (!runIsUsedUp(slot) && countQuietKingMoves(cell) > 0) return true;
      continue;
    }
    for (let i = firstDir; i < endDir; i++)
      if (cells[cell + manMoveDirs[i]!] === EMPTY) return true;
  }
  return canCapture();
};

const kingCanCapture = (cell: number): boolean => {
  const enemy = turn ^ BOTH;
  const first = turn * DIRS;
  const end = first + kingCaptureDirCount;
  for (let i = first; i < end; i++) {
    const dir = kingCaptureDirs[i]!;
    let over = cell + dir;
    if (flying) while (cells[over] === EMPTY) over += dir;
    if ((cells[over]! & enemy) !== 0 && cells[over + dir] === EMPTY) return true;
  }
  return false;
};

const runIsUsedUp = (slot: number): boolean =>
  runLimit !== 0 &&
  runSlot[turn] === slot + 1 &&
  runMoves[turn]! >= runLimit &&
  menCount[turn]! > 0;

const generateQuiet = (): void => {
  const board = cells;
  const slots = pieceCell;
  const dirs = manMoveDirs;
  const side = turn;
  const hasKings = kingCount[side] !== 0;
  const end = slotEnd[side]!;
  const firstDir = side * DIRS;
  const endDir = firstDir + manMoveDirCount;
  for (let slot = firstSlot[side]!; slot < end; slot++) {
    const cell = slots[slot]!;
    if (cell === 0) continue;
    if (hasKings && (board[cell]! & KING) !== 0) {
      if (!runIsUsedUp(slot)) quietKingMoves(cell);
      continue;
    }
    for (let i = firstDir; i < endDir; i++) {
      const to = cell + dirs[i]!;
      if (board[to] === EMPTY)
        pushQuiet(cell | (to << 8) | ((crownedOn[to]! & side) !== 0 ? PROMOTES : 0));
    }
  }
};

const quietKingMoves = (cell: number): void => {
  const first = turn * DIRS;
  const end = first + kingMoveDirCount;
  for (let i = first; i < end; i++) {
    const dir = kingMoveDirs[i]!;
    let to = cell + dir;
    while (cells[to] === EMPTY) {
      pushQuiet(cell | (to << 8));
      if (!flying) break;
      to += dir;
    }
  }
};

const pushQuiet = (squares: number): void => {
  const index = moveEnd;
  moveSquares[index] = squares;
  moveTakesLow[index] = 0;
  moveTakesHigh[index] = 0;
  moveEnd = index + 1;
};

const countQuiet = (): number => {
  let count = 0;
  const end = slotEnd[turn]!;
  const firstDir = turn * DIRS;
  const endDir = firstDir + manMoveDirCount;
  for (let slot = firstSlot[turn]!; slot < end; slot++) {
    const cell = pieceCell[slot]!;
    if (cell === 0) continue;
    if ((cells[cell]! & KING) === 0) {
      for (let i = firstDir; i < endDir; i++) if (cells[cell + manMoveDirs[i]!] === EMPTY) count++;
    } else if (!runIsUsedUp(slot)) count += countQuietKingMoves(cell);
  }
  return count;
};

const countQuietKingMoves = (cell: number): number => {
  let count = 0;
  const first = turn * DIRS;
  const end = first + kingMoveDirCount;
  for (let i = first; i < end; i++) {
    const dir = kingMoveDirs[i]!;
    let to = cell + dir;
    while (cells[to] === EMPTY) {
      count++;
      if (!flying) break;
      to += dir;
    }
  }
  return count;
};

// ---------------------------------------------------------------------------------------------
// Captures: a depth-first walk over the jumps of one piece

/** The most jumps of one move: every piece of the opponent. */
const MAX_JUMPS = SLOTS_PER_SIDE;

let enemySide = BLACK;
let enemyFirstSlot = 0;
let startCell = 0;
let takesLow = 0;
let takesHigh = 0;
let moverIsKing = false;
/** How many walking steps are left before the walk is cut short. */
let stepsLeft = 0;

/**
 * A walk is cut after this many jumps. Positions from play need a few hundred; only boards laid out to
 * have astronomically many routes get near it, and those must not hang a parser. A list of every route
 * grows faster than the walk that visits each square once.
 */
const MAX_STEPS = 2_000_000;
const MAX_ROUTE_STEPS = 200_000;

const victimKind = new Uint8Array(MAX_JUMPS);
const routeCell = new Uint8Array(MAX_JUMPS + 1);
const routeVictim = new Uint8Array(MAX_JUMPS);

const findCaptures = (): void => {
  // Kept at hand: an interpreter reads a local far faster than a variable of another scope.
  const board = cells;
  const slots = pieceCell;
  const side = turn;
  const enemy = side ^ BOTH;
  const hasKings = kingCount[side] !== 0;
  const end = slotEnd[side]!;
  const firstDir = side * DIRS;
  const one = manCaptureDirs[firstDir]!;
  const two = manCaptureDirs[firstDir + 1]!;
  const three = manCaptureDirs[firstDir + 2]!;
  const four = manCaptureDirs[firstDir + 3]!;
  const hasMore = manCaptureDirCount > 4;
  let isFirst = true;
  for (let slot = firstSlot[side]!; slot < end; slot++) {
    const cell = slots[slot]!;
    if (cell === 0) continue;
    const isKing = hasKings && (board[cell]! & KING) !== 0;
    if (!isKing) {
      // All neighbours at once: most men have no opponent beside them.
      let around = board[cell + one]! | board[cell + two]!;
      if (three !== 0) around |= board[cell + three]! | board[cell + four]!;
      if ((around & enemy) === 0 && !hasMore) continue;
    }
    if (isKing ? !kingCanCapture(cell) : !manCanCapture(cell)) continue;
    if (isFirst) beginWalks();
    isFirst = false;
    walkFrom(cell, isKing);
  }
};

const beginWalks = (): void => {
  enemySide = turn ^ BOTH;
  enemyFirstSlot = firstSlot[enemySide]!;
  bestRank[0] = -1;
  stepsLeft = everyRoute ? MAX_ROUTE_STEPS : MAX_STEPS;
  visitCount = 0;
};

const manCanCapture = (cell: number): boolean => {
  const board = cells;
  const dirs = manCaptureDirs;
  const enemy = turn ^ BOTH;
  const first = turn * DIRS;
  const end = first + manCaptureDirCount;
  for (let i = first; i < end; i++) {
    const over = cell + dirs[i]!;
    const victim = board[over]!;
    if ((victim & enemy) !== 0 && board[over + dirs[i]!] === EMPTY && (victim & manSpares) === 0)
      return true;
  }
  return false;
};

const walkFrom = (cell: number, isKing: boolean): void => {
  const piece = cells[cell]!;
  startCell = cell;
  moverIsKing = isKing;
  takesLow = 0;
  takesHigh = 0;
  routeCell[0] = cell;
  cells[cell] = EMPTY;
  if (isKing) walkKing(cell, 0, 0, true);
  else walkMan(cell, 0);
  cells[cell] = piece;
};

const take = (over: number, jumps: number): void => {
  const bit = slotOf[over]! - enemyFirstSlot;
  if (bit < WORD_BITS) takesLow |= 1 << bit;
  else takesHigh |= 1 << (bit - WORD_BITS);
  victimKind[jumps] = cells[over]!;
  routeVictim[jumps] = over;
  cells[over] = removedDuring ? EMPTY : GHOST;
};

const putBack = (over: number, jumps: number): void => {
  const bit = slotOf[over]! - enemyFirstSlot;
  if (bit < WORD_BITS) takesLow &= ~(1 << bit);
  else takesHigh &= ~(1 << (bit - WORD_BITS));
  cells[over] = victimKind[jumps]!;
};

/** Walks on from `cell` as a man after `jumps` jumps; answers whether it could. */
const walkMan = (cell: number, jumps: number): boolean => {
  if (jumps >= VISIT_FROM && !orderMatters) {
    const seen = visited(cell, 0);
    if (seen !== UNSEEN) return seen === WENT_ON;
  }
  let wentOn = false;
  const first = turn * DIRS;
  const end = first + manCaptureDirCount;
  for (let i = first; i < end; i++) {
    const dir = manCaptureDirs[i]!;
    const over = cell + dir;
    const victim = cells[over]!;
    const land = over + dir;
    if ((victim & enemySide) === 0 || cells[land] !== EMPTY || (victim & manSpares) !== 0) continue;
    if (--stepsLeft < 0) return wentOn;
    wentOn = true;
    take(over, jumps);
    routeCell[jumps + 1] = land;
    const crowned = (crownedOn[land]! & turn) !== 0;
    const walksOn =
      multiple && !(crowned && crownsAndStops) && walkOn(land, dir, jumps + 1, crowned);
    if (!walksOn) emit(land, jumps + 1, crowned);
    putBack(over, jumps);
  }
  if (jumps >= VISIT_FROM && !orderMatters) remember(cell, 0, wentOn);
  return wentOn;
};

const walkOn = (land: number, dir: number, jumps: number, crowned: boolean): boolean =>
  crowned && crownsAndGoesOn ? walkKing(land, dir, jumps, true) : walkMan(land, jumps);

/**
 * Walks on from `cell` as a king that came along `cameBy`. Of the squares behind one victim only the nearest
 * looks straight ahead and back: from the others the same pieces lie there.
 */
const walkKing = (cell: number, cameBy: number, jumps: number, nearest: boolean): boolean => {
  const approach = nearest ? cameBy + 64 : cameBy - 64;
  if (jumps >= VISIT_FROM && !orderMatters) {
    const seen = visited(cell, approach);
    if (seen !== UNSEEN) return seen === WENT_ON;
  }
  let wentOn = false;
  const first = turn * DIRS;
  const end = first + kingCaptureDirCount;
  for (let i = first; i < end; i++) {
    const dir = kingCaptureDirs[i]!;
    if (dir === -cameBy && !turnsBack) continue;
    if (!nearest && (dir === cameBy || dir === -cameBy)) continue;
    let over = cell + dir;
    if (flying) while (cells[over] === EMPTY) over += dir;
    if ((cells[over]! & enemySide) === 0 || cells[over + dir] !== EMPTY) continue;
    if (--stepsLeft < 0) return wentOn;
    wentOn = true;
    take(over, jumps);
    landKing(over, dir, jumps);
    putBack(over, jumps);
  }
  if (jumps >= VISIT_FROM && !orderMatters) remember(cell, approach, wentOn);
  return wentOn;
};

/** Goes on from every square behind the victim where that is possible, or ends on any of them. */
const landKing = (over: number, dir: number, jumps: number): void => {
  let wentOn = false;
  let land = over + dir;
  if (multiple) {
    do {
      routeCell[jumps + 1] = land;
      if (walkKing(land, dir, jumps + 1, everyRoute || land === over + dir)) wentOn = true;
      land += dir;
    } while (!landsBehind && cells[land] === EMPTY);
  }
  if (wentOn) return;
  const onlyBehind = landsBehind || (landsBehindLastKing && (victimKind[jumps]! & KING) !== 0);
  land = over + dir;
  do {
    routeCell[jumps + 1] = land;
    emit(land, jumps + 1, !moverIsKing);
    land += dir;
  } while (!onlyBehind && cells[land] === EMPTY);
};

const emit = (land: number, jumps: number, crowned: boolean): void => {
  if (criterionCount !== 0) {
    const worth = compareWithBest(jumps);
    if (worth < 0) return;
    if (worth > 0) {
      moveEnd = moveBase;
      if (recording) routes.length = 0;
    }
  }
  const squares = startCell | (land << 8) | (crowned ? PROMOTES : 0);
  if (jumps > 1 && !everyRoute && isKnown(squares)) return;
  if (moveEnd >= MOVE_CAPACITY) return;
  moveSquares[moveEnd] = squares;
  moveTakesLow[moveEnd] = takesLow;
  moveTakesHigh[moveEnd] = takesHigh;
  moveEnd++;
  if (recording) recordRoute(jumps);
};

const isKnown = (squares: number): boolean => {
  for (let i = moveBase; i < moveEnd; i++) {
    if (
      moveSquares[i] === squares &&
      moveTakesLow[i] === takesLow &&
      moveTakesHigh[i] === takesHigh
    )
      return true;
  }
  return false;
};

/** Less than 0: worse than the best route so far; 0: as good; more than 0: better, and now the best. */
const compareWithBest = (jumps: number): number => {
  for (let i = 0; i < criterionCount; i++) {
    const worth = worthBy(criteria[i]!, jumps);
    if (worth < bestRank[i]!) return -1;
    if (worth === bestRank[i]) continue;
    for (let k = i; k < criterionCount; k++) bestRank[k] = worthBy(criteria[k]!, jumps);
    return 1;
  }
  return 0;
};

const worthBy = (criterion: number, jumps: number): number => {
  if (criterion === MOST) return jumps;
  if (criterion === WITH_KING) return moverIsKing ? 1 : 0;
  if (criterion === MOST_KINGS) return kingsTaken(jumps);
  if (criterion === VALUE) return 100 * jumps + 99 * kingsTaken(jumps);
  return criterion === KING_FIRST ? kingsMet(0, jumps) : kingsMet(WORD_BITS, jumps);
};

const kingsTaken = (jumps: number): number => {
  let kings = 0;
  for (let i = 0; i < jumps; i++) if ((victimKind[i]! & KING) !== 0) kings++;
  return kings;
};

/** A binary number of 30 digits: the i-th is set when the i-th piece taken, after `first`, is a king. */
const kingsMet = (first: number, jumps: number): number => {
  let digits = 0;
  for (let i = first; i < first + WORD_BITS; i++)
    digits = digits * 2 + (i < jumps && (victimKind[i]! & KING) !== 0 ? 1 : 0);
  return digits;
};

// ---------------------------------------------------------------------------------------------
// Visits: the walk of a long capture reaches the same square with the same pieces taken by many
// routes, which differ in nothing that follows. From the third jump on each is walked once.

const VISIT_FROM = 3;
const UNSEEN = 0;
const WENT_ON = 1;
const ENDED = 2;
const VISIT_SLOTS = 1 << 16;
const MAX_PROBES = 8;
let visitCount = 0;
const visitCell = new Int32Array(VISIT_SLOTS);
const visitLow = new Int32Array(VISIT_SLOTS);
const visitHigh = new Int32Array(VISIT_SLOTS);
const visitResult = new Uint8Array(VISIT_SLOTS);

const visitKey = (cell: number, approach: number): number =>
  (startCell << 16) | (cell << 8) | (approach + 128);

const visitSlot = (key: number, probe: number): number =>
  (imul(key ^ imul(takesLow, 0x9e3779b1) ^ imul(takesHigh, 0x85ebca6b), 0x2c1b3c6d) >>> 16) ^ probe;

const visited = (cell: number, approach: number): number => {
  if (everyRoute || visitCount === 0) return UNSEEN;
  const key = visitKey(cell, approach);
  for (let probe = 0; probe < MAX_PROBES; probe++) {
    const slot = visitSlot(key, probe);
    if (visitResult[slot] === UNSEEN) return UNSEEN;
    if (visitCell[slot] === key && visitLow[slot] === takesLow && visitHigh[slot] === takesHigh)
      return visitResult[slot]!;
  }
  return UNSEEN;
};

const remember = (cell: number, approach: number, wentOn: boolean): void => {
  if (everyRoute) return;
  if (visitCount === 0) visitResult.fill(UNSEEN);
  visitCount++;
  const key = visitKey(cell, approach);
  for (let probe = 0; probe < MAX_PROBES; probe++) {
    const slot = visitSlot(key, probe);
    if (visitResult[slot] !== UNSEEN) continue;
    visitCell[slot] = key;
    visitLow[slot] = takesLow;
    visitHigh[slot] = takesHigh;
    visitResult[slot] = wentOn ? WENT_ON : ENDED;
    return;
  }
};

// ---------------------------------------------------------------------------------------------
// Routes, for callers who show them; the search does not record

/** Cells of a capture's route, and of the pieces it takes, in order. */
export interface Route {
  readonly cells: readonly number[];
  readonly victims: readonly number[];
}

let recording = false;
let everyRoute = false;
let routes: Route[] = [];

const recordRoute = (jumps: number): void => {
  routes.push({
    cells: Array.from(routeCell.subarray(0, jumps + 1)),
    victims: Array.from(routeVictim.subarray(0, jumps)),
  });
};

/**
 * As `generate`, and the route of each capture in the order of the moves. With `all`, every route of a capture
 * is listed, though they make the same move.
 */
export const generateRoutes = (
  base: number,
  all: boolean,
): { readonly end: number; readonly routes: readonly Route[] } => {
  recording = true;
  everyRoute = all;
  routes = [];
  const end = generate(base);
  recording = false;
  everyRoute = false;
  return { end, routes };
};

// ---------------------------------------------------------------------------------------------
// Making and unmaking

/** What a move changes beyond the pieces it touches, to be brought back when it is unmade. */
const undoKeyLow = new Int32Array(UNDO_ROWS);
const undoKeyHigh = new Int32Array(UNDO_ROWS);
const undoTableScore = new Int32Array(UNDO_ROWS);
const undoRun = new Int32Array(UNDO_ROWS);

/** Makes the move at an index of the move arrays. */
export const make = (index: number): void => {
  const squares = moveSquares[index]!;
  const from = squares & 255;
  const to = (squares >> 8) & 255;
  const slot = slotOf[from]!;
  const piece = cells[from]!;
  let after = piece;
  const row = undoTop;
  undoKeyLow[row] = keyLow;
  undoKeyHigh[row] = keyHigh;
  undoTableScore[row] = tableScore;
  if (runLimit !== 0) makeRun(index, slot, piece);
  undoTop = row + 1;
  if ((squares & PROMOTES) !== 0) {
    after |= KING;
    pieceKind[slot] = after;
    menCount[turn] = menCount[turn]! - 1;
    kingCount[turn] = kingCount[turn]! + 1;
  }
  const before = (piece << 8) | from;
  const now = (after << 8) | to;
  if (patternCount !== 0) movePatterns(before, now);
  cells[from] = EMPTY;
  turn ^= BOTH;
  // First the pieces taken: where they leave at once, the mover may end on the square of one.
  const low = moveTakesLow[index]!;
  const high = moveTakesHigh[index]!;
  if (low !== 0) remove(low, firstSlot[turn]!);
  if (high !== 0) remove(high, firstSlot[turn]! + WORD_BITS);
  cells[to] = after;
  slotOf[to] = slot;
  pieceCell[slot] = to;
  keyLow ^= pieceKeyLow[before]! ^ pieceKeyLow[now]! ^ TURN_KEY_LOW;
  keyHigh ^= pieceKeyHigh[before]! ^ pieceKeyHigh[now]! ^ TURN_KEY_HIGH;
  tableScore += pieceValue[now]! - pieceValue[before]!;
};

export const unmake = (index: number): void => {
  const squares = moveSquares[index]!;
  const from = squares & 255;
  const to = (squares >> 8) & 255;
  const slot = slotOf[to]!;
  let piece = cells[to]!;
  const row = undoTop - 1;
  undoTop = row;
  keyLow = undoKeyLow[row]!;
  keyHigh = undoKeyHigh[row]!;
  tableScore = undoTableScore[row]!;
  cells[to] = EMPTY;
  const low = moveTakesLow[index]!;
  const high = moveTakesHigh[index]!;
  if (low !== 0) restore(low, firstSlot[turn]!);
  if (high !== 0) restore(high, firstSlot[turn]! + WORD_BITS);
  turn ^= BOTH;
  if ((squares & PROMOTES) !== 0) {
    piece &= ~KING;
    pieceKind[slot] = piece;
    menCount[turn] = menCount[turn]! + 1;
    kingCount[turn] = kingCount[turn]! - 1;
  }
  cells[from] = piece;
  slotOf[from] = slot;
  pieceCell[slot] = from;
  if (runLimit !== 0) unmakeRun();
};

const remove = (takes: number, first: number): void => {
  while (takes !== 0) {
    const slot = first + 31 - clz32(takes & -takes);
    takes &= takes - 1;
    const cell = pieceCell[slot]!;
    const piece = pieceKind[slot]!;
    goneCell[slot] = cell;
    pieceCell[slot] = 0;
    cells[cell] = EMPTY;
    lift(piece, cell);
    if (patternCount !== 0) changePatterns((piece << 8) | cell, 0);
    if ((piece & KING) !== 0) kingCount[turn] = kingCount[turn]! - 1;
    else menCount[turn] = menCount[turn]! - 1;
  }
};

const restore = (takes: number, first: number): void => {
  while (takes !== 0) {
    const slot = first + 31 - clz32(takes & -takes);
    takes &= takes - 1;
    const cell = goneCell[slot]!;
    const piece = pieceKind[slot]!;
    pieceCell[slot] = cell;
    slotOf[cell] = slot;
    cells[cell] = piece;
    if ((piece & KING) !== 0) kingCount[turn] = kingCount[turn]! + 1;
    else menCount[turn] = menCount[turn]! + 1;
  }
};

/** A quiet king move lengthens that king's run, or begins another's; any other move ends the run. */
const makeRun = (index: number, slot: number, piece: number): void => {
  undoRun[undoTop] = (runSlot[turn]! << 16) | runMoves[turn]!;
  const quiet = (moveTakesLow[index]! | moveTakesHigh[index]!) === 0;
  if ((piece & KING) === 0 || !quiet) {
    runSlot[turn] = 0;
    runMoves[turn] = 0;
    return;
  }
  runMoves[turn] = runSlot[turn] === slot + 1 ? runMoves[turn]! + 1 : 1;
  runSlot[turn] = slot + 1;
};

const unmakeRun = (): void => {
  const run = undoRun[undoTop]!;
  runSlot[turn] = run >> 16;
  runMoves[turn] = run & 0xffff;
};

// ---------------------------------------------------------------------------------------------
// Counting

/** Leaves of the tree of legal moves, `depth` plies deep; draws are ignored. */
export const perft = (depth: number): number => (depth === 0 ? 1 : perftFrom(0, depth));

const perftFrom = (base: number, depth: number): number => {
  if (depth === 1) return countMoves(base);
  const end = generate(base);
  let leaves = 0;
  for (let i = base; i < end; i++) {
    make(i);
    leaves += perftFrom(end, depth - 1);
    unmake(i);
  }
  return leaves;
};
