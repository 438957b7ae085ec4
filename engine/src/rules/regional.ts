import type { RulesSource } from './rules';

/** A game of a region, for which no federation's text was found. */
export const regional = (where: string): RulesSource => ({
  kind: 'regional',
  note: `Played in ${where}; no federation text was found`,
});
