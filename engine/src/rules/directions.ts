import type { Direction } from './rules';

/*
 *   f F f      f  diagonally-forward     F  forward
 *   S o S      S  sideways               o  the piece
 *   b B b      b  diagonally-backward    B  backward
 */
export const DIAGONALLY_FORWARD: readonly Direction[] = ['diagonally-forward'];

export const DIAGONALS: readonly Direction[] = ['diagonally-forward', 'diagonally-backward'];

export const ORTHOGONALS: readonly Direction[] = ['forward', 'backward', 'sideways'];

export const EIGHT_DIRECTIONS: readonly Direction[] = [...DIAGONALS, ...ORTHOGONALS];
