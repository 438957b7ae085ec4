import {
  classroomTree,
  GAME_WON,
  type ClassroomTree,
  type TreeNode,
} from '../../../engine/src/classroom/tree';
import { legalMovesOf, newGame, positionOf, resign, type Game } from '../../../engine/src/game';
import { makeMove } from '../../../engine/src/notation/move-text';
import { randomOpening } from '../../../engine/src/players/match';
import { VARIANTS } from '../../../engine/src/rules/variants';
import { loadPosition, perft } from '../../../engine/src/search/mailbox';
import { readFen, rulesOf } from '../support/fen';
import { must } from '../support/must';
import { negaAlphaBeta, negamax } from '../support/plain-search';

const EVERYTHING = { shown: Infinity, limit: Infinity };

const treeOf = (game: Game, depth: number): ClassroomTree =>
  must(classroomTree(game, { depth, ...EVERYTHING }));

const perftSum = (game: Game, depth: number): number => {
  let sum = 1;
  for (let plies = 1; plies <= depth; plies++) {
    loadPosition(game.rules, positionOf(game));
    sum += perft(plies);
  }
  return sum;
};

const nodesOf = (node: TreeNode): readonly TreeNode[] => [node, ...node.children.flatMap(nodesOf)];

test.each(VARIANTS.map((rules) => ({ id: rules.id, rules })))(
  'looks at as many positions of $id as a plain minimax and a plain alpha-beta',
  ({ rules }) => {
    for (const plies of [0, 12, 40]) {
      const game = randomOpening(rules, plies, 300, 4);
      for (const depth of [1, 2, 3]) {
        const tree = must(classroomTree(game, { depth, limit: 3000, shown: Infinity }));
        const plain = negamax(game, tree.depth);
        const cutting = negaAlphaBeta(game, tree.depth);
        expect(tree).toMatchObject({
          score: plain.score + 0, // minus zero is zero
          minimaxNodes: plain.nodes,
          alphaBetaNodes: cutting.nodes,
        });
        expect(cutting.score + 0).toBe(plain.score + 0);
        expect(tree.root.score).toBe(tree.score);
      }
    }
  },
);

test.each(['english', 'russian', 'international', 'turkish'])(
  'counts as perft does at the start of %s, where no game ends',
  (id) => {
    const game = newGame(rulesOf(id));
    expect(treeOf(game, 4).minimaxNodes).toBe(perftSum(game, 4));
  },
);

test('counts 1 + 7 + 49 + 302 + 1469 + 7361 positions five plies into english draughts', () => {
  const tree = treeOf(newGame(rulesOf('english')), 5);
  expect(tree.minimaxNodes).toBe(1 + 7 + 49 + 302 + 1469 + 7361);
  expect(tree.alphaBetaNodes).toBeLessThan(tree.minimaxNodes / 2);
});

test('the score of a node is the best of its children for whoever moves there', () => {
  const { root } = treeOf(randomOpening(rulesOf('brazilian'), 10, 300, 2), 3);
  const check = (node: TreeNode, isRootsTurn: boolean): void => {
    if (node.children.length === 0) return;
    const scores = node.children.map(({ score }) => score);
    expect(node.score).toBe(isRootsTurn ? Math.max(...scores) : Math.min(...scores));
    const best = node.children.filter((child) => child.best);
    expect(best).toHaveLength(1);
    expect(must(best[0]).score).toBe(node.score);
    for (const child of node.children) check(child, !isRootsTurn);
  };
  check(root, true);
});

test('what is cut off stays cut off below, and the best line is never cut', () => {
  const tree = treeOf(randomOpening(rulesOf('english'), 8, 300, 1), 4);
  for (const node of nodesOf(tree.root))
    if (node.cut) expect(nodesOf(node).every(({ cut }) => cut)).toBe(true);
  expect(nodesOf(tree.root).filter(({ cut }) => !cut)).toHaveLength(tree.alphaBetaNodes);
  expect(tree.alphaBetaNodes).toBeLessThan(tree.minimaxNodes);
  for (let node = tree.root; node.children.length > 0;) {
    node = must(node.children.find(({ best }) => best));
    expect(node.cut).toBe(false);
  }
});

test('moves are written as in the game', () => {
  const game = newGame(rulesOf('russian'));
  const { root } = treeOf(game, 1);
  expect(root.move).toBeNull();
  expect(root.children.map(({ move }) => move)).toEqual(
    legalMovesOf(game).map((move) => makeMove(game.rules, positionOf(game), move)),
  );
});

test('sees a game won, and wins the sooner the better', () => {
  const rules = rulesOf('english');
  const game = newGame(rules, { start: { position: readFen(rules, 'W:W15:B11') } });
  expect(treeOf(game, 5).score).toBe(GAME_WON - 1);
});

test('shows the nodes near the root first, and tells how many are hidden', () => {
  const game = newGame(rulesOf('english'));
  const all = treeOf(game, 3);
  const some = must(classroomTree(game, { depth: 3, shown: 20 }));
  expect(some).toMatchObject({ score: all.score, minimaxNodes: all.minimaxNodes });
  expect(nodesOf(some.root)).toHaveLength(20);
  expect(some.root.children).toHaveLength(7);
  const compare = (part: TreeNode, full: TreeNode): void => {
    expect(part.children.length + part.hidden).toBe(full.children.length);
    part.children.forEach((child, i) => compare(child, must(full.children[i])));
  };
  compare(some.root, all.root);
});

test('a tree that would be too large is not made as deep', () => {
  const game = newGame(rulesOf('english'));
  expect(classroomTree(game, { depth: 5, limit: 400 })).toMatchObject({
    depth: 3,
    minimaxNodes: 1 + 7 + 49 + 302,
  });
  expect(classroomTree(game, { depth: 5, limit: 1 })).toMatchObject({ depth: 1 });
  expect(classroomTree(game, { depth: 99, limit: 400 })?.depth).toBe(3);
  expect(classroomTree(game, { depth: 0 })?.depth).toBe(1);
});

test('a tree survives being written down', () => {
  const tree = treeOf(newGame(rulesOf('italian')), 2);
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
});

test('a game that is over has no tree', () => {
  expect(classroomTree(resign(newGame(rulesOf('english')), 'white'), { depth: 2 })).toBeNull();
});
