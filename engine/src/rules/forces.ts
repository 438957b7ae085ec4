import type { Force, Range } from './draw-rule';

/** More pieces than the largest board has squares: a range up to here has no upper end. */
export const NO_LIMIT = 144;

export const exactly = (count: number): Range => [count, count];

export const atLeast = (count: number): Range => [count, NO_LIMIT];

const NO_MEN = exactly(0);

/** So many kings and nothing else. */
export const kingsOnly = (kings: Range): Force => ({ men: NO_MEN, kings });

/** So many pieces, one of them a king at least. */
export const withKing = (pieces: Range): Force => ({ pieces, kings: atLeast(1) });

export const LONE_KING: Force = kingsOnly(exactly(1));

export const LONE_PIECE: Force = { pieces: exactly(1) };

export const ANY_WITH_KING: Force = { kings: atLeast(1) };
