import type { GiveTap } from './feedback';

/** A browser can only buzz. */
export const createGiveTap = (): GiveTap => () => undefined;
