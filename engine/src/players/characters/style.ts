import { positionOf, type Game } from '../../game';
import type { Move } from '../../move';
import { countPieces } from '../../position';
import { FEATURES, type Feature, type Weights } from '../../search/features';
import { think, type ThinkOptions } from '../../search/think';
import { familyOf, FAMILIES, WEIGHTS, type Family } from '../../search/weights';
import type { Player } from '../match';
import type { Random } from '../random';

/** A way to play: how far to look, and what to like more or less than the engine does. */
export interface Style {
  readonly nodes: number;
  readonly depth: number;
  /** How far a judgement may be off, in hundredths of a man: no two games are alike. */
  readonly noise: number;
  /** Hundredths of a man, added to the engine's own weights for the game. */
  readonly likes: Partial<Weights>;
  /** All that it looks at; everything unless given. */
  readonly knows?: readonly Feature[];
  /** Looks at so many nodes, to any depth, once few pieces are left. */
  readonly endgameNodes?: number;
}

/** An ending, for a character that is good at them. */
export const ENDGAME_PIECES = 10;

/** Few nodes fill little of a table, and a small one is quickly cleared before every move. */
export const SMALL_TABLE_MEGABYTES = 0.03;

/** How a player thinks about its next move in a game. */
export type OptionsFor = (game: Game, seed: number) => ThinkOptions;

export const styleOptions = (style: Style): OptionsFor => {
  const weights = weightsByFamily(style);
  return (game, seed) => ({
    ...limitsOf(style, game),
    noise: style.noise,
    weights: weights[familyOf(game.rules)],
    seed,
    tableMegabytes: SMALL_TABLE_MEGABYTES,
  });
};

export const thinkingPlayer =
  (optionsFor: OptionsFor): Player =>
  (game, random) =>
    moveOf(game, optionsFor(game, seedFrom(random)));

const weightsByFamily = (style: Style): Readonly<Record<Family, Weights>> =>
  Object.fromEntries(
    FAMILIES.map((family) => [family, weightsOf(style, WEIGHTS[family])]),
  ) as Record<Family, Weights>;

const weightsOf = ({ likes, knows = FEATURES }: Style, weights: Weights): Weights =>
  Object.fromEntries(
    FEATURES.map((feature) => [
      feature,
      knows.includes(feature) ? weights[feature] + (likes[feature] ?? 0) : 0,
    ]),
  ) as Record<Feature, number>;

const limitsOf = (style: Style, game: Game): Pick<ThinkOptions, 'nodes' | 'depth'> =>
  style.endgameNodes !== undefined && pieceCount(game) <= ENDGAME_PIECES
    ? { nodes: style.endgameNodes }
    : { nodes: style.nodes, depth: style.depth };

const pieceCount = (game: Game): number => {
  const white = countPieces(positionOf(game), 'white');
  const black = countPieces(positionOf(game), 'black');
  return white.men + white.kings + black.men + black.kings;
};

export const seedFrom = (random: Random): number => random.below(2 ** 31);

const moveOf = (game: Game, options: ThinkOptions): Move => {
  const thought = think(game, options);
  if (thought === null) throw new Error('A player was asked for a move in a game that is over.');
  return thought.move;
};
