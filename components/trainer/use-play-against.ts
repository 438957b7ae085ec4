import { asContestant, suits, variant, VARIANTS, type Rules } from '@dama/engine';
import { useLibrary, useSettings } from '@/components/app-stores';
import { setupAgainst } from '@/state/game-setup';
import { persona } from '@/state/players';
import type { TrainedPlayer } from '@/state/trained-player';

/** Begins a game against a trained player and answers its id: the chosen game, or the first of those it knows. */
export function usePlayAgainst(): (player: TrainedPlayer) => string {
  const settings = useSettings((state) => state.settings);
  const { begin } = useLibrary((state) => state.verbs);
  return ({ name, learner }) => {
    const chosen = variant(settings.variant);
    const known = (rules: Rules | undefined) => rules !== undefined && suits(learner, rules);
    const rules = [chosen, ...VARIANTS].find(known);
    if (rules === undefined) throw new Error(`No game is of the family ${learner.family}.`);
    return begin(setupAgainst(persona(asContestant(learner), name), rules, settings, Math.random));
  };
}
