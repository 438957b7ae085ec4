/**
 * The search: iterative deepening of a principal variation search.
 *
 * The tree is walked with a stack of our own instead of recursion, so that it can be left after any number of
 * nodes and entered again: a worker runs it through, a thread that has other work to do runs it in slices, and
 * both find the same move. A node is entered, tries its moves one after the other, and returns a value; each
 * of these stages is a function below. Only the last plies, where most nodes are, are searched by functions that
 * call each other. Hot path: see mailbox.ts.
 */
import type { Game } from '../game';
import { stateAt, stateOf } from '../game';
import type { Position } from '../position';
import type { Rules } from '../rules/rules';
import { CAPTURE, countDraws, CROWNING, loadDrawCounts, MAN, pliesToDraw } from './draw-counts';
import { evaluate, loadJudgement, roughly, roughMargin } from './evaluation';
import type { Judgement } from './features';
import {
  BLACK,
  canMove,
  cells,
  generate,
  generateCaptures,
  keyHigh,
  keyLow,
  KING,
  kingCount,
  loadCount,
  loadPosition,
  make,
  menCount,
  moveSquares,
  moveTakesHigh,
  moveTakesLow,
  PROMOTES,
  runsKey,
  turn,
  unmake,
  WHITE,
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
  readonly judgement: Judgement;
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
/** Plies that could be repeated: since the last capture or move of a man. */
const reversibleOf = new Int32Array(MAX_PLY + 2);
const isDrawnAt = new Uint8Array(MAX_PLY + 2);

/**
 * How a child is searched: with the whole window, with an empty one to show it is no better, that less deep, or much
 * less deep to show that it is worse by a margin.
 */
const WHOLE = 0;
const EMPTY_WINDOW = 1;
const REDUCED = 2;
const GLANCE = 3;

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
/** Where the search ends: nowhere before the first move was looked at. */
let nodeLimit = Infinity;
let rootDepth = 0;
/** Where the score of a depth is looked for: so far below and above that of the depth before. */
let centre = 0;
let reachBelow = 0;
let reachAbove = 0;

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
  const { game, judgement } = newTask;
  if (!sharesTable(newTask)) clearTable();
  task = newTask;
  rules = game.rules;
  root = stateOf(game).position;
  givesAway = rules.goal === 'giveaway';
  mandatory = rules.capture.mandatory;
  loadJudgement(rules, judgement);
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
  nodeLimit = Infinity;
  bestLine = [];
  bestScore = 0;
  finishedDepth = 0;
  beginDepth(1);
};

/** What the table holds is worth nothing to a search with other rules or another judgement. */
const sharesTable = (next: SearchTask): boolean =>
  task !== null &&
  next.game.rules === task.game.rules &&
  next.judgement.weights === task.judgement.weights &&
  next.judgement.patterns === task.judgement.patterns &&
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
  loadJudgement(rules!, task!.judgement);
  loadPosition(rules!, root!);
  for (let i = 0; i < ply; i++) make(nextOf[i]!);
  myLoad = loadCount;
};

// ---------------------------------------------------------------------------------------------
// Depths

/** Scores of the first depths still jump about. */
const FIRST_STEADY_DEPTH = 5;
const FIRST_REACH = 30;
const FARTHEST_REACH = 1000;

const beginDepth = (depth: number): void => {
  const isSteady = depth >= FIRST_STEADY_DEPTH && Math.abs(bestScore) < SURE;
  rootDepth = depth;
  centre = bestScore;
  reachBelow = isSteady ? FIRST_REACH : 2 * INFINITE;
  reachAbove = reachBelow;
  enterRoot();
};

const enterRoot = (): void => {
  ply = 0;
  depthOf[0] = rootDepth;
  alphaOf[0] = Math.max(centre - reachBelow, -INFINITE);
  betaOf[0] = Math.min(centre + reachAbove, INFINITE);
  stage = ENTER;
};

const farther = (reach: number): number => (4 * reach > FARTHEST_REACH ? 2 * INFINITE : 4 * reach);

