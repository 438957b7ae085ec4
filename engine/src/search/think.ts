import type { Game } from '../game';
import { isOver, positionOf } from '../game';
import type { Move } from '../move';
import { readLine } from '../moves';
import type { Rules } from '../rules/rules';
import type { Judgement, Patterns, Weights } from './features';
import {
  advanceSearch,
  beginSearch,
  MAX_DEPTH,
  searchResult,
  type PackedMove,
  type SearchResult,
} from './search';
import { sizeTable } from './table';
import { judgementOf } from './weights';

/** How a computer player thinks about a move. */
export interface ThinkOptions {
  readonly nodes?: number;
  readonly depth?: number;
  /** Asked now and then with the nodes searched so far; true ends the search with what it has. */
  readonly shouldStop?: (nodes: number) => boolean;
  /** How many of the best moves to find; 1 unless given. */
  readonly lines?: number;
  readonly noise?: number;
  readonly seed?: number;
  /** Judges by these features, and by patterns only if they are given too. */
  readonly weights?: Weights;
  /** False judges by features alone, even where patterns were learnt. */
  readonly patterns?: Patterns | false;
  readonly tableMegabytes?: number;
}

export interface ThoughtLine {
  /** The move and the replies expected. */
  readonly moves: readonly Move[];
  /** In hundredths of a man, for the side to move. */
  readonly score: number;
}

export interface Thought extends ThoughtLine {
  readonly move: Move;
  readonly depth: number;
  readonly nodes: number;
  /** The best lines, best first. */
  readonly lines: readonly ThoughtLine[];
}

export const DEFAULT_TABLE_MEGABYTES = 16;

/** Nodes between two questions whether to stop: a few milliseconds on a slow phone. */
export const NODES_PER_SLICE = 1000;

/** Finds a move, in slices: ask `advance` until it answers true, then read `thought`. */
export interface Thinking {
  readonly advance: (nodes: number) => boolean;
  /** What was found so far; null before the first move was looked at, and when the game is over. */
  readonly thought: () => Thought | null;
}

export const startThinking = (game: Game, options: ThinkOptions = {}): Thinking => {
  if (isOver(game)) return { advance: () => true, thought: () => null };
  sizeTable(options.tableMegabytes ?? DEFAULT_TABLE_MEGABYTES);
  const found: SearchResult[] = [];
  const wanted = options.lines ?? 1;
  const begin = (): void => beginSearch(taskOf(game, options, found));
  begin();
  return {
    advance: (nodes) => {
      if (!advanceSearch(nodes)) return false;
      const result = searchResult();
      if (result.line.length === 0) return true;
      found.push(result);
      if (found.length === wanted) return true;
      begin();
      return false;
    },
    thought: () => thoughtOf(game, found.length > 0 ? found : [searchResult()]),
  };
};

export const think = (game: Game, options: ThinkOptions = {}): Thought | null => {
  const thinking = startThinking(game, options);
  let nodes = 0;
  while (!thinking.advance(NODES_PER_SLICE)) {
    nodes += NODES_PER_SLICE;
    if (options.shouldStop?.(nodes) === true && thinking.thought() !== null) break;
  }
  return thinking.thought();
};

const taskOf = (game: Game, options: ThinkOptions, found: readonly SearchResult[]) => ({
  game,
  judgement: judgementFor(game.rules, options),
  maxDepth: Math.min(options.depth ?? MAX_DEPTH, MAX_DEPTH),
  maxNodes: Math.max(1, Math.floor((options.nodes ?? Infinity) / (options.lines ?? 1))),
  without: found.flatMap(({ line }): readonly PackedMove[] => line.slice(0, 1)),
  noise: options.noise ?? 0,
  seed: options.seed ?? 0,
});

const judgementFor = (rules: Rules, { weights, patterns }: ThinkOptions): Judgement =>
  weights === undefined
    ? judgementOf(rules, patterns !== false)
    : { weights, patterns: patterns || null };

const thoughtOf = (game: Game, found: readonly SearchResult[]): Thought | null => {
  const lines = found
    .map(({ line, score }) => ({ moves: readLine(game.rules, positionOf(game), line), score }))
    .sort((a, b) => b.score - a.score);
  const best = lines[0];
  const move = best?.moves[0];
  if (best === undefined || move === undefined) return null;
  return {
    ...best,
    move,
    depth: found[0]!.depth,
    nodes: found.reduce((sum, { nodes }) => sum + nodes, 0),
    lines,
  };
};
