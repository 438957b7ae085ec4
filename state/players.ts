import type { ByColor, Contestant } from '@dama/engine';

/** Who plays a side. A person without a name is called by the colour. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'computer';
      readonly level: number;
      /** Somebody with a way of playing of its own; the level says nothing then. */
      readonly persona?: Persona;
    };

export type Computer = Extract<Player, { readonly kind: 'computer' }>;

export interface Persona {
  readonly contestant: Contestant;
  /** What one that was trained is called; the others have names in every language. */
  readonly name: string | null;
}

export type Players = ByColor<Player>;

export const person = (name = ''): Player => ({ kind: 'person', name });
export const computer = (level: number): Player => ({ kind: 'computer', level });

/** The level is the least, for wherever one is asked for. */
export const persona = (contestant: Contestant, name: string | null): Player => ({
  kind: 'computer',
  level: 1,
  persona: { contestant, name },
});

/** Who plays in a way of its own; null for people and levels. */
export const contestantOf = (player: Player): Contestant | null =>
  player.kind === 'computer' ? (player.persona?.contestant ?? null) : null;

export const TWO_PEOPLE: Players = { white: person(), black: person() };

export const isPerson = (player: Player): boolean => player.kind === 'person';

/** The same two, with a person in the place of each computer. */
export const peopleOnly = ({ white, black }: Players): Players => ({
  white: isPerson(white) ? white : person(),
  black: isPerson(black) ? black : person(),
});

export const peopleCount = (players: Players): number =>
  [players.white, players.black].filter(isPerson).length;
