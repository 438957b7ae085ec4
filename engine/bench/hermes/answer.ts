/** Answers requests in whatever VM it runs in, Hermes or Node. */
import { randomOpening } from '../../src/players/match';
import type { Rules } from '../../src/rules/rules';
import { startPosition } from '../../src/rules/start';
import { variant } from '../../src/rules/variants';
import { loadPosition, perft } from '../../src/search/mailbox';
import { clearTable } from '../../src/search/table';
import { think } from '../../src/search/think';
import { heapBytes } from './heap';
import type { Answer, Count, CountRequest, Found, Request, ThinkRequest } from './request';

/** Longer than any opening, and the same everywhere. */
const MOVE_LIMIT = 200;

export const answer = <R extends Request>(request: R): Answer<R> =>
  (request.kind === 'count' ? count(request) : find(request)) as Answer<R>;

const rulesOf = (id: string): Rules => {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`no variant ${id}`);
  return rules;
};

const count = ({ rules: id, depth }: CountRequest): Count => {
  const rules = rulesOf(id);
  loadPosition(rules, startPosition(rules));
  const start = Date.now();
  const leaves = perft(depth);
  return { leaves, milliseconds: Date.now() - start };
};

const find = (request: ThinkRequest): Found => {
  const { openingPlies, seed, nodes, milliseconds } = request;
  const game = randomOpening(rulesOf(request.rules), openingPlies, MOVE_LIMIT, seed);
  clearTable();
  const heapBefore = heapBytes();
  const start = Date.now();
  const thought = think(game, {
    ...(nodes !== undefined && { nodes }),
    ...(milliseconds !== undefined && {
      shouldStop: () => Date.now() - start >= milliseconds,
    }),
  });
  const elapsed = Date.now() - start;
  if (thought === null) throw new Error(`no move in ${request.rules}`);
  return {
    path: thought.move.path,
    captured: thought.move.captured,
    score: thought.score,
    depth: thought.depth,
    nodes: thought.nodes,
    milliseconds: elapsed,
    heapGrowth: heapBytes() - heapBefore,
  };
};
