import * as fc from 'fast-check';
import { parseFen } from '../../../engine/src/notation/fen';
import { makeMove, makeRoute, parseMove } from '../../../engine/src/notation/move-text';
import type { Move } from '../../../engine/src/move';
import { endOf, sameMove, startOf } from '../../../engine/src/move';
import { legalMoves, legalRoutes } from '../../../engine/src/moves';
import type { Position } from '../../../engine/src/position';
import type { Rules } from '../../../engine/src/rules/rules';
import { SQUARE_NOTATIONS } from '../../../engine/src/rules/rules';
import { VARIANTS } from '../../../engine/src/rules/variants';
import positions from '../data/positions.json';
import { rulesArbitrary } from '../support/rules-arbitrary';
import { anyPlayed, rulesOf } from './random-play';

const setUp = (rules: Rules, fen: string): Position => {
  const result = parseFen(rules, fen);
  if (!result.ok) throw new Error(`${fen}: ${result.error.message}`);
  return result.value.position;
};

const read = (id: string, fen: string, text: string) =>
  parseMove(rulesOf(id), setUp(rulesOf(id), fen), text);

const expectSame = (rules: Rules, position: Position, text: string, move: Move): void => {
  const result = parseMove(rules, position, text);
  if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
  expect(result.value).toEqual(move);
};

const textsOf = (id: string, fen: string): readonly string[] => {
  const rules = rulesOf(id);
  const position = setUp(rules, fen);
  return legalMoves(rules, position).map((move) => makeMove(rules, position, move));
};

describe('moves of the test data', () => {
  /** One of the positions takes the generator long. */
  const mostTried = (moves: readonly Move[]): number => (moves.some(isLong) ? 1 : 6);
  const isLong = (move: Move): boolean => move.captured.length > 12;

  /** Routes of the data are in the engine's numbers. */
  const internal = (rules: Rules): Rules => ({
    ...rules,
    notation: { ...rules.notation, squares: 'numeric', firstSquare: 'top-left' },
  });

  it.each(positions.positions.map((entry) => [entry.id, entry] as const))('%s', (_id, entry) => {
    const rules = internal(rulesOf(entry.variant));
    const position = setUp(rules, entry.fen);
    const legal = legalMoves(rules, position);
    legal.slice(0, mostTried(legal)).forEach((move, i) => {
      const style = SQUARE_NOTATIONS[i % SQUARE_NOTATIONS.length];
      expectSame(rules, position, makeMove(rules, position, move, style), move);
      expectSame(rules, position, makeRoute(rules, move, style), move);
    });
  });
});

describe('a move is written', () => {
  it.each([
    ['english', 'B:W21-32:B1-12', ['9-13', '9-14', '10-14', '10-15', '11-15', '11-16', '12-16']],
    ['russian', 'W:WK26:B14,15,22,23', ['d2:d2', 'd2:c1', 'd2:e1']],
    ['international', 'W:WK47:B14,19,29,31,42', ['47x38x24x13x36', '47x38x20x9x36']],
    ['english', 'W:W23:B18,10', ['23x7']],
    ['brazilian', 'W:W21:B17', ['a3xc5']],
    ['turkish', 'W:W36:B44,8', ['d4-d5', 'd4-c4', 'd4-e4']],
    // Square 21 of the engine is 12 to a Spaniard.
    ['spanish', 'W:W21:B1', ['12-15', '12-16']],
    ['italian', 'W:W21:B1', ['21-17', '21-18']],
  ])('in %s as its players do: %s', (id, fen, texts) => {
    expect([...textsOf(id, fen)].sort()).toEqual([...texts].sort());
  });

  it('with its whole route only if start and end leave the captures open', () => {
    const fen = 'W:W23,24,20,13,25,28,21,K3:B14,15,16,8,4';
    expect([...textsOf('russian', fen)].sort()).toEqual(
      ['f8:b4', 'f8:h6:f4:d6:b4', 'h4:b6'].sort(),
    );
  });
});