/** Whether the score lay outside of where it was looked for: then it is looked for again, farther out. */
const missedScore = (): boolean => {
  if (value <= centre - reachBelow) reachBelow = farther(reachBelow);
  else if (value >= centre + reachAbove) reachAbove = farther(reachAbove);
  else return false;
  return true;
};

const finishDepth = (): void => {
  if (missedScore()) return enterRoot();
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
  if (nodes >= nodeLimit) return stop();
  nodes++;
  lineLength[ply] = 0;
  if (ply > 0 && (isDrawnAt[ply] !== 0 || isRepeated(ply))) return returns(0);
  const known = probe(pathLow[historyLength + ply]!, pathHigh[historyLength + ply]!);
  if (known && ply > 0 && knownIsEnough(depthOf[ply]!, alphaOf[ply]!, betaOf[ply]!, ply))
    return returns(fromTable(foundScore, ply));
  if (ply >= MAX_PLY) return returns(judge());
  openNode(known ? foundSquares : 0);
};

const openNode = (hint: number): void => {
  const base = ply === 0 ? 0 : endOf[ply - 1]!;
  baseOf[ply] = base;
  nextOf[ply] = base;
  endOf[ply] = generate(base);
  if (ply === 0 && task!.without.length > 0) leaveOut();
  if (endOf[ply] === base) return returns(lostValue(ply));
  firstAlphaOf[ply] = alphaOf[ply]!;
  bestOf[ply] = -INFINITE;
  bestSquaresOf[ply] = 0;
  if (endOf[ply]! - base === 1 && isExtended(depthOf[ply]!, ply)) depthOf[ply] = depthOf[ply]! + 1;
  scoreMoves(base, endOf[ply]!, hint, ply);
  stage = NEXT;
};

/** A forced reply costs no depth, within reason; the last ply only among few kings, whose forced lines are long. */
const isExtended = (depth: number, plies: number): boolean =>
  plies > 0 && plies < 2 * rootDepth && (depth > 1 || isKingEnding());

const FEW_PIECES = 6;

const isKingEnding = (): boolean => {
  const kings = kingCount[WHITE]! + kingCount[BLACK]!;
  return kings > 0 && kings + menCount[WHITE]! + menCount[BLACK]! <= FEW_PIECES;
};

/** What it means to have no move: mostly the end. */
const lostValue = (plies: number): number => {
  if (rules!.goal === 'first-king' && kingCount[turn] !== 0) return WIN - plies;
  return givesAway ? WIN - plies : plies - WIN;
};

const judge = (): number => {
  let worth = evaluate();
  if (task!.noise !== 0) worth += noiseAt(keyLow, keyHigh);
  if (worth > MAX_EVALUATION) return MAX_EVALUATION;
  return worth < -MAX_EVALUATION ? -MAX_EVALUATION : worth;
};

/** As `judge`, and no more than a bound where even a rough guess lies far outside the window. */
const judgeWithin = (alpha: number, beta: number): number => {
  const guess = roughly();
  const margin = roughMargin() + task!.noise;
  if (guess - margin >= beta) return guess - margin;
  if (guess + margin <= alpha) return guess + margin;
  return judge();
};

/** The same error for the same position and seed, from minus to plus the noise. */
const noiseAt = (low: number, high: number): number => {
  let bits = imul(low ^ task!.seed, 0x85ebca6b);
  bits = imul(bits ^ (bits >>> 13) ^ high, 0xc2b2ae35);
  bits ^= bits >>> 16;
  return (((bits & 0xffff) * (2 * task!.noise + 1)) / 65536 - task!.noise) | 0;
};

/** A position met before on the way here, or in the game: whoever is better will not allow it. */
const isRepeated = (plies: number): boolean => {
  const at = historyLength + plies;
  const low = pathLow[at]!;
  const high = pathHigh[at]!;
  const first = at - reversibleOf[plies]!;
  for (let i = at - 4; i >= first && i >= 0; i -= 2)
    if (pathLow[i] === low && pathHigh[i] === high) return true;
  return false;
};

/** Near a draw by counting, what was found with another count is no guide. */
const NEAR_DRAW = 12;

