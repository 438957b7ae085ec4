import { BONUS_KINDS, CHARACTER_IDS, LEVELS, VARIANTS } from '@dama/engine';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { BY_LEVEL, type Rival } from '@/state/rival';
import * as choices from '@/state/settings';
import { DEFAULT_SETTINGS, LONGEST_NAME, type Settings } from '@/state/settings';
import { BOARD_THEMES } from '@/theme/board-themes';
import { PIECE_SETS } from '@/theme/piece-sets';

const anyVariant = fc.constantFrom(...VARIANTS.map(({ id }) => id));
const anyLevel = fc.constantFrom(...LEVELS.map(({ level }) => level));
const anyRival: Arbitrary<Rival> = fc.oneof(
  fc.constant(BY_LEVEL),
  fc.constantFrom(...CHARACTER_IDS).map((id) => ({ kind: 'character', id }) as const),
  fc.string({ maxLength: 20 }).map((id) => ({ kind: 'trained', id }) as const),
);
const anyName = fc.string({ maxLength: LONGEST_NAME });
const anyTime = fc.option(fc.integer({ min: 1000, max: 24 * 60 * 60 * 1000 }));

/** Everything that a player may have chosen. */
const FIELDS: { readonly [K in keyof Settings]: Arbitrary<Settings[K]> } = {
  variant: anyVariant,
  opponent: fc.constantFrom(...choices.OPPONENTS),
  level: anyLevel,
  otherLevel: anyLevel,
  rival: anyRival,
  otherRival: anyRival,
  seat: fc.constantFrom(...choices.SEATS),
  name: anyName,
  otherName: anyName,
  turnTime: anyTime,
  gameTime: anyTime,
  bonus: fc.constantFrom(...BONUS_KINDS),
  bonusTime: fc.nat(60_000),
  otherGameTime: anyTime,
  timeOut: fc.constantFrom(...choices.TIME_OUTS),
  moveLimit: fc.option(fc.integer({ min: 1, max: 1000 })),
  switchSides: fc.boolean(),
  favourites: fc.uniqueArray(anyVariant),
  boardTheme: fc.constantFrom(...BOARD_THEMES),
  pieceSet: fc.constantFrom(...PIECE_SETS),
  coordinates: fc.constantFrom(...choices.COORDINATES),
  highlights: fc.boolean(),
  showThinking: fc.boolean(),
  input: fc.constantFrom(...choices.INPUTS),
  speed: fc.constantFrom(...choices.SPEEDS),
  minMoveTime: fc.nat(10_000),
  touchMove: fc.boolean(),
  finishForced: fc.boolean(),
  orientation: fc.constantFrom(...choices.ORIENTATIONS),
  boardSize: fc.integer({ min: 50, max: 100 }).map((percent) => percent / 100),
  panelSide: fc.constantFrom(...choices.PANEL_SIDES),
  appearance: fc.constantFrom(...choices.APPEARANCES),
  language: fc.constantFrom(...choices.LANGUAGE_CHOICES),
  sounds: fc.boolean(),
  haptics: fc.boolean(),
};

export const anySettings: Arbitrary<Settings> = fc
  .record(FIELDS)
  .map((chosen) => ({ ...DEFAULT_SETTINGS, ...chosen }));
