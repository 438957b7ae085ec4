import {
  canRedo,
  canUndo,
  legalRoutesOf,
  newGame,
  play,
  redo,
  undo,
  variant,
  type Game,
  type Move,
  type Refusal,
  type Rules,
} from '@dama/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface GameState {
  readonly game: Game;
  /** Every way the side to move may go; found once a position. */
  readonly routes: readonly Move[];
  /** Why the last attempt was refused, until something else happens. */
  readonly refusal: Refusal | null;
  readonly verbs: GameVerbs;
}

export interface GameVerbs {
  readonly start: (rules: Rules) => void;
  /** Plays a path, or keeps the reason why not. */
  readonly play: (path: readonly number[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly forgetRefusal: () => void;
}

export type GameStore = StoreApi<GameState>;

/** What a new player meets first. */
export const firstGame = (): Game => {
  const rules = variant('brazilian');
  if (rules === undefined) throw new Error('The engine no longer knows the game the app opens on.');
  return newGame(rules);
};

const showing = (game: Game) => ({ game, routes: legalRoutesOf(game), refusal: null });

export const createGameStore = (game: Game = firstGame()): GameStore =>
  createStore<GameState>((set, get) => ({
    ...showing(game),
    verbs: {
      start: (rules) => set(showing(newGame(rules))),
      play: (path) => {
        const result = play(get().game, { path });
        set(result.ok ? showing(result.value) : { refusal: result.error });
      },
      undo: () => {
        if (canUndo(get().game)) set(showing(undo(get().game)));
      },
      redo: () => {
        if (canRedo(get().game)) set(showing(redo(get().game)));
      },
      forgetRefusal: () => set({ refusal: null }),
    },
  }));
