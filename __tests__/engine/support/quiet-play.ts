import { drawReached } from '../../../engine/src/draws';
import type { Game, State } from '../../../engine/src/game';
import { append, isOver, legalMovesOf, positionOf, stateOf } from '../../../engine/src/game';
import type { Move } from '../../../engine/src/move';
import { startOf } from '../../../engine/src/move';
import { canCapture } from '../../../engine/src/moves';
import { isKing, pieceAt } from '../../../engine/src/position';
import type { DrawRule } from '../../../engine/src/rules/draw-rule';
import { must } from './must';

/** The count of a draw rule in plies; -1 while it is not counting. */
export const countOf = (game: Game, rule: DrawRule): number => countIn(game, stateOf(game), rule);

const countIn = (game: Game, { counters }: State, rule: DrawRule): number =>
  Math.max(...must(counters[game.rules.draws.indexOf(rule)]));

/** Longer than any draw rule lets a quiet game last. */
const MOST_PLIES = 300;

/** Where a rule ends a game that it should not, every way is a dead end: the test fails rather than hangs. */
const MOST_DEAD_ENDS = 1000;

/**
 * Moves that keep a draw rule counting, and that no other rule ends, until the game is over or so many
 * plies were played. Nothing is taken and nothing crowned.
 */
export const playQuietly = (game: Game, rule: DrawRule, plies = MOST_PLIES): Game => {
  const played = search(game, rule, plies, { left: MOST_DEAD_ENDS });
  if (played === undefined) throw new Error(`no quiet way on from ${positionOf(game).board}`);
  return played;
};

/** The best choice at every ply, or the next best where that one comes to a dead end. */
const search = (
  game: Game,
  rule: DrawRule,
  plies: number,
  deadEnds: { left: number },
): Game | undefined => {
  if (plies === 0 || isOver(game)) return game;
  for (const choice of choicesOf(game, rule)) {
    const played = search(choice.game, rule, plies - 1, deadEnds);
    if (played !== undefined) return played;
    if (deadEnds.left === 0) return undefined;
  }
  deadEnds.left--;
  return undefined;
};

interface Choice {
  readonly game: Game;
  readonly byKing: boolean;
}

const choicesOf = (game: Game, rule: DrawRule): readonly Choice[] =>
  legalMovesOf(game)
    .filter((move) => move.captured.length === 0 && !move.promotes)
    .map((move) => ({ game: append(game, [move]), byKing: isByKing(game, move) }))
    .filter((choice) => goesOn(choice.game, game, rule))
    .sort((a, b) => cost(a, rule) - cost(b, rule));

const isByKing = (game: Game, move: Move): boolean => {
  const piece = pieceAt(positionOf(game), startOf(move));
  return piece !== null && isKing(piece);
};

const goesOn = (after: Game, before: Game, rule: DrawRule): boolean => {
  const reached = drawReached(after.rules, positionOf(after), stateOf(after).counters);
  return (
    countOf(after, rule) === countOf(before, rule) + 1 &&
    (reached === undefined || reached === rule) &&
    !canCapture(after.rules, positionOf(after))
  );
};

/** Kings move first, to positions seen least; a man steps in when another rule is about to end the game. */
const cost = ({ game, byKing }: Choice, rule: DrawRule): number => {
  const others = game.rules.draws.filter((other) => other !== rule);
  const nearlyFull = others.filter((other) => isNearlyFull(game, other)).length;
  return 1000 * nearlyFull + (byKing ? 0 : 100) + timesSeen(game);
};

const isNearlyFull = (game: Game, rule: DrawRule): boolean =>
  rule.kind !== 'repetition' && countOf(game, rule) >= 2 * rule.moves - 3;

const timesSeen = (game: Game): number => {
  const { board, turn } = positionOf(game);
  return game.plies.filter(
    ({ after }) => after.position.board === board && after.position.turn === turn,
  ).length;
};
