/**
 * The search: iterative deepening of a principal variation search.
 *
 * The tree is walked with a stack of our own instead of recursion, so that it can be left after any number of
 * nodes and entered again: a worker runs it through, a thread that has other work to do runs it in slices, and
 * both find the same move. A node is entered, tries its moves one after the other, and returns a value; each
 * of these stages is a function below. Hot path: see mailbox.ts.
 */
import type { Game } from '../game';
import { stateAt, stateOf } from '../game';
import type { Position } from '../position';
import type { Rules } from '../rules/rules';
import { CAPTURE, countDraws, CROWNING, loadDrawCounts, MAN, pliesToDraw } from './draw-counts';
import { evaluate, loadWeights } from './evaluation';
import type { Weights } from './features';
import {
  canCapture,
  canMove,
  cells,
  generate,
  keyHigh,
  keyLow,
  KING,
  kingCount,
  loadCount,
  loadPosition,
  make,
  moveSquares,
  moveTakesHigh,
  moveTakesLow,
  PROMOTES,
  runsKey,
  turn,
  unmake,
} from './mailbox';
import {
  ageTable,
  AT_LEAST,
  AT_MOST,
  clearTable,
  EXACT,
  foundBound,
  foundDepth,
  foundScore,
  foundSquares,
  probe,
  store,
} from './table';

/** Found once: a global looked up at every node costs more than the call. */
const { imul } = Math;

/** A game won at once is worth this much; each ply of delay costs one. */
export const WIN = 30_000;
/** Scores beyond this are wins or losses the search has seen to the end. */
export const SURE = 29_000;
const INFINITE = 32_000;
/** Evaluations stay inside the band of games still open. */
const MAX_EVALUATION = 20_000;

export const MAX_PLY = 120;
export const MAX_DEPTH = 99;

/** A move as the search knows it; see mailbox.ts. */
export interface PackedMove {
  readonly squares: number;
  readonly takesLow: number;
  readonly takesHigh: number;
}

export interface SearchTask {
  readonly game: Game;
  readonly weights: Weights;
  readonly maxDepth: number;
  readonly maxNodes: number;
  /** Root moves not to be considered: those of better lines. */
  readonly without: readonly PackedMove[];
  /** Judgements are off by up to this many hundredths of a man, the same way for the same seed. */
  readonly noise: number;
  readonly seed: number;
}

export interface SearchResult {
  readonly line: readonly PackedMove[];
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
}

// ---------------------------------------------------------------------------------------------
// State: one row a ply

const baseOf = new Int32Array(MAX_PLY + 2);
const endOf = new Int32Array(MAX_PLY + 2);
const nextOf = new Int32Array(MAX_PLY + 2);
const alphaOf = new Int32Array(MAX_PLY + 2);
const betaOf = new Int32Array(MAX_PLY + 2);
const firstAlphaOf = new Int32Array(MAX_PLY + 2);
const bestOf = new Int32Array(MAX_PLY + 2);
const bestSquaresOf = new Int32Array(MAX_PLY + 2);
const depthOf = new Int32Array(MAX_PLY + 2);
const windowOf = new Int32Array(MAX_PLY + 2);
const keyLowOf = new Int32Array(MAX_PLY + 2);
const keyHighOf = new Int32Array(MAX_PLY + 2);
/** Plies that could be repeated: since the last capture or move of a man. */
const reversibleOf = new Int32Array(MAX_PLY + 2);
const isDrawnAt = new Uint8Array(MAX_PLY + 2);

/** How a child is searched: with the whole window, with an empty one to show it is no better, or that less deep. */
const WHOLE = 0;
const EMPTY_WINDOW = 1;
const REDUCED = 2;

/** Keys of the game's positions, then those on the path; the root's is at `historyLength`. */
const HISTORY = 512;
const pathLow = new Int32Array(HISTORY + MAX_PLY + 2);
const pathHigh = new Int32Array(HISTORY + MAX_PLY + 2);
let historyLength = 0;

/** Best lines, a triangle: `ply * MAX_PLY + i`. */
const lineSquares = new Int32Array((MAX_PLY + 2) * MAX_PLY);
const lineLow = new Int32Array((MAX_PLY + 2) * MAX_PLY);
const lineHigh = new Int32Array((MAX_PLY + 2) * MAX_PLY);
const lineLength = new Int32Array(MAX_PLY + 3);

