import type { Force, MaterialRule, QuietRule, RepetitionRule } from './draw-rule';

export const THIRD_REPETITION: RepetitionRule = { kind: 'repetition', times: 3 };

/** So many moves of each side by kings alone, nothing being taken. */
export const kingMoves = (moves: number): QuietRule => ({
  kind: 'quiet',
  moves,
  without: ['capture', 'man'],
});

/** So many moves of each side while the balance holds, whatever happens inside it. */
export const balance = (strong: Force, weak: Force, moves: number): MaterialRule => ({
  kind: 'material',
  moves,
  strong,
  weak,
  restart: [],
  unlessCapture: false,
});

/** For games whose rulebook sets no limit, so that no game lasts for ever. */
export const OWN_LIMIT: QuietRule = { ...kingMoves(40), ownLimit: true };
