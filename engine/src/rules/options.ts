import type { DrawRule } from './draw-rule';
import type { CaptureRules, Rules } from './rules';

/** A choice that a game leaves to its players. */
export interface RulesOption {
  readonly id: string;
  readonly name: string;
  /** Ids of the games that offer it. */
  readonly offeredBy: readonly string[];
  readonly change: RulesChange;
}

/** What an option changes in a record. */
export interface RulesChange {
  readonly capture?: Partial<CaptureRules>;
  /** Added to the draws of the game. */
  readonly draws?: readonly DrawRule[];
}

export const OPTIONS: readonly RulesOption[] = [
  {
    id: 'single-capture',
    name: 'A move takes one piece only',
    offeredBy: ['school'], // "Captura": the project may leave multiple captures out
    change: { capture: { multiple: false } },
  },
  {
    id: 'win-in-20',
    name: '20 moves to win with more material',
    offeredBy: ['brazilian-club'], // §7
    change: { draws: [{ kind: 'advantage', moves: 20 }] },
  },
];

export const optionsOf = (rules: Rules): readonly RulesOption[] =>
  OPTIONS.filter((option) => option.offeredBy.includes(rules.id));

/** The game with one of its own options switched on; undefined if it does not offer that option. */
export const withOption = (rules: Rules, optionId: string): Rules | undefined => {
  const option = optionsOf(rules).find(({ id }) => id === optionId);
  return option && applyChange(rules, option.change);
};

const applyChange = (rules: Rules, { capture, draws = [] }: RulesChange): Rules => ({
  ...rules,
  capture: { ...rules.capture, ...capture },
  draws: [...rules.draws, ...draws],
});
