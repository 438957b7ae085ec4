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
  return { leaves: perft(depth) };
};

const find = ({ rules, openingPlies, seed, nodes: limit }: ThinkRequest): Found => {
  const game = randomOpening(rulesOf(rules), openingPlies, MOVE_LIMIT, seed);
  clearTable();
  const heapBefore = heapBytes();
  const thought = think(game, { nodes: limit });
  if (thought === null) throw new Error(`no move in ${rules}`);
  const heapGrowth = heapBytes() - heapBefore;
  const { move, score, depth, nodes } = thought;
  return { path: move.path, captured: move.captured, score, depth, nodes, heapGrowth };
};
