import type { Color } from '../color';
import { stateAt, winnerOf, type Game } from '../game';
import { canCapture } from '../moves';
import { NO_WEIGHTS } from '../players/characters/learner-player';
import { thinker } from '../players/computer';
import { playOut, randomOpening } from '../players/match';
import { randomFrom } from '../players/random';
import type { Position } from '../position';
import type { Rules } from '../rules/rules';
import { evaluate, loadWeights } from '../search/evaluation';
import { FEATURES, type Feature, type Weights } from '../search/features';
import { loadPosition, turn, WHITE } from '../search/mailbox';
import type { Sample } from './regression';

/** A position, and how its game ended. */
export interface GameOutcome {
  readonly position: Position;
  /** 1 for White, 0 for Black, a half for neither. */
  readonly result: number;
}

const OPENING_PLIES = 8;
const MOVE_LIMIT = 200;
/** Positions nearer to the start say more of the opening than of the game. */
const FIRST_PLY = 4;

/** Quiet positions of games the weights play against themselves, each with how its game ended. */
export const selfPlay = (
  rules: Rules,
  weights: Weights,
  games: number,
  nodes: number,
  seed: number,
): readonly GameOutcome[] => {
  const player = thinker({ nodes, weights, noise: 4, seed, tableMegabytes: 1 });
  const outcomes: GameOutcome[] = [];
  for (let number = 0; number < games; number++) {
    const opening = randomOpening(rules, OPENING_PLIES, MOVE_LIMIT, seed + number);
    const game = playOut(opening, player, player, 'white', randomFrom(seed + number));
    const result = resultOf(winnerOf(game));
    for (const position of quietPositions(game)) outcomes.push({ position, result });
  }
  return outcomes;
};

const resultOf = (winner: Color | null): number => {
  if (winner === null) return 0.5;
  return winner === 'white' ? 1 : 0;
};

const quietPositions = (game: Game): readonly Position[] => {
  const positions: Position[] = [];
  for (let ply = OPENING_PLIES + FIRST_PLY; ply < game.cursor; ply++) {
    const { position } = stateAt(game, ply);
    if (!canCapture(game.rules, position)) positions.push(position);
  }
  return positions;
};

/** Large, so that what the evaluation rounds to whole numbers does not matter. */
const UNIT = 1000;

export const samplesOf = (rules: Rules, outcomes: readonly GameOutcome[]): readonly Sample[] => {
  const positions = outcomes.map(({ position }) => position);
  const columns = FEATURES.map((feature) => featureColumn(rules, feature, positions));
  return outcomes.map(({ result }, i) => ({
    features: Float64Array.from(columns, (column) => column[i]!),
    result,
  }));
};

/**
 * What one feature says of each position, for White. The evaluation is a sum of weight times feature: with one
 * weight set, it tells that feature.
 */
export const featureColumn = (
  rules: Rules,
  feature: Feature,
  positions: readonly Position[],
): readonly number[] => {
  loadWeights(rules, only(feature));
  return positions.map((position) => {
    loadPosition(rules, position);
    const worth = evaluate() / UNIT;
    return turn === WHITE ? worth : -worth;
  });
};

const only = (feature: Feature): Weights => ({ ...NO_WEIGHTS, [feature]: UNIT });

export const vectorOf = (weights: Weights): Float64Array =>
  Float64Array.from(FEATURES, (feature) => weights[feature]);

/** Weights with a man worth 100, as everything is told in hundredths of a man. */
export const weightsOf = (vector: Float64Array): Weights => {
  const scale = 100 / vector[FEATURES.indexOf('man')]!;
  const weights = Object.fromEntries(
    FEATURES.map((feature, i) => [feature, Math.round(vector[i]! * scale * 10) / 10]),
  );
  return weights as Record<Feature, number>;
};