describe('a move is read', () => {
  const twoWays = 'W:WK47:B14,19,29,31,42';

  it.each([
    ['47x38x24x13x36', [19, 29, 31, 42]],
    ['47x33x24x13x36', [19, 29, 31, 42]],
    ['47x13x36', [19, 29, 31, 42]],
    ['47:24:36', [19, 29, 31, 42]],
    ['47x20x36', [14, 29, 31, 42]],
    ['47-38-20-9-36', [14, 29, 31, 42]],
    ['47*38*20*9*36*', [14, 29, 31, 42]],
    [' 47 x 20 x 36 !? ', [14, 29, 31, 42]],
    ['c1xf8xa3?', [19, 29, 31, 42]],
    ['c1xi7xa3(!)', [14, 29, 31, 42]],
  ])('%s', (text, captured) => {
    const result = read('international', twoWays, text);
    if (!result.ok) throw new Error(result.error.message);
    expect([...result.value.captured].sort((a, b) => a - b)).toEqual(captured);
  });

  it.each([
    ['22-18'],
    ['22x18'],
    ['c3-d4'],
    ['c3d4'],
    ['C3:D4'],
    ['(2, 2)-(3, 3)'],
    ['(2,2)(3,3)'],
    ['c3-18'],
    ['22–18'],
    ['22×18'],
    ['022-18!!'],
    ['  22 - 18  '],
  ])('%s in any notation', (text) => {
    expect(read('russian', 'W:W22:B1', text)).toMatchObject({
      ok: true,
      value: { path: [22, 18] },
    });
  });

  it('in the numbers of the players', () => {
    expect(read('spanish', 'W:W21:B1', '12-16')).toMatchObject({
      ok: true,
      value: { path: [21, 17] },
    });
    expect(read('spanish', 'W:W21:B1', '21-17')).toMatchObject({
      ok: false,
      error: { code: 'piece-missing' },
    });
  });

  it('as quiet or as a capture by its sign where both are open', () => {
    const free: Rules = {
      ...rulesOf('international'),
      capture: { ...rulesOf('international').capture, mandatory: false, priority: [] },
    };
    const position = setUp(free, 'W:WK46:B7,8,9,17,18,19,27,28,29,37,38,39');
    const moves = legalMoves(free, position);
    for (const move of moves) expectSame(free, position, makeMove(free, position, move), move);
  });

  it.each([
    ['english', 'W:W22:B1', '', 'move-unreadable', 0],
    ['english', 'W:W22:B1', '22', 'move-unreadable', 2],
    ['english', 'W:W22:B1', 'Hello', 'move-unreadable', 0],
    ['english', 'W:W22:B1', '22-', 'move-unreadable', 3],
    ['english', 'W:W22:B1', '22--18', 'move-unreadable', 3],
    ['english', 'W:W22:B1', '22-18 19', 'move-illegal', 0],
    ['english', 'W:W22:B1', '22-18z', 'move-unreadable', 5],
    ['english', 'W:W22:B1', ' 22-33', 'square-range', 4],
    ['english', 'W:W22:B1', '22-b1b', 'square-range', 3],
    ['english', 'W:W22:B1', '1'.repeat(2000), 'too-long', 1000],
    ['english', 'W:W22:B1', ' 21-17', 'piece-missing', 1],
    ['english', 'W:W22:B1', '1-5', 'piece-other', 0],
    ['english', 'W:W22:B1', '22-15', 'move-illegal', 0],
    ['english', 'W:W22,27:B18', '27-23', 'must-capture', 0],
    ['international', twoWays, '47x36', 'move-ambiguous', 0],
    ['international', twoWays, '47x38x36', 'move-ambiguous', 0],
    ['international', twoWays, '47x30x36', 'route-unknown', 0],
  ])('in %s, %s: %j is refused as %s', (id, fen, text, code, offset) => {
    const result = read(id, fen, text);
    expect(result).toMatchObject({ ok: false, error: { code, offset } });
    expect(result.ok || result.error.message).toMatch(/^[A-Z"].*\.$/);
  });

  it('says what an ambiguous move can be', () => {
    expect(read('international', twoWays, '47x36')).toMatchObject({
      error: { message: 'The move can be 47x38x24x13x36 or 47x38x20x9x36.' },
    });
  });
});

describe('every legal move', () => {
  it('comes back from its text in every position of a random game, in every notation', () => {
    fc.assert(
      fc.property(anyPlayed(80), fc.constantFrom(...SQUARE_NOTATIONS), ({ rules, end }, style) => {
        for (const move of legalMoves(rules, end)) {
          expectSame(rules, end, makeMove(rules, end, move, style), move);
          expectSame(rules, end, makeRoute(rules, move, style), move);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('comes back from its text under any rules', () => {
    const anyStyle = fc.constantFrom(...SQUARE_NOTATIONS);
    fc.assert(
      fc.property(anyPlayed(20, rulesArbitrary), anyStyle, ({ rules, end }, style) => {
        for (const move of legalMoves(rules, end)) {
          expectSame(rules, end, makeMove(rules, end, move, style), move);
          expectSame(rules, end, makeRoute(rules, move, style), move);
        }
      }),
      { numRuns: 200 },
    );
  });

  const anyBoard = fc
    .tuple(
      fc.constantFrom(...VARIANTS),
      fc.array(fc.constantFrom(...'............WbbB'), { minLength: 72, maxLength: 72 }),
    )
    .map(([rules, squares]) => {
      const { length } = legalBoard(rules);
      const board = squares.join('').slice(0, length);
      return { rules, position: setUpBoard(rules, board) };
    });

  const legalBoard = (rules: Rules): string => setUp(rules, 'W:W:B').board;
  const setUpBoard = (rules: Rules, board: string): Position => ({
    ...setUp(rules, 'W:W:B'),
    board,
  });

  it('comes back from any of its routes', () => {
    fc.assert(
      fc.property(anyBoard, ({ rules, position }) => {
        const legal = legalMoves(rules, position);
        const routes = legal.every((move) => move.captured.length < 9)
          ? legalRoutes(rules, position)
          : legal;
        for (const route of routes) {
          const move = legal.find((other) => sameMove(route, other));
          const result = parseMove(rules, position, makeRoute(rules, route));
          expect(result).toEqual({ ok: true, value: move });
        }
      }),
      { numRuns: 400 },
    );
  });

  it('is the one its start and end settle, if they do', () => {
    fc.assert(
      fc.property(anyBoard, ({ rules, position }) => {
        const legal = legalMoves(rules, position);
        for (const move of legal) {
          const rivals = legal.filter(
            (other) => startOf(other) === startOf(move) && endOf(other) === endOf(move),
          );
          const text = makeMove(rules, position, move);
          expect(text === makeRoute(rules, move)).toBe(rivals.length > 1 || move.path.length === 2);
        }
      }),
    );
  });
});

describe('a text that is no move', () => {
  it('never throws', () => {
    const words = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789abch-x:*() ,!?') }),
    );
    fc.assert(
      fc.property(anyPlayed(40), words, ({ rules, end }, text) => {
        const result = parseMove(rules, end, text);
        expect(result.ok ? legalMoves(rules, end) : [text]).toContainEqual(
          result.ok ? result.value : text,
        );
      }),
      { numRuns: 500 },
    );
  });
});
