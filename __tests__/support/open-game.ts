import { newGame, parseFen, variant, type Game } from '@dama/engine';
import { makeFeedback, type FeedbackEvent } from '@/services/feedback/feedback';
import { createMemoryStorage } from '@/services/storage/memory-storage';
import type { Storage, StoredGame } from '@/services/storage/storage';
import { createSlicesHost } from '@/services/thinker/slices-host';
import type { Think } from '@/services/thinker/thinker';
import { setupFrom, type GameSetup } from '@/state/game-setup';
import type { GameStore } from '@/state/game-store';
import { createLibraryStore, type LibraryStore } from '@/state/library-store';
import { computer, TWO_PEOPLE, type Players } from '@/state/players';
import { DEFAULT_SETTINGS, type Settings } from '@/state/settings';
import { createFakeTime } from './fake-time';

export const gameFrom = (id: string, fen?: string): Game => {
  const rules = variant(id);
  if (!rules) throw new Error(`There is no game called ${id}.`);
  if (fen === undefined) return newGame(rules);
  const start = parseFen(rules, fen);
  if (!start.ok) throw new Error(start.error.message);
  return newGame(rules, { start: start.value });
};

/** A game between two people from where this one starts, changed as wanted. */
export const setupOf = (
  game: Game,
  changes: Partial<Settings> = {},
  players: Players = TWO_PEOPLE,
): GameSetup => ({
  ...setupFrom({ ...DEFAULT_SETTINGS, ...changes }, () => 0),
  rules: game.rules,
  start: game.start,
  players,
});

/** White is a person. */
export const against = (level: number): Players => ({ ...TWO_PEOPLE, black: computer(level) });

export const openIn = (library: LibraryStore, id: string): GameStore => {
  const store = library.getState().verbs.open(id);
  if (store === null || typeof store === 'string') throw new Error(`No game to open: ${store}`);
  return store;
};

export interface Shelf {
  readonly library: LibraryStore;
  /** Its verbs can be replaced by those of a disk that fails or takes its time. */
  readonly storage: { -readonly [Verb in keyof Storage]: Storage[Verb] };
  readonly time: ReturnType<typeof createFakeTime>;
  /** What was heard so far, and whether the screen is kept on. */
  readonly heard: FeedbackEvent[];
  readonly isAwake: () => boolean;
}

interface ShelfOptions {
  readonly games?: readonly StoredGame[];
  readonly storage?: Storage;
  readonly think?: Think;
}

/** A library in a time of its own. */
export const layShelf = (options: ShelfOptions = {}): Shelf => {
  const { games = [], storage = createMemoryStorage(), think = createSlicesHost() } = options;
  const time = createFakeTime();
  const heard: FeedbackEvent[] = [];
  let chance = 0;
  let awake = false;
  const library = createLibraryStore(games, {
    thinker: { think },
    feedback: makeFeedback(
      (event) => heard.push(event),
      () => undefined,
    ),
    keepAwake: (wanted) => (awake = wanted),
    now: time.now,
    later: time.later,
    random: () => (chance = (chance + 0.37) % 1),
    settings: () => DEFAULT_SETTINGS,
    storage,
  });
  return { library, storage, time, heard, isAwake: () => awake };
};

export interface Table extends Shelf {
  readonly store: GameStore;
}

/** A game on the table, attended, in a time of its own. */
export const layGame = (setup: GameSetup, think?: Think): Table => {
  const shelf = layShelf(think && { think });
  const store = openIn(shelf.library, shelf.library.getState().verbs.begin(setup));
  store.getState().verbs.attend();
  return { ...shelf, store };
};
