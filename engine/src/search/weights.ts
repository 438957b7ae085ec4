import type { Rules } from '../rules/rules';
import type { Judgement, LearntPatterns, Weights } from './features';
import { isPatterned } from './patterns';
import { english } from './weights/english';
import { englishPatterns } from './weights/english-patterns';
import { flying10Patterns } from './weights/flying-10-patterns';
import { flying12 } from './weights/flying-12';
import { flying8 } from './weights/flying-8';
import { flying8Patterns } from './weights/flying-8-patterns';
import { orthogonal } from './weights/orthogonal';

/** Games of one family share what is good on their boards, and so their weights. */
export const FAMILIES = ['english', 'flying-8', 'flying-10', 'flying-12', 'orthogonal'] as const;
export type Family = (typeof FAMILIES)[number];

export const familyOf = (rules: Rules): Family => {
  if (rules.man.moves.includes('forward')) return 'orthogonal';
  if (rules.king.range === 'short') return 'english';
  if (rules.board.columns >= 12) return 'flying-12';
  return rules.board.columns >= 10 ? 'flying-10' : 'flying-8';
};

const SHORT_KINGS: Weights = {
  man: 100,
  king: 140,
  advance: 10,
  nearCrown: 12,
  backRank: 8,
  centre: 3,
  edge: -2,
  kingCentre: 8,
  kingEdge: -4,
  tempo: 3,
  mobility: 1,
  kingMobility: 2,
  runaway: 25,
  trappedKing: -30,
  bridge: 8,
  hunt: -3,
};

const FLYING_KINGS: Weights = { ...SHORT_KINGS, king: 300, runaway: 80, trappedKing: -60 };

/** Where learning starts. */
export const FIRST_WEIGHTS: Readonly<Record<Family, Weights>> = {
  english: SHORT_KINGS,
  'flying-8': FLYING_KINGS,
  'flying-10': FLYING_KINGS,
  'flying-12': FLYING_KINGS,
  orthogonal: { ...FLYING_KINGS, king: 400, edge: 0 },
};

/** What the computer plays with. On 10x10 nothing learnt so far was better than the first weights. */
export const WEIGHTS: Readonly<Record<Family, Weights>> = {
  english: english.weights,
  'flying-8': flying8.weights,
  'flying-10': FIRST_WEIGHTS['flying-10'],
  'flying-12': flying12.weights,
  orthogonal: orthogonal.weights,
};

const PATTERNS: Readonly<Partial<Record<Family, LearntPatterns>>> = {
  english: englishPatterns,
  'flying-8': flying8Patterns,
  'flying-10': flying10Patterns,
};

/** How the computer judges a game: by patterns where they were learnt for such a board, unless told not to. */
export const judgementOf = (rules: Rules, usesPatterns: boolean): Judgement => {
  const family = familyOf(rules);
  const learnt = usesPatterns ? PATTERNS[family] : undefined;
  return learnt !== undefined && hasPatterns(rules)
    ? learnt
    : { weights: WEIGHTS[family], patterns: null };
};

/** Patterns were learnt in games that are won by taking everything, where men take along diagonals only. */
const hasPatterns = ({ goal, board, man }: Rules): boolean =>
  goal === 'last-mover' &&
  isPatterned(board) &&
  man.captures.every((direction) => direction.startsWith('diagonally'));
