import type { Game } from '../game';

/** A game with what a file says about it beside the moves. */
export interface PdnGame {
  readonly game: Game;
  /** `Event`, `White`, `Date` …: every tag that says something the game itself does not. */
  readonly tags: PdnTags;
  readonly comments: readonly PdnComment[];
  readonly nags: readonly PdnNag[];
}

export type PdnTags = Readonly<Record<string, string>>;

/** Words about a move; `ply` counts the moves before them, 0 is ahead of the first. */
export interface PdnComment {
  readonly ply: number;
  readonly text: string;
}

/** A numeric annotation glyph: 1 for `!`, 2 for `?`. */
export interface PdnNag {
  readonly ply: number;
  readonly nag: number;
}

/** Tags that are read into the game and written from it. `Rules` and `MoveLimit` are this program's own. */
export const GAME_TAGS = [
  'Result',
  'GameType',
  'Rules',
  'SetUp',
  'FEN',
  'MoveLimit',
  'Termination',
] as const;
export type GameTag = (typeof GAME_TAGS)[number];

export const isGameTag = (name: string): name is GameTag =>
  (GAME_TAGS as readonly string[]).includes(name);

/** Words as one line without space around it, which is how a file can hold them. */
export const tidyWords = (text: string): string => text.replace(/\s+/g, ' ').trim();
