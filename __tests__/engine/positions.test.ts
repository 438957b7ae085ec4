import type { Move } from '../../engine/src/move';
import { endOf, startOf } from '../../engine/src/move';
import { applyMove, legalMoves } from '../../engine/src/moves';
import type { Position } from '../../engine/src/position';
import type { Rules } from '../../engine/src/rules/rules';
import { VARIANTS } from '../../engine/src/rules/variants';
import given from './data/positions.json';
import more from './data/positions-more.json';
import { plainMoves } from './plain/plain-generator';
import { plainPlay } from './plain/plain-play';
import { readFen, rulesOf, writeFen } from './support/fen';

/** A move as the data has it: `path` is one of its routes. */
interface MoveInData {
  readonly path: string;
  readonly captured: readonly number[];
  readonly promotes: boolean;
  readonly after: string;
}

/** Two ways to find moves and to play them. */
interface Generator {
  readonly moves: (rules: Rules, position: Position) => readonly Move[];
  readonly play: (rules: Rules, position: Position, move: Move) => Position;
}

const FAST: Generator = { moves: legalMoves, play: applyMove };
const PLAIN: Generator = { moves: plainMoves, play: plainPlay };

const readMove = ({ path, captured, promotes }: MoveInData): Move => ({
  path: path.split(/[x-]/).map(Number),
  captured,
  promotes,
});

/** What makes a move that move, in words that sort. */
const describeMove = (move: Move, after: string): string => {
  const captured = [...move.captured].sort((a, b) => a - b);
  const crowned = move.promotes ? ' crowned' : '';
  return `${startOf(move)}-${endOf(move)} takes [${captured.join(' ')}]${crowned}: ${after}`;
};

const found = ({ moves, play }: Generator, id: string, fen: string): readonly string[] => {
  const rules = rulesOf(id);
  const position = readFen(rules, fen);
  return moves(rules, position)
    .map((move) => describeMove(move, writeFen(rules, play(rules, position, move))))
    .sort();
};

const wanted = (legal: readonly MoveInData[]): readonly string[] =>
  legal.map((move) => describeMove(readMove(move), move.after)).sort();

describe('positions whose moves turn on one rule', () => {
  test.each(given.positions)('$id: $why', ({ variant, fen, legal }) => {
    expect(found(FAST, variant, fen)).toEqual(wanted(legal));
  });

  test.each(more.positions)('$id: $why', ({ variant, fen, legal }) => {
    expect(found(FAST, variant, fen)).toEqual(wanted(legal));
    expect(found(PLAIN, variant, fen)).toEqual(wanted(legal));
  });

  test('there is one for every game', () => {
    const games = [...given.positions, ...more.positions].map(({ variant }) => variant);
    expect([...new Set(games)].sort()).toEqual(VARIANTS.map(({ id }) => id).sort());
  });
});
