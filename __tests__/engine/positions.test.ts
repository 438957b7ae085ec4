import type { Move } from '../../engine/src/move';
import { endOf, startOf } from '../../engine/src/move';
import { applyMove, legalMoves } from '../../engine/src/moves';
import type { Rules } from '../../engine/src/rules/rules';
import { readFen, rulesOf, writeFen } from './support/fen';
import given from './data/positions.json';

/** A move as the data has it: `path` is one of its routes. */
interface MoveInData {
  readonly path: string;
  readonly captured: readonly number[];
  readonly promotes: boolean;
  readonly after: string;
}

interface PositionInData {
  readonly id: string;
  readonly variant: string;
  readonly fen: string;
  readonly why: string;
  readonly legal: readonly MoveInData[];
}

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

const found = (rules: Rules, fen: string): readonly string[] => {
  const position = readFen(rules, fen);
  return legalMoves(rules, position)
    .map((move) => describeMove(move, writeFen(rules, applyMove(rules, position, move))))
    .sort();
};

const wanted = (legal: readonly MoveInData[]): readonly string[] =>
  legal.map((move) => describeMove(readMove(move), move.after)).sort();

describe('positions whose moves turn on one rule', () => {
  test.each(given.positions)('$id: $why', ({ variant, fen, legal }) => {
    expect(found(rulesOf(variant), fen)).toEqual(wanted(legal));
  });
});
