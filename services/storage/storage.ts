/**
 * What the app keeps between two runs. Strings and numbers only: what they mean is the state layer's
 * affair, so that a rule or an option can change without the database changing.
 */

/** A game as it is kept. */
export interface StoredGame {
  readonly id: string;
  /** The id of a game, or a whole record as `makeRules` writes it. */
  readonly rules: string;
  /** The position the game began from, as `makeFen` writes it. */
  readonly start: string;
  /** Every ply as `makeMove` writes it, those taken back included. */
  readonly moves: readonly string[];
  /** How many of the moves stand on the board. */
  readonly cursor: number;
  /** JSON. */
  readonly players: string;
  /** JSON: the move limit, whether sides switch, the time control. */
  readonly options: string;
  /** JSON, or nothing where no clock runs. */
  readonly clocks: string | null;
  /** JSON of an outcome that the players brought about: resigning, agreeing on a draw, time. */
  readonly declared: string | null;
  readonly isOver: boolean;
  /** Milliseconds since 1970, as the next. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface StoredDocument {
  readonly id: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/**
 * Everything is done in the order in which it was asked for. A write is resolved once it is durable, and
 * rejected where it failed (a full disk): the caller decides what to do about it.
 */
export interface Storage {
  /** Unfinished first, then finished, each the latest first. */
  readonly listGames: () => Promise<readonly StoredGame[]>;
  /** Adds the game or replaces the one with its id. */
  readonly saveGame: (game: StoredGame) => Promise<void>;
  readonly removeGame: (id: string) => Promise<void>;

  readonly readSetting: (key: string) => Promise<string | null>;
  readonly writeSetting: (key: string, value: string) => Promise<void>;

  /** The latest first. A kind is whatever the caller says: own rules, trained players, training runs. */
  readonly listDocuments: (kind: string) => Promise<readonly StoredDocument[]>;
  readonly saveDocument: (kind: string, id: string, text: string) => Promise<void>;
  readonly removeDocument: (kind: string, id: string) => Promise<void>;
}

/**
 * What the player should be told about the opening, if anything:
 * - `memory`: no database could be had, nothing outlives this run;
 * - `set-aside`: the database could not be read and lies aside, a new one was begun;
 * - `rows-set-aside`: single games or documents could not be read and lie aside.
 */
export type StorageNotice = 'memory' | 'set-aside' | 'rows-set-aside' | null;

export interface OpenedStorage {
  readonly storage: Storage;
  readonly notice: StorageNotice;
}
