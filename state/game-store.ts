import {
  canRedo,
  canUndo,
  legalRoutesOf,
  isOver,
  newGame,
  play,
  positionOf,
  redo,
  undo,
  variant,
  type ByColor,
  type Game,
  type Move,
  type Refusal,
  type Rules,
} from '@dama/engine';
import { createThinker } from '@/services/thinker/create-thinker';
import { makeRequest } from '@/services/thinker/make-request';
import type { Thinker } from '@/services/thinker/thinker';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Who plays each side: the computer at a level, or a person (null). */
export type Players = ByColor<number | null>;

export const TWO_PEOPLE: Players = { white: null, black: null };

export interface GameState {
  readonly game: Game;
  readonly players: Players;
  /** Every way the side to move may go; found once a position. */
  readonly routes: readonly Move[];
  /** Why the last attempt was refused, until something else happens. */
  readonly refusal: Refusal | null;
  readonly verbs: GameVerbs;
}

export interface GameVerbs {
  /** Starts a game, with the players there are unless others are named. */
  readonly start: (rules: Rules, players?: Players) => void;
  /** Plays a path, or keeps the reason why not. */
  readonly play: (path: readonly number[]) => void;
  /** Back to where a person is to move. */
  readonly undo: () => void;
  readonly redo: () => void;
  readonly forgetRefusal: () => void;
}

export type GameStore = StoreApi<GameState>;

/** What the store needs from outside, each replaced in tests. */
export interface GameEdges {
  readonly thinker: Thinker;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}

/** What a new player meets first. */
export const firstGame = (): Game => {
  const rules = variant('brazilian');
  if (rules === undefined) throw new Error('The engine no longer knows the game the app opens on.');
  return newGame(rules);
};

/** The level of the computer that is to move; null when a person is, or nobody. */
export const levelToMove = ({ game, players }: Pick<GameState, 'game' | 'players'>) =>
  isOver(game) ? null : players[positionOf(game).turn];

/** A weak level answers at once; people want to see their own move first. */
const SHORTEST_THINK = 450;

const defaultEdges = (): GameEdges => ({
  thinker: createThinker(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
});

const showing = (game: Game) => ({ game, routes: legalRoutesOf(game), refusal: null });

export const createGameStore = (
  game: Game = firstGame(),
  edges: GameEdges = defaultEdges(),
): GameStore =>
  createStore<GameState>((set, get) => {
    let thinking: AbortController | null = null;

    const show = (next: Game, players: Players = get().players) => {
      thinking?.abort();
      thinking = null;
      set({ ...showing(next), players });
      void letComputerMove();
    };

    const letComputerMove = async (): Promise<void> => {
      const level = levelToMove(get());
      if (level === null) return;
      const asked = get().game;
      const control = new AbortController();
      thinking = control;
      const seed = Math.floor(edges.random() * 2 ** 31);
      try {
        const [move] = await Promise.all([
          edges.thinker.think(makeRequest(asked, { limits: { level }, seed }), control),
          edges.wait(SHORTEST_THINK),
        ]);
        // The answer counts only in the game it was asked for, as that stands now.
        const played = thinking === control && play(asked, move);
        if (played && played.ok) show(played.value);
      } catch {
        // Every host has failed: the game goes on between people rather than not at all.
        if (thinking === control) show(asked, TWO_PEOPLE);
      }
    };

    /** Steps until a person is to move, or as far as it goes. */
    const step = (canGo: (game: Game) => boolean, go: (game: Game) => Game) => {
      const { players } = get();
      let next = get().game;
      if (!canGo(next)) return;
      do next = go(next);
      while (canGo(next) && levelToMove({ game: next, players }) !== null);
      show(next);
    };

    return {
      ...showing(game),
      players: TWO_PEOPLE,
      verbs: {
        start: (rules, players) => show(newGame(rules), players),
        play: (path) => {
          if (levelToMove(get()) !== null) return;
          const result = play(get().game, { path });
          if (result.ok) show(result.value);
          else set({ refusal: result.error });
        },
        undo: () => step(canUndo, undo),
        redo: () => step(canRedo, redo),
        forgetRefusal: () => set({ refusal: null }),
      },
    };
  });
