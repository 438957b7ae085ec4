import { answer } from '../../../engine/bench/hermes/answer';
import { bundle, LAYOUTS } from '../../../engine/bench/hermes/bundle';
import type { Found, ThinkRequest } from '../../../engine/bench/hermes/request';
import { answersOf, hermes } from '../../../engine/bench/hermes/vm';
import { chosenSeed } from '../support/random';

/** One of each kind of board, king, capture rule and goal. */
const VARIANTS = [
  'english',
  'russian',
  'international',
  'italian',
  'frisian',
  'turkish',
  'canadian',
  'antidraughts',
];
/** Plies at random: the start, the middle game, and mostly positions with kings. */
const OPENINGS = [0, 20, 40];

const seed = chosenSeed();

const requests = VARIANTS.flatMap((rules): ThinkRequest[] =>
  OPENINGS.map((openingPlies) => ({ kind: 'think', rules, openingPlies, seed, nodes: 2000 })),
);

/** All that the search decides, without what the machine decides. */
const decided = (found: Found, i: number) => {
  const { path, captured, score, depth, nodes } = found;
  return { request: requests[i], path, captured, score, depth, nodes };
};

describe.each(LAYOUTS)('Hermes, with the engine bundled as %s', (layout) => {
  test(`finds the same moves, scores and numbers of nodes as Node (seed ${seed})`, async () => {
    const inHermes = await answersOf(hermes, await bundle(layout), requests);
    const inNode = requests.map((request) => answer(request));
    expect(inHermes.map(decided)).toEqual(inNode.map(decided));
  }, 120_000);
});
