import { BONUS_KINDS, COLORS, LEVELS, variant, type BonusKind } from '@dama/engine';
import { BOARD_THEMES } from '@/theme/board-themes';
import { PIECE_SETS } from '@/theme/piece-sets';
import { BY_LEVEL, isRival, type Rival } from './rival';

export const OPPONENTS = ['computer', 'person', 'watch'] as const;
export const SEATS = [...COLORS, 'lot'] as const;
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export const INPUTS = ['both', 'tap', 'drag'] as const;
export const SPEEDS = [0, 0.5, 1, 2] as const;
export const COORDINATES = ['custom', 'edge', 'squares', 'none'] as const;
export const ORIENTATIONS = ['fixed', 'turning', 'facing'] as const;
export const PANEL_SIDES = ['right', 'left'] as const;
export const LANGUAGE_CHOICES = ['system', 'en', 'pt-BR', 'es'] as const;
export const TIME_OUTS = ['lose', 'random-move'] as const;

/** Everything a player has chosen, for the app and for the next game; kept at once, applied at once. */
export interface Settings {
  // The next game
  readonly variant: string;
  readonly opponent: (typeof OPPONENTS)[number];
  readonly level: number;
  /** The level on the other side when two computers play. */
  readonly otherLevel: number;
  /** Whom the computer plays as; and whom the other, when two play. */
  readonly rival: Rival;
  readonly otherRival: Rival;
  readonly seat: (typeof SEATS)[number];
  readonly name: string;
  readonly otherName: string;
  /** Milliseconds for a turn and for the game; null for as long as one likes. */
  readonly turnTime: number | null;
  readonly gameTime: number | null;
  readonly bonus: BonusKind;
  readonly bonusTime: number;
  /** The other side's time for the game, where the two are unequal. */
  readonly otherGameTime: number | null;
  readonly timeOut: (typeof TIME_OUTS)[number];
  readonly moveLimit: number | null;
  readonly switchSides: boolean;
  readonly favourites: readonly string[];
  // The board
  readonly boardTheme: (typeof BOARD_THEMES)[number];
  readonly pieceSet: (typeof PIECE_SETS)[number];
  readonly coordinates: (typeof COORDINATES)[number];
  readonly highlights: boolean;
  /** The computer's expected line, its judgement, and how far it looks. */
  readonly showThinking: boolean;
  readonly input: (typeof INPUTS)[number];
  /** How long motion takes, as a share of the usual. */
  readonly speed: (typeof SPEEDS)[number];
  /** Milliseconds from a player's move to the computer's answer, at least. */
  readonly minMoveTime: number;
  readonly touchMove: boolean;
  readonly finishForced: boolean;
  readonly orientation: (typeof ORIENTATIONS)[number];
  /** Share of the room that the board takes. */
  readonly boardSize: number;
  readonly panelSide: (typeof PANEL_SIDES)[number];
  // The app
  readonly appearance: (typeof APPEARANCES)[number];
  readonly language: (typeof LANGUAGE_CHOICES)[number];
  readonly sounds: boolean;
  readonly haptics: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  variant: 'brazilian',
  opponent: 'computer',
  level: 3,
  otherLevel: 5,
  rival: BY_LEVEL,
  otherRival: BY_LEVEL,
  seat: 'white',
  name: '',
  otherName: '',
  turnTime: null,
  gameTime: null,
  bonus: 'none',
  bonusTime: 0,
  otherGameTime: null,
  timeOut: 'lose',
  moveLimit: null,
  switchSides: true,
  favourites: [],
  boardTheme: 'green',
  pieceSet: 'classic',
  coordinates: 'custom',
  highlights: true,
  showThinking: false,
  input: 'both',
  speed: 1,
  minMoveTime: 500,
  touchMove: false,
  finishForced: false,
  orientation: 'fixed',
  boardSize: 1,
  panelSide: 'right',
  appearance: 'system',
  language: 'system',
  sounds: true,
  haptics: true,
};

type Check<T> = (value: unknown) => value is T;

const oneOf =
  <T>(values: readonly T[]): Check<T> =>
  (value): value is T =>
    (values as readonly unknown[]).includes(value);
const isBoolean: Check<boolean> = (value): value is boolean => typeof value === 'boolean';
const isShort =
  (length: number): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= length;
const isBetween =
  (least: number, most: number): Check<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= least && value <= most;
const isWholeBetween =
  (least: number, most: number): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) && isBetween(least, most)(value);
const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);
const isVariant: Check<string> = (value): value is string =>
  typeof value === 'string' && variant(value) !== undefined;
const areVariants: Check<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) && value.every(isVariant);

export const LONGEST_NAME = 24;
const LONGEST_TIME = 24 * 60 * 60 * 1000;
const isLevel = oneOf(LEVELS.map(({ level }) => level));
const isTime = orNull(isWholeBetween(1000, LONGEST_TIME));

/** What each setting may be; anything else is as good as never set. */
const CHECKS: { readonly [K in keyof Settings]: Check<Settings[K]> } = {
  variant: isVariant,
  opponent: oneOf(OPPONENTS),
  level: isLevel,
  otherLevel: isLevel,
  rival: isRival,
  otherRival: isRival,
  seat: oneOf(SEATS),
  name: isShort(LONGEST_NAME),
  otherName: isShort(LONGEST_NAME),
  turnTime: isTime,
  gameTime: isTime,
  bonus: oneOf(BONUS_KINDS),
  bonusTime: isWholeBetween(0, LONGEST_TIME),
  otherGameTime: isTime,
  timeOut: oneOf(TIME_OUTS),
  moveLimit: orNull(isWholeBetween(1, 1000)),
  switchSides: isBoolean,
  favourites: areVariants,
  boardTheme: oneOf(BOARD_THEMES),
  pieceSet: oneOf(PIECE_SETS),
  coordinates: oneOf(COORDINATES),
  highlights: isBoolean,
  showThinking: isBoolean,
  input: oneOf(INPUTS),
  speed: oneOf(SPEEDS),
  minMoveTime: isBetween(0, 10_000),
  touchMove: isBoolean,
  finishForced: isBoolean,
  orientation: oneOf(ORIENTATIONS),
  boardSize: isBetween(0.5, 1),
  panelSide: oneOf(PANEL_SIDES),
  appearance: oneOf(APPEARANCES),
  language: oneOf(LANGUAGE_CHOICES),
  sounds: isBoolean,
  haptics: isBoolean,
};

/** Reads what was kept. A setting that is missing or makes no sense is the default; the others stand. */
export const parseSettings = (text: string | null): Settings => {
  const kept = readRecord(text);
  const sound = Object.entries(CHECKS).filter(([key, check]) => check(kept[key]));
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(sound.map(([key]) => [key, kept[key]])) };
};

export const makeSettings = (settings: Settings): string => JSON.stringify(settings);

const readRecord = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};