const knownIsEnough = (depth: number, alpha: number, beta: number, plies: number): boolean => {
  if (foundDepth < depth) return false;
  const score = fromTable(foundScore, plies);
  const settles =
    foundBound === EXACT ||
    (foundBound === AT_LEAST && score >= beta) ||
    (foundBound === AT_MOST && score <= alpha);
  return settles && pliesToDraw(plies) > NEAR_DRAW;
};

/** Wins are kept in the table as distances from the position, not from the root. */
const fromTable = (score: number, plies: number): number => {
  if (score > SURE) return score - plies;
  return score < -SURE ? score + plies : score;
};

const toTable = (score: number, plies: number): number => {
  if (score > SURE) return score + plies;
  return score < -SURE ? score - plies : score;
};

const remember = (
  plies: number,
  depth: number,
  alpha: number,
  beta: number,
  best: number,
  bestSquares: number,
): void => {
  let bound = EXACT;
  if (best >= beta) bound = AT_LEAST;
  else if (best <= alpha) bound = AT_MOST;
  const at = historyLength + plies;
  store(pathLow[at]!, pathHigh[at]!, depth, bound, toTable(best, plies), bestSquares);
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

const scoreMoves = (base: number, end: number, hint: number, plies: number): void => {
  for (let i = base; i < end; i++) moveScore[i] = orderOf(i, hint, plies);
};

const orderOf = (index: number, hint: number, plies: number): number => {
  const squares = moveSquares[index]!;
  if (squares === hint) return HINT_SCORE;
  const low = moveTakesLow[index]!;
  const high = moveTakesHigh[index]!;
  if ((low | high) !== 0) return CAPTURE_SCORE + bitCount(low) + bitCount(high);
  if ((squares & PROMOTES) !== 0) return CROWNING_SCORE;
  if (squares === killer[2 * plies]) return KILLER_SCORE + 1;
  if (squares === killer[2 * plies + 1]) return KILLER_SCORE;
  return historyScore[(turn << 16) | (squares & 0xffff)]!;
};

const bitCount = (bits: number): number => {
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
};

/** Brings a capture that takes the most to the front. */
const longestFirst = (base: number, end: number): void => {
  let longest = base;
  let most = bitCount(moveTakesLow[base]!) + bitCount(moveTakesHigh[base]!);
  for (let i = base + 1; i < end; i++) {
    const count = bitCount(moveTakesLow[i]!) + bitCount(moveTakesHigh[i]!);
    if (count <= most) continue;
    most = count;
    longest = i;
  }
  if (longest !== base) swapMoves(base, longest);
};

/** Brings the best of the moves not yet tried to the front. */
const pickNext = (first: number, end: number): void => {
  const scores = moveScore;
  let best = first;
  let most = scores[first]!;
  for (let i = first + 1; i < end; i++) {
    const score = scores[i]!;
    if (score <= most) continue;
    most = score;
    best = i;
  }
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

const rewardCut = (index: number, depth: number, plies: number): void => {
  if ((moveTakesLow[index]! | moveTakesHigh[index]!) !== 0) return;
  const squares = moveSquares[index]!;
  if (killer[2 * plies] !== squares) {
    killer[2 * plies + 1] = killer[2 * plies]!;
    killer[2 * plies] = squares;
  }
  const at = (turn << 16) | (squares & 0xffff);
  const score = historyScore[at]! + depth * depth;
  historyScore[at] = score > MAX_HISTORY ? MAX_HISTORY : score;
};

// ---------------------------------------------------------------------------------------------
// Trying moves

const tryNext = (): void => {
  const index = nextOf[ply]!;
  if (index >= endOf[ply]!) return finishNode();
  pickNext(index, endOf[ply]!);
  if (index === baseOf[ply]) descend(WHOLE);
  else descend(isWorthAGlance() ? GLANCE : firstLook(index));
};

const firstLook = (index: number): number => (reductionOf(index) > 0 ? REDUCED : EMPTY_WINDOW);

/** Late quiet moves seldom matter: they are first looked at less deep, but not among few kings. */
const reductionOf = (index: number): number => {
  const depth = depthOf[ply]!;
  const number = index - baseOf[ply]!;
  if (depth < 3 || number < 2 || moveScore[index]! >= KILLER_SCORE || isKingEnding()) return 0;
  if (depth < 5 || number < 4) return 1;
  return depth < 8 || number < 8 ? 2 : 3;
};

/** A move that falls short by this much, so many plies less deep, is not looked at again. */
const GLANCE_MARGIN = 25;
const GLANCE_PLIES = 3;
const GLANCE_DEPTH = 5;

/** Among few kings a win is far off and shows in no score before it is seen. */
const isWorthAGlance = (): boolean =>
  depthOf[ply]! >= GLANCE_DEPTH && Math.abs(alphaOf[ply]!) <= MAX_EVALUATION && !isKingEnding();

/** Plies a look is less deep than the whole. */
const lessDeep = (window: number, index: number): number => {
  if (window === GLANCE) return GLANCE_PLIES;
  return window === REDUCED ? reductionOf(index) : 0;
};

const descend = (window: number): void => {
  const index = nextOf[ply]!;
  const child = ply + 1;
  const depth = depthOf[ply]! - 1 - lessDeep(window, index);
  const beta = -alphaOf[ply]! + (window === GLANCE ? GLANCE_MARGIN : 0);
  const alpha = window === WHOLE ? -betaOf[ply]! : beta - 1;
  windowOf[ply] = window;
  step(index, child);
  ply = child;
  if (depth <= SHALLOW) {
    value = lookShallow(depth, alpha, beta, endOf[ply - 1]!, ply);
    return comeBack();
  }
  depthOf[ply] = depth;
  alphaOf[ply] = alpha;
  betaOf[ply] = beta;
  stage = ENTER;
};

/** Makes a move, and notes down what draws are seen by at the ply it leads to. */
const step = (index: number, child: number): void => {
  const events = eventsOf(index);
  make(index);
  reversibleOf[child] = (events & (CAPTURE | MAN)) !== 0 ? 0 : reversibleOf[child - 1]! + 1;
  isDrawnAt[child] = countDraws(child, events) ? 1 : 0;
  pathLow[historyLength + child] = keyLow ^ runsKey();
  pathHigh[historyLength + child] = keyHigh;
};

const eventsOf = (index: number): number => {
  const squares = moveSquares[index]!;
  return (
    ((moveTakesLow[index]! | moveTakesHigh[index]!) !== 0 ? CAPTURE : 0) |
    ((squares & PROMOTES) !== 0 ? CROWNING : 0) |
    ((cells[squares & 255]! & KING) === 0 ? MAN : 0)
  );
};

// ---------------------------------------------------------------------------------------------
// Near the horizon: most nodes are here. These functions call each other, which costs less than the stack of
// the tree above and needs no pause: they soon end. After the last node they answer anything.

/** Nodes with no more depth than this are looked at in one go. */
const SHALLOW = 2;

const lookShallow = (
  depth: number,
  alpha: number,
  beta: number,
  base: number,
  plies: number,
): number => {
  if (nodes >= nodeLimit) return 0;
  lineLength[plies] = 0;
  if (isDrawnAt[plies] !== 0 || isRepeated(plies)) {
    nodes++;
    return 0;
  }
  if (depth <= 0) return settle(alpha, beta, base, plies);
  nodes++;
  const known = probe(pathLow[historyLength + plies]!, pathHigh[historyLength + plies]!);
  if (known && knownIsEnough(depth, alpha, beta, plies)) return fromTable(foundScore, plies);
  if (plies >= MAX_PLY) return judge();
  const hint = known ? foundSquares : 0;
  const end = generate(base);
  if (end === base) return lostValue(plies);
  if (end - base === 1) return lookAtOnlyMove(depth, alpha, beta, base, plies);
  scoreMoves(base, end, hint, plies);
  return lookAtMoves(depth, alpha, beta, base, end, plies);
};

const lookAtOnlyMove = (
  depth: number,
  alpha: number,
  beta: number,
  base: number,
  plies: number,
): number => {
  const left = isExtended(depth, plies) ? depth : depth - 1;
  step(base, plies + 1);
  const worth = -lookShallow(left, -beta, -alpha, base + 1, plies + 1);
  unmake(base);
  if (worth > alpha && worth < beta) extendLine(base, plies);
  if (nodes < nodeLimit) remember(plies, left + 1, alpha, beta, worth, moveSquares[base]!);
  return worth;
};

const lookAtMoves = (
  depth: number,
  alpha: number,
  beta: number,
  base: number,
  end: number,
  plies: number,
): number => {
  const cannotDraw = depth === 1 && reversibleOf[plies]! < 3 && pliesToDraw(plies) > 1;
  let best = -INFINITE;
  let bestIndex = base;
  let least = alpha;
  for (let index = base; index < end; index++) {
    pickNext(index, end);
    let worth = 0;
    if (cannotDraw) {
      make(index);
      worth = -settle(-beta, -least, end, plies + 1);
    } else {
      step(index, plies + 1);
      worth = -lookShallow(depth - 1, -beta, -least, end, plies + 1);
    }
    unmake(index);
    if (worth <= best) continue;
    best = worth;
    bestIndex = index;
    if (worth <= least) continue;
    least = worth;
    if (worth >= beta) {
      rewardCut(index, depth, plies);
      break;
    }
    extendLine(index, plies);
  }
  const bestSquares = moveSquares[bestIndex]!;
  if (nodes < nodeLimit) remember(plies, depth, alpha, beta, best, bestSquares);
  return best;
};

/** What the position is worth once nobody has to take. */
const settle = (alpha: number, beta: number, base: number, plies: number): number => {
  if (nodes >= nodeLimit) return 0;
  nodes++;
  const end = generateCaptures(base);
  if (end === base) return canMove() ? judgeWithin(alpha, beta) : lostValue(plies);
  if (end - base > 1) longestFirst(base, end);
  let best = -INFINITE;
  // Where captures are free, a side may also let things stand.
  if (!mandatory) best = judge();
  let least = best > alpha ? best : alpha;
  for (let index = base; index < end && least < beta; index++) {
    make(index);
    const worth = -settle(-beta, -least, end, plies + 1);
    unmake(index);
    if (worth > best) best = worth;
    if (worth > least) least = worth;
  }
  return best;
};

// ---------------------------------------------------------------------------------------------
// Coming back

/** A child has returned: look again if it was better than expected, else weigh it and go on. */
const comeBack = (): void => {
  if (ply === 0) return finishDepth();
  if (nodes >= nodeLimit) return stop();
  const worth = -value;
  ply--;
  const index = nextOf[ply]!;
  unmake(index);
  const window = windowOf[ply]!;
  if (window === GLANCE && worth > alphaOf[ply]! - GLANCE_MARGIN) return descend(firstLook(index));
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
  extendLine(index, ply);
  if (ply === 0) keepLine();
  if (worth < betaOf[ply]!) return;
  rewardCut(index, depthOf[ply]!, ply);
  finishNode();
};

const extendLine = (index: number, plies: number): void => {
  const at = plies * MAX_PLY;
  const from = at + MAX_PLY;
  const length = Math.min(lineLength[plies + 1]!, MAX_PLY - 1);
  lineSquares[at] = moveSquares[index]!;
  lineLow[at] = moveTakesLow[index]!;
  lineHigh[at] = moveTakesHigh[index]!;
  for (let i = 0; i < length; i++) {
    lineSquares[at + 1 + i] = lineSquares[from + i]!;
    lineLow[at + 1 + i] = lineLow[from + i]!;
    lineHigh[at + 1 + i] = lineHigh[from + i]!;
  }
  lineLength[plies] = length + 1;
};

/** At the root, a few times a depth. */
const keepLine = (): void => {
  nodeLimit = task!.maxNodes;
  bestScore = bestOf[0]!;
  bestLine = [];
  for (let i = 0; i < lineLength[0]!; i++) {
    bestLine.push({ squares: lineSquares[i]!, takesLow: lineLow[i]!, takesHigh: lineHigh[i]! });
  }
};

const finishNode = (): void => {
  const best = bestOf[ply]!;
  remember(ply, depthOf[ply]!, firstAlphaOf[ply]!, betaOf[ply]!, best, bestSquaresOf[ply]!);
  returns(best);
};

/** Leaves the tree where it is; what was found so far stands. */
const stop = (): void => {
  stage = DONE;
};
