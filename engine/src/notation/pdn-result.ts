import type { Color } from '../color';
import { opposite } from '../color';
import type { Game } from '../game';
import { agreeDraw, loseOnTime, outcomeOf, resign } from '../game';
import type { Outcome } from '../outcome';

/** The results of PDN 3.0. `0-0` is a game that both sides lost, for which no game has a rule. */
export const PDN_RESULTS = ['1-0', '0-1', '1/2-1/2', '2-0', '0-2', '1-1', '0-0', '*'] as const;
export type PdnResult = (typeof PDN_RESULTS)[number];

export const isPdnResult = (text: string): text is PdnResult =>
  (PDN_RESULTS as readonly string[]).includes(text);

/** Who won; null for a draw, undefined if the result leaves it open. */
const WINNERS: Readonly<Record<PdnResult, Color | null | undefined>> = {
  '1-0': 'white',
  '0-1': 'black',
  '1/2-1/2': null,
  '2-0': 'white',
  '0-2': 'black',
  '1-1': null,
  '0-0': undefined,
  '*': undefined,
};

export const makeResult = (game: Game): PdnResult => {
  const outcome = outcomeOf(game);
  if (outcome === null) return '*';
  if (outcome.winner === null) return '1/2-1/2';
  return outcome.winner === 'white' ? '1-0' : '0-1';
};

/** How the players ended a game, in words; the end of any other game can be seen on its board. */
export const makeTermination = (game: Game): string | undefined => {
  const outcome = outcomeOf(game);
  return outcome === null ? undefined : TERMINATIONS[outcome.reason];
};

/** `time forfeit` is a word of PGN; the others have none there. */
const TERMINATIONS: Readonly<Partial<Record<Outcome['reason'], string>>> = {
  agreement: 'agreement',
  resignation: 'resignation',
  time: 'time forfeit',
};

/**
 * Ends a game as its file says. Whoever lost on a board where play could go on gave up, unless the file
 * speaks of time; a draw there was agreed.
 */
export const declareResult = (game: Game, result: PdnResult, termination = ''): Game => {
  const winner = WINNERS[result];
  if (winner === undefined) return game;
  if (winner === null) return agreeDraw(game);
  const end = /\btime\b/i.test(termination) ? loseOnTime : resign;
  return end(game, opposite(winner));
};
