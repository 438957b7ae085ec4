import { endOf, startOf } from '../../../engine/src/move';
import type { Move } from '../../../engine/src/move';
import type { Position } from '../../../engine/src/position';
import type { Rules } from '../../../engine/src/rules/rules';
import { variant } from '../../../engine/src/rules/variants';
import perftData from '../data/perft.json';
import positionData from '../data/positions.json';
import { plainPerft } from './perft';
import { plainMoves } from './plain-generator';
import { plainPlay } from './plain-play';
import { readFen } from './read-fen';

/** The plain generator walks some ten thousand nodes a second: enough for the first few depths. */
const MOST_NODES = 8000;

describe('the plain generator counts as published', () => {
  test.each(perftData.tables)('$variant from $fen', ({ variant: id, fen, counts }) => {
    const rules = rulesOf(id);
    const start = readFen(rules.board, fen);
    const expected = counts.filter((count) => count <= MOST_NODES);
    expect(expected.map((_, index) => plainPerft(rules, start, index + 1))).toEqual(expected);
  });
});

describe('the plain generator finds the moves of a position', () => {
  test.each(positionData.positions)('$id: $tag', ({ variant: id, fen, legal }) => {
    const rules = rulesOf(id);
    const position = readFen(rules.board, fen);
    const found = plainMoves(rules, position).map((move) => foundMove(rules, position, move));
    const expected = legal.map((move) => expectedMove(rules, move));
    expect(found.sort()).toEqual(expected.sort());
  });
});

describe('the same king may not move on and on', () => {
  const rules = rulesOf('frisian');
  const movesWith = (fen: string, moves: number) => {
    const position = readFen(rules.board, fen);
    return plainMoves(rules, { ...position, runs: { white: { square: 28, moves }, black: null } });
  };

  test('a third move in a row is allowed, a fourth is not', () => {
    expect(movesWith('W:WK28,46:B5', 2).map(startOf)).toContain(28);
    expect(movesWith('W:WK28,46:B5', 3).map(startOf)).not.toContain(28);
  });

  test('a side without a man is free of the limit', () => {
    expect(movesWith('W:WK28,K46:B5', 3).map(startOf)).toContain(28);
  });

  test('a capture is always allowed', () => {
    expect(movesWith('W:WK28,46:B17', 3).map(startOf)).toContain(28);
  });

  test('the run follows the king, and ends with another move, a capture, or its loss', () => {
    const start = readFen(rules.board, 'W:WK28,K47,46:B5,K6');
    const first = plainPlay(rules, start, quiet(28, 32));
    const reply = plainPlay(rules, first, quiet(5, 10));
    expect(first.runs).toEqual({ white: { square: 32, moves: 1 }, black: null });
    expect(plainPlay(rules, reply, quiet(32, 28)).runs?.white).toEqual({ square: 28, moves: 2 });
    expect(plainPlay(rules, reply, quiet(47, 42)).runs?.white).toEqual({ square: 42, moves: 1 });
    expect(plainPlay(rules, reply, quiet(46, 41)).runs?.white).toBeNull();
    expect(plainPlay(rules, reply, { ...quiet(32, 4), captured: [10] }).runs?.white).toBeNull();
    expect(plainPlay(rules, first, { ...quiet(6, 44), captured: [32] }).runs?.white).toBeNull();
  });
});

function rulesOf(id: string): Rules {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`there is no variant ${id}`);
  return rules;
}

const quiet = (from: number, to: number): Move => ({
  path: [from, to],
  captured: [],
  promotes: false,
});

const foundMove = (rules: Rules, position: Position, move: Move): string => {
  const { path, captured, promotes } = move;
  return textOf(path, captured, promotes, plainPlay(rules, position, move));
};

interface LegalMove {
  readonly path: string;
  readonly captured: readonly number[];
  readonly promotes: boolean;
  readonly after: string;
}

const expectedMove = (rules: Rules, { path, captured, promotes, after }: LegalMove): string =>
  textOf(path.split(/[-x]/).map(Number), captured, promotes, readFen(rules.board, after));

const textOf = (
  path: readonly number[],
  captured: readonly number[],
  promotes: boolean,
  { turn, board }: Position,
): string => {
  const move = { path, captured, promotes };
  const taken = [...captured].sort((a, b) => a - b);
  return JSON.stringify([startOf(move), endOf(move), taken, promotes, turn, board]);
};