const moveScore = new Int32Array(1 << 16);
const killer = new Int32Array((MAX_PLY + 2) * 2);
/** How often a quiet move cut, by side, from and to. */
const historyScore = new Int32Array(4 << 16);

const ENTER = 0;
const NEXT = 1;
const RETURN = 2;
const DONE = 3;

let stage = DONE;
let ply = 0;
/** What the node that returns is worth to its side to move. */
let value = 0;
let nodes = 0;
let nodeLimit = Infinity;
let rootDepth = 0;

let task: SearchTask | null = null;
let rules: Rules | null = null;
let root: Position | null = null;
let givesAway = false;
let mandatory = true;
let myLoad = 0;

let bestLine: PackedMove[] = [];
let bestScore = 0;
let finishedDepth = 0;

// ---------------------------------------------------------------------------------------------
// From outside: begin, advance, result

export const beginSearch = (newTask: SearchTask): void => {
  const { game, weights } = newTask;
  if (!sharesTable(newTask)) clearTable();
  task = newTask;
  rules = game.rules;
  root = stateOf(game).position;
  givesAway = rules.goal === 'giveaway';
  mandatory = rules.capture.mandatory;
  loadWeights(rules, weights);
  loadHistory(game);
  loadDrawCounts(rules, stateOf(game).counters);
  loadPosition(rules, root);
  myLoad = loadCount;
  pathLow[historyLength] = keyLow ^ runsKey();
  pathHigh[historyLength] = keyHigh;
  reversibleOf[0] = reversiblePlies(game);
  killer.fill(0);
  historyScore.fill(0);
  ageTable();
  nodes = 0;
  nodeLimit = newTask.maxNodes;
  bestLine = [];
  bestScore = 0;
  finishedDepth = 0;
  beginDepth(1);
};

/** What the table holds is worth nothing to a search with other rules or another judgement. */
const sharesTable = (next: SearchTask): boolean =>
  task !== null &&
  next.game.rules === task.game.rules &&
  next.weights === task.weights &&
  next.noise === task.noise &&
  next.seed === task.seed;

const loadHistory = (game: Game): void => {
  const first = Math.max(0, game.cursor - HISTORY);
  historyLength = game.cursor - first;
  for (let i = 0; i < historyLength; i++) {
    loadPosition(game.rules, stateAt(game, first + i).position);
    pathLow[i] = keyLow ^ runsKey();
    pathHigh[i] = keyHigh;
  }
};

const reversiblePlies = (game: Game): number => {
  let plies = 0;
  while (plies < Math.min(game.cursor, HISTORY)) {
    const { move } = game.plies[game.cursor - 1 - plies]!;
    const piece = stateAt(game, game.cursor - 1 - plies).position.board[move.path[0]! - 1];
    if (move.captured.length > 0 || piece === 'w' || piece === 'b') break;
    plies++;
  }
  return plies;
};

/** Searches so many nodes on; answers whether the search is at its end. */
export const advanceSearch = (count: number): boolean => {
  if (stage === DONE) return true;
  if (loadCount !== myLoad) reload();
  const pauseAt = nodes + count;
  while (stage !== DONE && nodes < pauseAt) {
    if (stage === ENTER) enter();
    else if (stage === NEXT) tryNext();
    else comeBack();
  }
  return stage === DONE;
};

export const searchResult = (): SearchResult => ({
  line: bestLine,
  score: bestScore,
  depth: finishedDepth,
  nodes,
});

/** Someone else used the board meanwhile: the way down to the present node is gone again. */
const reload = (): void => {
  loadWeights(rules!, task!.weights);
  loadPosition(rules!, root!);
  for (let i = 0; i < ply; i++) make(nextOf[i]!);
  myLoad = loadCount;
};

// ---------------------------------------------------------------------------------------------
// Depths

const beginDepth = (depth: number): void => {
  rootDepth = depth;
  ply = 0;
  depthOf[0] = depth;
  alphaOf[0] = -INFINITE;
  betaOf[0] = INFINITE;
  stage = ENTER;
};

