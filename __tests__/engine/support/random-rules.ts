import { COLORS } from '../../../engine/src/color';
import { parseRules } from '../../../engine/src/rules/parse-rules';
import {
  BOARD_SQUARES,
  CORNERS,
  CRITERIA,
  CROWNINGS,
  DIRECTIONS,
  GOALS,
  KING_LANDINGS,
  KING_RANGES,
  REMOVALS,
} from '../../../engine/src/rules/rules';
import type {
  BoardRules,
  CaptureRules,
  Direction,
  KingRules,
  ManRules,
  Rules,
} from '../../../engine/src/rules/rules';
import type { Random } from './random';

/** A game that no one plays: every axis drawn on its own, as far as a player's own rules may go. */
export const randomRules = (random: Random): Rules => {
  const rules = randomRecord(random);
  return parseRules(rules).ok ? rules : randomRules(random);
};

const randomRecord = (random: Random): Rules => ({
  id: 'random',
  name: 'Random rules',
  board: randomBoard(random),
  first: random.pick(COLORS),
  man: randomMan(random),
  king: randomKing(random),
  capture: randomCapture(random),
  crowning: random.pick(CROWNINGS),
  goal: random.pick(GOALS),
  draws: [],
  notation: { squares: 'numeric', firstSquare: 'top-left', captureSign: 'x', pdnType: null },
  source: { kind: 'own', note: 'Drawn at random' },
});

const randomBoard = (random: Random): BoardRules => {
  const rows = random.between(6, 12);
  const emptyRows = random.below(2);
  return {
    columns: random.chance(0.5) ? rows : random.between(6, 12),
    rows,
    squares: random.pick(BOARD_SQUARES),
    corner: random.pick(CORNERS),
    menRows: random.between(1, Math.floor((rows - 1) / 2) - emptyRows),
    emptyRows,
  };
};

const randomMan = (random: Random): ManRules => ({
  moves: randomDirections(random),
  captures: random.chance(0.05) ? [] : randomDirections(random),
  takesKings: random.chance(0.7),
});

const randomKing = (random: Random): KingRules => ({
  moves: randomDirections(random),
  captures: random.chance(0.05) ? [] : randomDirections(random),
  range: random.pick(KING_RANGES),
  landing: random.pick(KING_LANDINGS),
  turnsBack: random.chance(0.5),
  runLimit: random.chance(0.5) ? null : random.between(1, 4),
});

const randomCapture = (random: Random): CaptureRules => ({
  mandatory: random.chance(0.8),
  multiple: random.chance(0.8),
  priority: random.shuffled(random.some(CRITERIA)),
  removal: random.pick(REMOVALS),
});

const randomDirections = (random: Random): readonly Direction[] =>
  random.chance(0.5) ? random.pick(COMMON_DIRECTIONS) : anyDirections(random);

const anyDirections = (random: Random): readonly Direction[] => {
  const directions = random.some(DIRECTIONS);
  return directions.length > 0 ? directions : [random.pick(DIRECTIONS)];
};

const COMMON_DIRECTIONS: readonly [readonly Direction[], ...(readonly Direction[])[]] = [
  ['diagonally-forward'],
  ['diagonally-forward', 'diagonally-backward'],
  ['forward', 'sideways'],
  ['forward', 'backward', 'sideways'],
  DIRECTIONS,
];
