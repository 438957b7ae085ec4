import { COLORS, opposite } from '../../../engine/src/color';
import type { Color } from '../../../engine/src/color';
import type { Move } from '../../../engine/src/move';
import { EMPTY_SQUARE } from '../../../engine/src/position';
import type { KingRun, Piece, Position } from '../../../engine/src/position';
import type { Rules } from '../../../engine/src/rules/rules';
import { SLOTS_PER_SIDE } from '../../../engine/src/search/mailbox';
import { isKingRow, playingPlaces } from '../plain/plain-board';
import type { Place } from '../plain/plain-board';
import { plainRoutes, TooManyRoutesError } from '../plain/plain-generator';
import { plainPlay } from '../plain/plain-play';
import type { Random } from './random';

/** A position with every route of every legal move. */
export interface Sample {
  readonly position: Position;
  readonly routes: readonly Move[];
}

/** So many different positions: the start of the game, scattered pieces, and random play from both. */
export function* randomSamples(
  random: Random,
  rules: Rules,
  count: number,
  onSkip: () => void,
): Generator<Sample> {
  const seen = new Set<string>();
  while (seen.size < count) {
    for (const sample of randomGame(random, rules, onSkip)) {
      const text = JSON.stringify(sample.position);
      if (seen.has(text) || seen.size >= count) continue;
      seen.add(text);
      yield sample;
    }
  }
}

function* randomGame(random: Random, rules: Rules, onSkip: () => void): Generator<Sample> {
  const fromStart = random.chance(0.1);
  let position = fromStart ? startOfGame(random, rules) : scatteredPosition(random, rules);
  for (let plies = random.below(fromStart ? 80 : 6); plies >= 0; plies--) {
    const routes = boundedRoutes(rules, position);
    if (routes === null) return onSkip();
    yield { position, routes };
    const [first, ...others] = routes;
    if (first === undefined) return;
    position = plainPlay(rules, position, random.pick([first, ...others]));
  }
}

/** A position with more routes than this takes the plain generator too long. */
const ROUTE_LIMIT = 5000;

const boundedRoutes = (rules: Rules, position: Position): readonly Move[] | null => {
  try {
    return plainRoutes(rules, position, ROUTE_LIMIT);
  } catch (error) {
    if (error instanceof TooManyRoutesError) return null;
    throw error;
  }
};

const startOfGame = (random: Random, rules: Rules): Position => {
  const { rows, menRows, emptyRows } = rules.board;
  const hasMen = (behind: number) => behind >= emptyRows && behind < emptyRows + menRows;
  return positionOf(random, rules, random.pick(COLORS), ({ row }) => {
    if (hasMen(row)) return 'b';
    return hasMen(rows - 1 - row) ? 'w' : EMPTY_SQUARE;
  });
};

/** From a bare ending to a board that is nearly full, either side far stronger than the other. */
export const scatteredPosition = (random: Random, rules: Rules): Position => {
  const turn = random.pick(COLORS);
  const density = random.pick(DENSITIES);
  const moverShare = random.pick(MOVER_SHARES);
  const kingShares = { mover: kingShareOf(random, rules), other: kingShareOf(random, rules) };
  const left = { white: SLOTS_PER_SIDE, black: SLOTS_PER_SIDE };
  return positionOf(random, rules, turn, (place) => {
    if (!random.chance(density)) return EMPTY_SQUARE;
    const isMover = random.chance(moverShare);
    const color = isMover ? turn : opposite(turn);
    if (left[color]-- <= 0) return EMPTY_SQUARE;
    const king = random.chance(isMover ? kingShares.mover : kingShares.other);
    return king || !isKingRow(rules.board, color, place) ? pieceOf(color, king) : EMPTY_SQUARE;
  });
};

/** Long captures want few pieces that take and a loose crowd that is taken. */
const DENSITIES = [0.05, 0.1, 0.15, 0.2, 0.25, 0.25, 0.3, 0.3, 0.35, 0.5, 0.7, 0.9] as const;
const MOVER_SHARES = [0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 0.9] as const;
const KING_SHARES = [0, 0.1, 0.3, 0.6, 1] as const;

/** A game that the first king decides has no moves once there is one: few such positions will do. */
const kingShareOf = (random: Random, rules: Rules): number =>
  rules.goal === 'first-king' && random.chance(0.95) ? 0 : random.pick(KING_SHARES);

const pieceOf = (color: Color, king: boolean): Piece => {
  if (color === 'white') return king ? 'W' : 'w';
  return king ? 'B' : 'b';
};

const positionOf = (
  random: Random,
  rules: Rules,
  turn: Color,
  put: (place: Place) => Piece | typeof EMPTY_SQUARE,
): Position => {
  const board = playingPlaces(rules.board).map(put).join('');
  const limit = rules.king.runLimit;
  if (limit === null) return { turn, board };
  const white = randomRun(random, board, 'W', limit);
  const black = randomRun(random, board, 'B', limit);
  return { turn, board, runs: { white, black } };
};

/** Often at its limit, since that is where it matters. */
const randomRun = (random: Random, board: string, king: Piece, limit: number): KingRun | null => {
  const kings = [...board].flatMap((piece, index) => (piece === king ? [index + 1] : []));
  const [first, ...others] = kings;
  if (first === undefined || random.chance(0.3)) return null;
  const moves = random.chance(0.6) ? limit : random.between(1, limit);
  return { square: random.pick([first, ...others]), moves };
};