const finishDepth = (): void => {
  finishedDepth = rootDepth;
  const isDecided = Math.abs(bestScore) > SURE && WIN - Math.abs(bestScore) <= rootDepth;
  const isForced = endOf[0]! - baseOf[0]! <= 1 && task!.noise === 0 && rootDepth >= 4;
  if (rootDepth >= task!.maxDepth || isDecided || isForced || bestLine.length === 0) stage = DONE;
  else beginDepth(rootDepth + 1);
};

// ---------------------------------------------------------------------------------------------
// Entering a node

const returns = (worth: number): void => {
  value = worth;
  stage = RETURN;
};

const enter = (): void => {
  if (nodes >= nodeLimit && bestLine.length > 0) {
    stop();
    return;
  }
  nodes++;
  lineLength[ply] = 0;
  if (ply > 0 && (isDrawnAt[ply] !== 0 || isRepeated())) return returns(0);
  const low = pathLow[historyLength + ply]!;
  const high = pathHigh[historyLength + ply]!;
  keyLowOf[ply] = low;
  keyHighOf[ply] = high;
  const known = probe(low, high);
  const hint = known ? foundSquares : 0;
  if (known && ply > 0 && knownIsEnough()) return returns(fromTable(foundScore));
  if (ply >= MAX_PLY) return returns(judge());
  if (depthOf[ply]! <= 0 && !canCapture()) return returns(canMove() ? judge() : lostValue());
  openNode(hint);
};

const openNode = (hint: number): void => {
  const base = ply === 0 ? 0 : endOf[ply - 1]!;
  baseOf[ply] = base;
  nextOf[ply] = base;
  endOf[ply] = generate(base);
  if (ply === 0 && task!.without.length > 0) leaveOut();
  if (endOf[ply] === base) return returns(lostValue());
  firstAlphaOf[ply] = alphaOf[ply]!;
  bestOf[ply] = -INFINITE;
  bestSquaresOf[ply] = 0;
  if (depthOf[ply]! <= 0 && !mandatory && standsPat()) return;
  if (endOf[ply]! - base === 1 && ply > 0 && ply < 2 * rootDepth) depthOf[ply] = depthOf[ply]! + 1;
  scoreMoves(hint);
  stage = NEXT;
};

/** Where captures are free, a side may also let things stand. */
const standsPat = (): boolean => {
  const worth = judge();
  bestOf[ply] = worth;
  if (worth >= betaOf[ply]!) {
    returns(worth);
    return true;
  }
  if (worth > alphaOf[ply]!) alphaOf[ply] = worth;
  return false;
};

/** What it means to have no move: mostly the end. */
const lostValue = (): number => {
  if (rules!.goal === 'first-king' && kingCount[turn] !== 0) return WIN - ply;
  return givesAway ? WIN - ply : ply - WIN;
};

const judge = (): number => {
  let worth = evaluate();
  if (task!.noise !== 0) worth += noiseAt(keyLow, keyHigh);
  if (worth > MAX_EVALUATION) return MAX_EVALUATION;
  return worth < -MAX_EVALUATION ? -MAX_EVALUATION : worth;
};

/** The same error for the same position and seed, from minus to plus the noise. */
const noiseAt = (low: number, high: number): number => {
  let bits = imul(low ^ task!.seed, 0x85ebca6b);
  bits = imul(bits ^ (bits >>> 13) ^ high, 0xc2b2ae35);
  bits ^= bits >>> 16;
  return (((bits & 0xffff) * (2 * task!.noise + 1)) / 65536 - task!.noise) | 0;
};

/** A position met before on the way here, or in the game: whoever is better will not allow it. */
const isRepeated = (): boolean => {
  const at = historyLength + ply;
  const low = pathLow[at]!;
  const high = pathHigh[at]!;
  const first = at - reversibleOf[ply]!;
  for (let i = at - 4; i >= first && i >= 0; i -= 2)
    if (pathLow[i] === low && pathHigh[i] === high) return true;
  return false;
};

/** Near a draw by counting, what was found with another count is no guide. */
const NEAR_DRAW = 12;

