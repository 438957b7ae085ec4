/**
 * How a computer thinks, to look at: the tree of all moves a few plies deep, the worth of each position backed up
 * from the leaves (minimax), and which branches need no look at all (alpha-beta). Written from the definitions and
 * for readers; the search that plays is in search/.
 */
import { append, isOver, legalMovesOf, positionOf, winnerOf, type Game } from '../game';
import { makeMove } from '../notation/move-text';
import type { Color } from '../color';
import { evaluate, loadWeights } from '../search/evaluation';
import type { Weights } from '../search/features';
import { loadPosition } from '../search/mailbox';
import { familyOf, WEIGHTS } from '../search/weights';

export interface TreeNode {
  /** The move that leads here; null at the root. */
  readonly move: string | null;
  /** Hundredths of a man, for the player to move at the root. */
  readonly score: number;
  /** Alpha-beta never looks here. */
  readonly cut: boolean;
  /** The move that is played if the node before is reached. */
  readonly best: boolean;
  readonly children: readonly TreeNode[];
  /** Children that are not shown, because the tree would be too large. */
  readonly hidden: number;
}

export interface ClassroomTree {
  readonly root: TreeNode;
  /** Plies looked ahead: fewer than asked for if the tree would be too large. */
  readonly depth: number;
  /** The worth of the root, by either way. */
  readonly score: number;
  /** Positions looked at, the root among them. */
  readonly minimaxNodes: number;
  readonly alphaBetaNodes: number;
}

export interface TreeOptions {
  /** 1 to 5 plies. */
  readonly depth: number;
  readonly weights?: Weights;
  /** The most nodes of the tree that are handed out, those near the root first. */
  readonly shown?: number;
  /** The most positions that are looked at; a deeper tree is not begun. */
  readonly limit?: number;
}

export const DEEPEST_TREE = 5;
const DEFAULT_SHOWN = 500;
const DEFAULT_LIMIT = 20_000;

/** A game won is worth more than any position; the sooner, the more. */
export const GAME_WON = 30_000;

/** The deepest tree of a game that can be had; null when the game is over. */
export const classroomTree = (game: Game, options: TreeOptions): ClassroomTree | null => {
  if (isOver(game)) return null;
  const { shown = DEFAULT_SHOWN, limit = DEFAULT_LIMIT } = options;
  const weights = options.weights ?? WEIGHTS[familyOf(game.rules)];
  const deepest = Math.min(Math.max(1, Math.trunc(options.depth)), DEEPEST_TREE);
  let tree = treeOfDepth(game, 1, weights, Infinity);
  for (let depth = 2; depth <= deepest && tree !== null; depth++) {
    const deeper = treeOfDepth(game, depth, weights, limit);
    if (deeper === null) break;
    tree = deeper;
  }
  return tree && draw(tree, shown);
};

// ---------------------------------------------------------------------------------------------
// Minimax: the player at the root takes the largest of the scores, the opponent the smallest

/** A node while the tree is made. */
interface Branch {
  readonly move: string | null;
  readonly isRootsTurn: boolean;
  readonly children: Branch[];
  score: number;
  seen: boolean;
}

interface Grown {
  readonly root: Branch;
  readonly depth: number;
  readonly nodes: number;
}

/** What stays the same all over a tree. */
interface Lesson {
  readonly player: Color;
  readonly weights: Weights;
  readonly limit: number;
  nodes: number;
}

const treeOfDepth = (game: Game, depth: number, weights: Weights, limit: number): Grown | null => {
  const lesson: Lesson = { player: positionOf(game).turn, weights, limit, nodes: 0 };
  const root = minimax(game, null, depth, 0, lesson);
  return lesson.nodes > limit ? null : { root, depth, nodes: lesson.nodes };
};

const minimax = (
  game: Game,
  move: string | null,
  depth: number,
  ply: number,
  lesson: Lesson,
): Branch => {
  lesson.nodes++;
  const isRootsTurn = positionOf(game).turn === lesson.player;
  const branch: Branch = { move, isRootsTurn, children: [], score: 0, seen: false };
  if (depth === 0 || isOver(game)) {
    branch.score = leafScore(game, ply, lesson);
    return branch;
  }
  for (const next of legalMovesOf(game)) {
    if (lesson.nodes > lesson.limit) return branch;
    const text = makeMove(game.rules, positionOf(game), next);
    branch.children.push(minimax(append(game, [next]), text, depth - 1, ply + 1, lesson));
  }
  const scores = branch.children.map(({ score }) => score);
  branch.score = isRootsTurn ? Math.max(...scores) : Math.min(...scores);
  return branch;
};

/** A game that is over is won, lost or drawn; any other position is judged as it stands. */
const leafScore = (game: Game, ply: number, { player, weights }: Lesson): number => {
  const winner = winnerOf(game);
  if (winner !== null) return winner === player ? GAME_WON - ply : ply - GAME_WON;
  if (isOver(game)) return 0;
  loadWeights(game.rules, weights);
  loadPosition(game.rules, positionOf(game));
  // Not -evaluate(), which would make minus zero of nothing.
  return positionOf(game).turn === player ? evaluate() : 0 - evaluate();
};

// ---------------------------------------------------------------------------------------------
// Alpha-beta: alpha is what the player at the root can be sure of so far, beta what the opponent can. Where they
// meet, one of the two has something better elsewhere, and the moves left need no look.

const alphaBeta = (branch: Branch, alpha: number, beta: number): number => {
  branch.seen = true;
  if (branch.children.length === 0) return branch.score;
  let best = branch.isRootsTurn ? -Infinity : Infinity;
  for (const child of branch.children) {
    const score = alphaBeta(
      child,
      branch.isRootsTurn ? Math.max(alpha, best) : alpha,
      branch.isRootsTurn ? beta : Math.min(beta, best),
    );
    best = branch.isRootsTurn ? Math.max(best, score) : Math.min(best, score);
    if (branch.isRootsTurn ? best >= beta : best <= alpha) break;
  }
  return best;
};

const countSeen = (branch: Branch): number =>
  branch.children.reduce((sum, child) => sum + countSeen(child), branch.seen ? 1 : 0);

// ---------------------------------------------------------------------------------------------
// Drawing

const draw = ({ root, depth, nodes }: Grown, most: number): ClassroomTree => {
  const score = alphaBeta(root, -Infinity, Infinity);
  const shown = nearest(root, most);
  return {
    root: nodeOf(root, false, shown),
    depth,
    score,
    minimaxNodes: nodes,
    alphaBetaNodes: countSeen(root),
  };
};

/** So many branches, row by row from the root. */
const nearest = (root: Branch, most: number): ReadonlySet<Branch> => {
  const shown = new Set<Branch>([root]);
  for (const branch of shown)
    for (const child of branch.children) {
      if (shown.size >= most) return shown;
      shown.add(child);
    }
  return shown;
};

const nodeOf = (branch: Branch, best: boolean, shown: ReadonlySet<Branch>): TreeNode => {
  const { move, score, seen, children } = branch;
  const chosen = children.find((child) => child.score === score);
  const kept = children.filter((child) => shown.has(child));
  return {
    move,
    score,
    cut: !seen,
    best,
    children: kept.map((child) => nodeOf(child, child === chosen, shown)),
    hidden: children.length - kept.length,
  };
};
