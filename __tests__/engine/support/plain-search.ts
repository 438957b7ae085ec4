import { GAME_WON } from '../../../engine/src/classroom/tree';
import {
  legalMovesOf,
  outcomeOf,
  play,
  positionOf,
  winnerOf,
  type Game,
} from '../../../engine/src/game';
import { evaluate, loadWeights } from '../../../engine/src/search/evaluation';
import { loadPosition } from '../../../engine/src/search/mailbox';
import { familyOf, WEIGHTS } from '../../../engine/src/search/weights';

/** From the side to move, where the classroom counts from the player at the root. */
const worthOf = (game: Game, ply: number): number => {
  const outcome = outcomeOf(game);
  if (outcome !== null && outcome.winner === null) return 0;
  if (outcome !== null)
    return winnerOf(game) === positionOf(game).turn ? GAME_WON - ply : ply - GAME_WON;
  loadWeights(game.rules, WEIGHTS[familyOf(game.rules)]);
  loadPosition(game.rules, positionOf(game));
  return evaluate();
};

const after = (game: Game): readonly Game[] =>
  legalMovesOf(game).map(({ path, captured }) => {
    const played = play(game, { path, captured });
    if (!played.ok) throw new Error(played.error.code);
    return played.value;
  });

interface Searched {
  readonly score: number;
  readonly nodes: number;
}

/** Plain minimax, and how many positions it looked at. */
export const negamax = (game: Game, depth: number, ply = 0): Searched => {
  const children = depth === 0 ? [] : after(game);
  if (children.length === 0) return { score: worthOf(game, ply), nodes: 1 };
  const results = children.map((child) => negamax(child, depth - 1, ply + 1));
  return {
    score: Math.max(...results.map(({ score }) => -score)),
    nodes: results.reduce((sum, { nodes }) => sum + nodes, 1),
  };
};

/** Alpha-beta in the order of the moves, and how many positions it looked at. */
export const negaAlphaBeta = (
  game: Game,
  depth: number,
  alpha = -Infinity,
  beta = Infinity,
  ply = 0,
): Searched => {
  const children = depth === 0 ? [] : after(game);
  if (children.length === 0) return { score: worthOf(game, ply), nodes: 1 };
  let score = -Infinity;
  let nodes = 1;
  for (const child of children) {
    const found = negaAlphaBeta(child, depth - 1, -beta, -Math.max(alpha, score), ply + 1);
    nodes += found.nodes;
    score = Math.max(score, -found.score);
    if (score >= beta) break;
  }
  return { score, nodes };
};
