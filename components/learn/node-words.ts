import type { TFunction } from 'i18next';
import { GAME_WON, opposite, type Color } from '@dama/engine';
import { menText } from '@/i18n/figures';
import type { Knot } from './knots';

/** More plies than any tree has; a score this close to a win is one. */
const CLOSE = 100;

const isDecided = (score: number): boolean => Math.abs(score) > GAME_WON - CLOSE;

/** Men with a sign, for the player at the root. */
export const scoreText = (t: TFunction, score: number): string => {
  if (isDecided(score)) return t(score > 0 ? 'learn.won' : 'learn.lost');
  return `${score > 0 ? '+' : ''}${menText(t, score, 2)}`;
};

export type NodeShape = 'max' | 'min' | 'leaf';

/** The player at the root takes the highest, the opponent the lowest, and nobody chooses at the end. */
export const shapeOfKnot = ({ node, moves }: Knot): NodeShape =>
  node.children.length === 0 ? 'leaf' : moves.length % 2 === 0 ? 'max' : 'min';

/** Who chooses there, or why nobody does. */
export const turnText = (t: TFunction, knot: Knot, rootSide: Color, depth: number): string => {
  const { node, moves } = knot;
  const shape = shapeOfKnot(knot);
  if (shape === 'leaf')
    return t(isDecided(node.score) || moves.length < depth ? 'learn.gameOver' : 'learn.leaf');
  const side = moves.length % 2 === 0 ? rootSide : opposite(rootSide);
  return t(`learn.turn.${side}`, { role: t(`learn.${shape}`) });
};

export const moveText = (t: TFunction, { node }: Knot): string => node.move ?? t('learn.start');
