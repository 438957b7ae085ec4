import * as fc from 'fast-check';
import type { FenSquares } from '../../../engine/src/notation/fen';
import { makeFen, parseFen } from '../../../engine/src/notation/fen';
import type { Position } from '../../../engine/src/position';
import type { Rules } from '../../../engine/src/rules/rules';
import { startPosition } from '../../../engine/src/rules/start';
import { VARIANTS } from '../../../engine/src/rules/variants';
import type { Setup } from '../../../engine/src/setup';
import { checkSetup, fitSetup } from '../../../engine/src/setup';
import perft from '../data/perft.json';
import positions from '../data/positions.json';
import { rulesArbitrary } from '../support/rules-arbitrary';
import type { Played } from './random-play';
import { anyPlayed, rulesOf } from './random-play';

const read = (id: string, text: string, squares?: FenSquares): Setup => {
  const result = parseFen(rulesOf(id), text, squares);
  if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
  return result.value;
};

const rewrite = (id: string, text: string): string => makeFen(rulesOf(id), read(id, text));

describe('the positions of the test data', () => {
  it.each(
    positions.positions.map(
      ({ id, variant: rules, fen, legal }) => [id, rules, fen, legal] as const,
    ),
  )('%s', (_id, rules, fen, legal) => {
    expect(parseFen(rulesOf(rules), fen)).toMatchObject({ ok: true });
    for (const { after } of legal) expect(rewrite(rules, after)).toBe(after);
  });
});