const knownIsEnough = (): boolean => {
  if (foundDepth < depthOf[ply]!) return false;
  const score = fromTable(foundScore);
  const settles =
    foundBound === EXACT ||
    (foundBound === AT_LEAST && score >= betaOf[ply]!) ||
    (foundBound === AT_MOST && score <= alphaOf[ply]!);
  return settles && pliesToDraw(ply) > NEAR_DRAW;
};

/** Wins are kept in the table as distances from the position, not from the root. */
const fromTable = (score: number): number => {
  if (score > SURE) return score - ply;
  return score < -SURE ? score + ply : score;
};

const toTable = (score: number): number => {
  if (score > SURE) return score + ply;
  return score < -SURE ? score - ply : score;
};

const leaveOut = (): void => {
  let end = baseOf[0]!;
  for (let i = baseOf[0]!; i < endOf[0]!; i++) {
    if (task!.without.some((move) => isMove(i, move))) continue;
    swapMoves(i, end++);
  }
  endOf[0] = end;
};

const isMove = (index: number, move: PackedMove): boolean =>
  moveSquares[index] === move.squares &&
  moveTakesLow[index] === move.takesLow &&
  moveTakesHigh[index] === move.takesHigh;

// ---------------------------------------------------------------------------------------------
// Order

const HINT_SCORE = 1 << 30;
const CAPTURE_SCORE = 1 << 28;
const CROWNING_SCORE = 1 << 27;
const KILLER_SCORE = 1 << 26;
const MAX_HISTORY = 1 << 25;

const scoreMoves = (hint: number): void => {
  const end = endOf[ply]!;
  for (let i = baseOf[ply]!; i < end; i++) moveScore[i] = orderOf(i, hint);
};

const orderOf = (index: number, hint: number): number => {
  const squares = moveSquares[index]!;
  if (squares === hint) return HINT_SCORE;
  const low = moveTakesLow[index]!;
  const high = moveTakesHigh[index]!;
  if ((low | high) !== 0) return CAPTURE_SCORE + bitCount(low) + bitCount(high);
  if ((squares & PROMOTES) !== 0) return CROWNING_SCORE;
  if (squares === killer[2 * ply]) return KILLER_SCORE + 1;
  if (squares === killer[2 * ply + 1]) return KILLER_SCORE;
  return historyScore[(turn << 16) | (squares & 0xffff)]!;
};

const bitCount = (bits: number): number => {
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
};

/** Brings the best of the moves not yet tried to the front. */
const pickNext = (): void => {
  const first = nextOf[ply]!;
  const end = endOf[ply]!;
  let best = first;
  for (let i = first + 1; i < end; i++) if (moveScore[i]! > moveScore[best]!) best = i;
  if (best !== first) swapMoves(first, best);
};

const swapMoves = (a: number, b: number): void => {
  const squares = moveSquares[a]!;
  const low = moveTakesLow[a]!;
  const high = moveTakesHigh[a]!;
  const score = moveScore[a]!;
  moveSquares[a] = moveSquares[b]!;
  moveTakesLow[a] = moveTakesLow[b]!;
  moveTakesHigh[a] = moveTakesHigh[b]!;
  moveScore[a] = moveScore[b]!;
  moveSquares[b] = squares;
  moveTakesLow[b] = low;
  moveTakesHigh[b] = high;
  moveScore[b] = score;
};

const rewardCut = (index: number): void => {
  if ((moveTakesLow[index]! | moveTakesHigh[index]!) !== 0) return;
  const squares = moveSquares[index]!;
  if (killer[2 * ply] !== squares) {
    killer[2 * ply + 1] = killer[2 * ply]!;
    killer[2 * ply] = squares;
  }
  const at = (turn << 16) | (squares & 0xffff);
  const score = historyScore[at]! + depthOf[ply]! * depthOf[ply]!;
  historyScore[at] = score > MAX_HISTORY ? MAX_HISTORY : score;
};

// ---------------------------------------------------------------------------------------------
// Trying moves

const tryNext = (): void => {
  const index = nextOf[ply]!;
  if (index >= endOf[ply]!) return finishNode();
  pickNext();
  if (index === baseOf[ply]) descend(WHOLE);
  else descend(reductionOf(index) > 0 ? REDUCED : EMPTY_WINDOW);
};

