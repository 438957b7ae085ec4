import { askFresh, gameOf, type Bout } from '../players/characters/bout';
import { optionsOf, type Contestant } from '../players/characters/contestant';
import { seedFrom } from '../players/characters/style';
import { randomPlayer } from '../players/computer';
import type { Move } from '../move';
import type { Rules } from '../rules/rules';
import { startThinking } from '../search/think';

/**
 * A step of a session, which can be left wherever it yields and taken up again, unless something else was searched
 * meanwhile; then it has to be begun anew.
 */
export type Step<T> = Generator<void, T, void>;

export const finish = <T>(step: Step<T>): T => {
  for (;;) {
    const { done, value } = step.next();
    if (done === true) return value;
  }
};

/**
 * The moves that a player expects, its own first, thought of as if nothing had been searched before. Yields after so
 * many nodes each.
 */
export function* thinkInBout(
  rules: Rules,
  bout: Bout,
  contestant: Contestant,
  nodes: number,
): Step<readonly Move[]> {
  const options = askFresh(rules, bout, (game, random) =>
    optionsOf(contestant, game, seedFrom(random)),
  );
  if (options === null) return [askFresh(rules, bout, randomPlayer)];
  const thinking = startThinking(gameOf(rules, bout), options);
  do yield;
  while (!thinking.advance(nodes));
  const thought = thinking.thought();
  if (thought === null) throw new Error('A player was asked for a move in a game that is over.');
  return thought.moves;
}