describe('a FEN', () => {
  it.each([
    [
      'ranges',
      'english',
      'B:W21-32:B1-12',
      makeFen(rulesOf('english'), { position: startPosition(rulesOf('english')) }),
    ],
    ['ranges of kings', 'english', 'W:WK1-3:B5', 'W:WK1,K2,K3:B5'],
    ['the other order', 'english', 'W:B5:WK1', 'W:WK1:B5'],
    ['an empty side', 'international', 'B:WK46:B', 'B:WK46:B'],
    ['two empty sides', 'international', 'B:B:W', 'B:W:B'],
    ['counters', 'international', 'W:WK46:BK5:H12:F9', 'W:WK46:BK5:H12:F9'],
    ['counters first', 'international', 'W:F9:H12:WK46:BK5', 'W:WK46:BK5:H12:F9'],
    ['names of squares', 'russian', 'W:Wa1,Kc3:Bb8', 'W:WK22,29:B1'],
    ['names and numbers', 'russian', 'W:Wa1,K22:B1', 'W:WK22,29:B1'],
    ['lower case', 'english', 'w:w21,k22:bk1-2,5', 'W:W21,K22:BK1,K2,5'],
    ['quotes and a dot', 'english', ' "W:W21:B5."\r\n', 'W:W21:B5'],
    ['spaces', 'english', 'W : W 21 , K 22 - 23 : B 5', 'W:W21,K22,K23:B5'],
    ['leading zeros', 'english', 'W:W021:B05', 'W:W21:B5'],
    ["a server's counts", 'frisian', 'W:WK46:BK5:H0:F1:+2+0', 'W:WK46:BK5:H0:F1'],
    ["a server's counts after a number", 'frisian', 'W:WK46:BK5:H0:F1+2+0', 'W:WK46:BK5:H0:F1'],
    ['runs of kings', 'frisian', 'W:WK46,31:BK5,6:R46=2,5=1', 'W:W31,K46:BK5,6:R46=2,5=1'],
    ['runs without a limit', 'international', 'W:WK46:BK5:R46=2', 'W:WK46:BK5'],
    ['a king on column k', 'canadian', 'W:WKk1,Kk3:Bb12', 'W:WK60,K72:B1'],
  ])('reads %s', (_what, id, text, expected) => {
    expect(rewrite(id, text)).toBe(expected);
  });

  it.each([
    ['', 'turn-missing', 0],
    ['   ', 'turn-missing', 0],
    ['21,22', 'turn-missing', 0],
    ['?:W21:B1', 'turn-missing', 0],
    ['W', 'side-missing', 1],
    ['W:W21', 'side-missing', 5],
    ['W:W21:W22', 'part-twice', 6],
    ['W:W21:B5:H1:H2', 'part-twice', 12],
    ['W:W21:X5', 'part-unknown', 6],
    ['W:21:B5', 'part-unknown', 2],
    ['W:W21::B5', 'part-unknown', 6],
    ['W:W33:B5', 'square-range', 3],
    ['W:W21,0:B5', 'square-range', 6],
    ['W:Wb1:B5', 'square-range', 3],
    ['W:W21,Q22:B5', 'square-unknown', 6],
    ['W:W21,,22:B5', 'square-unknown', 6],
    ['W:W21,K:B5', 'square-unknown', 7],
    ['W:W21,21:B5', 'square-taken', 6],
    ['W:W21:B5,21', 'square-taken', 9],
    ['W:W21-24,K22:B5', 'square-taken', 9],
    ['W:W24-21:B5', 'range-wrong', 3],
    ['W:W21-22-23:B5', 'range-wrong', 3],
    ['W:W21-99:B5', 'square-range', 6],
    ['W:W21:B5:Hx', 'count-wrong', 10],
    ['W:W21:B5:H-1', 'count-wrong', 10],
    ['W:W21:B5:F', 'count-wrong', 10],
    ['W:W21:B5:R21', 'run-wrong', 10],
    ['W:W21:B5:R22=1', 'run-wrong', 10],
    ['W:W21:B5:R21=1', 'run-without-king', 3],
    ['W:WK21:B5:RK21=1', 'square-range', 11],
    ['W:W21:B5'.padEnd(20_000), 'too-long', 10_000],
  ])('%j is refused as %s at %d', (text, code, offset) => {
    const result = parseFen(rulesOf('english'), text);
    expect(result).toMatchObject({ ok: false, error: { code, offset } });
    expect(result.ok || result.error.message).toMatch(/^[A-Z":].*\.$/);
  });

  it('holds as many pieces as the engine does', () => {
    const crowd = (last: number): string => `W:WK1-${last}:BK72`;
    expect(parseFen(rulesOf('canadian'), crowd(60))).toMatchObject({ ok: true });
    expect(parseFen(rulesOf('canadian'), crowd(61))).toMatchObject({
      ok: false,
      error: { code: 'too-many-pieces' },
    });
  });

  it("can use the squares of the game's players", () => {
    const write = (id: string, text: string): string => makeFen(rulesOf(id), read(id, text), 'own');
    expect(write('spanish', 'W:W32,K20:B1')).toBe('W:W1,K13:B32');
    expect(write('russian', 'W:W29,K22:B1')).toBe('W:WKc3,a1:Bb8');
    expect(write('english', 'W:W29,K22:B1')).toBe('W:WK22,29:B1');
    expect(read('spanish', 'W:W1-4,K13:B32', 'own')).toEqual(read('spanish', 'W:W29-32,K20:B1'));
  });

  it('can name a man on column k where squares have names', () => {
    const rules: Rules = {
      ...rulesOf('canadian'),
      notation: { ...rulesOf('canadian').notation, squares: 'algebraic' },
    };
    const setup = read('canadian', 'W:W72,K60:BKa1');
    expect(makeFen(rules, setup, 'own')).toBe('W:WKk3,k1:BKa1');
    expect(parseFen(rules, 'W:WKk3,k1:Bka1', 'own')).toEqual({ ok: true, value: setup });
  });
});

const counter = fc.option(fc.nat(999_999_999), { nil: undefined });

const setupOf = (anyGame: fc.Arbitrary<Played>) =>
  anyGame.chain(({ rules, end }) =>
    fc.tuple(counter, counter).map(([halfMoves, moveNumber]) => ({
      rules,
      setup: {
        position: end,
        ...(halfMoves === undefined ? {} : { halfMoves }),
        ...(moveNumber === undefined ? {} : { moveNumber }),
      },
    })),
  );

const anySetup = setupOf(anyPlayed());

describe('every position', () => {
  it.each([
    ['the games', anySetup],
    ['any rules', setupOf(anyPlayed(30, rulesArbitrary))],
  ])('of %s comes back from its text, in both kinds of numbers', (_which, setups) => {
    const anySquares = fc.constantFrom<FenSquares>('internal', 'own');
    fc.assert(
      fc.property(setups, anySquares, ({ rules, setup }, squares) => {
        const text = makeFen(rules, setup, squares);
        expect(parseFen(rules, text, squares)).toEqual({ ok: true, value: setup });
      }),
    );
  });

  it('comes back from its text when set up at random', () => {
    const anyBoard = fc.constantFrom(...VARIANTS).chain((rules) =>
      fc
        .tuple(
          fc.constantFrom('white', 'black'),
          fc.array(fc.constantFrom(...'....wWbB'), { minLength: 72, maxLength: 72 }),
        )
        .map(([turn, squares]) => ({
          rules,
          position: {
            turn,
            board: squares.join('').slice(0, startPosition(rules).board.length),
          } as Position,
        })),
    );
    fc.assert(
      fc.property(anyBoard, ({ rules, position }) => {
        const legal = fitSetup(rules, { position });
        const result = parseFen(rules, makeFen(rules, { position }));
        expect(result.ok).toBe(legal.ok);
        if (legal.ok) expect(result).toEqual({ ok: true, value: { position: legal.value } });
      }),
    );
  });
});

describe('a text that is no FEN', () => {
  const noThrow = (text: string): void => {
    for (const rules of VARIANTS) {
      const result = parseFen(rules, text);
      if (!result.ok) expect(result.error.offset).toBeLessThanOrEqual(text.length);
      else expect(parseFen(rules, makeFen(rules, result.value))).toEqual(result);
    }
  };

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), noThrow), { numRuns: 50 });
    const nearly = fc.string({ unit: fc.constantFrom(...'WBKHFRwbk:,-=+."0123456789ac ') });
    fc.assert(fc.property(nearly, noThrow), { numRuns: 200 });
  });

  it('never throws when it was one before a change', () => {
    const mutated = fc
      .tuple(anySetup, fc.nat(), fc.nat(4), fc.string({ maxLength: 4 }))
      .map(([{ rules, setup }, at, cut, put]) => {
        const text = makeFen(rules, setup);
        const start = at % (text.length + 1);
        return text.slice(0, start) + put + text.slice(start + cut);
      });
    fc.assert(fc.property(mutated, noThrow), { numRuns: 100 });
  });
});