/** Late quiet moves seldom matter: they are first looked at less deep. */
const reductionOf = (index: number): number => {
  const depth = depthOf[ply]!;
  const number = index - baseOf[ply]!;
  if (depth < 3 || number < 3 || moveScore[index]! >= KILLER_SCORE) return 0;
  return number >= 6 && depth >= 5 ? 2 : 1;
};

const descend = (window: number): void => {
  const index = nextOf[ply]!;
  const child = ply + 1;
  windowOf[ply] = window;
  depthOf[child] = depthOf[ply]! - 1 - (window === REDUCED ? reductionOf(index) : 0);
  alphaOf[child] = window === WHOLE ? -betaOf[ply]! : -alphaOf[ply]! - 1;
  betaOf[child] = -alphaOf[ply]!;
  const events = eventsOf(index);
  make(index);
  ply = child;
  reversibleOf[ply] = (events & (CAPTURE | MAN)) !== 0 ? 0 : reversibleOf[ply - 1]! + 1;
  isDrawnAt[ply] = countDraws(ply, events) ? 1 : 0;
  pathLow[historyLength + ply] = keyLow ^ runsKey();
  pathHigh[historyLength + ply] = keyHigh;
  stage = ENTER;
};

const eventsOf = (index: number): number => {
  const squares = moveSquares[index]!;
  return (
    ((moveTakesLow[index]! | moveTakesHigh[index]!) !== 0 ? CAPTURE : 0) |
    ((squares & PROMOTES) !== 0 ? CROWNING : 0) |
    ((cells[squares & 255]! & KING) === 0 ? MAN : 0)
  );
};

/** A child has returned: look again if it was better than expected, else weigh it and go on. */
const comeBack = (): void => {
  if (ply === 0) return finishDepth();
  const worth = -value;
  ply--;
  const index = nextOf[ply]!;
  unmake(index);
  const window = windowOf[ply]!;
  if (window === REDUCED && worth > alphaOf[ply]!) return descend(EMPTY_WINDOW);
  if (window === EMPTY_WINDOW && worth > alphaOf[ply]! && worth < betaOf[ply]!)
    return descend(WHOLE);
  weigh(index, worth);
};

const weigh = (index: number, worth: number): void => {
  nextOf[ply] = index + 1;
  stage = NEXT;
  if (worth <= bestOf[ply]!) return;
  bestOf[ply] = worth;
  bestSquaresOf[ply] = moveSquares[index]!;
  if (worth <= alphaOf[ply]!) return;
  alphaOf[ply] = worth;
  extendLine(index);
  if (ply === 0) keepLine();
  if (worth < betaOf[ply]!) return;
  rewardCut(index);
  finishNode();
};

const extendLine = (index: number): void => {
  const at = ply * MAX_PLY;
  const from = at + MAX_PLY;
  const length = Math.min(lineLength[ply + 1]!, MAX_PLY - 1);
  lineSquares[at] = moveSquares[index]!;
  lineLow[at] = moveTakesLow[index]!;
  lineHigh[at] = moveTakesHigh[index]!;
  for (let i = 0; i < length; i++) {
    lineSquares[at + 1 + i] = lineSquares[from + i]!;
    lineLow[at + 1 + i] = lineLow[from + i]!;
    lineHigh[at + 1 + i] = lineHigh[from + i]!;
  }
  lineLength[ply] = length + 1;
};

/** At the root, a few times a depth. */
const keepLine = (): void => {
  bestScore = bestOf[0]!;
  bestLine = [];
  for (let i = 0; i < lineLength[0]!; i++) {
    bestLine.push({ squares: lineSquares[i]!, takesLow: lineLow[i]!, takesHigh: lineHigh[i]! });
  }
};

const finishNode = (): void => {
  const best = bestOf[ply]!;
  let bound = EXACT;
  if (best >= betaOf[ply]!) bound = AT_LEAST;
  else if (best <= firstAlphaOf[ply]!) bound = AT_MOST;
  const depth = depthOf[ply]! < 0 ? 0 : depthOf[ply]!;
  store(keyLowOf[ply]!, keyHighOf[ply]!, depth, bound, toTable(best), bestSquaresOf[ply]!);
  returns(best);
};

/** Leaves the tree where it is; what was found so far stands. */
const stop = (): void => {
  stage = DONE;
};