describe('a setup', () => {
  const { english, frisian } = { english: rulesOf('english'), frisian: rulesOf('frisian') };
  const put = (rules: Rules, pieces: Readonly<Record<number, string>>): Position => {
    const empty = '.'.repeat(startPosition(rules).board.length).split('');
    Object.entries(pieces).forEach(([square, piece]) => (empty[Number(square) - 1] = piece));
    return { turn: 'white', board: empty.join('') };
  };

  it.each([
    ['board-size', { turn: 'white', board: 'w' }, 0],
    ['piece-unknown', put(english, { 7: 'x' }), 7],
    ['man-on-king-row', put(english, { 4: 'w' }), 4],
    ['man-on-king-row', put(english, { 29: 'b' }), 29],
    [
      'run-without-king',
      { ...put(english, { 29: 'w' }), runs: { white: { square: 29, moves: 1 }, black: null } },
      29,
    ],
    [
      'run-without-king',
      { ...put(english, { 29: 'B' }), runs: { white: { square: 29, moves: 1 }, black: null } },
      29,
    ],
    [
      'run-without-king',
      { ...put(english, { 29: 'W' }), runs: { white: { square: 29, moves: 0 }, black: null } },
      29,
    ],
  ] as const)('is refused for %s', (code, position, square) => {
    expect(checkSetup(english, { position })).toMatchObject({ ok: false, error: { code, square } });
  });

  it('gets runs of kings only under rules that limit them', () => {
    const bare = put(frisian, { 46: 'W' });
    expect(checkSetup(frisian, { position: bare })).toEqual({
      ok: true,
      value: { ...bare, runs: { white: null, black: null } },
    });
    const plain = put(english, { 29: 'W' });
    const running = { ...plain, runs: { white: { square: 29, moves: 1 }, black: null } };
    expect(checkSetup(english, { position: running })).toEqual({ ok: true, value: plain });
  });
});

it('reads every FEN of the move counts', () => {
  for (const { variant: id, fen } of perft.tables) expect(read(id, fen).position).toBeDefined();
});
