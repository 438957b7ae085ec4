import * as fc from 'fast-check';
import { movesOf, newGame, outcomeOf, positionOf, resign } from '../../../engine/src/game';
import { makeFen } from '../../../engine/src/notation/fen';
import { makePdn } from '../../../engine/src/notation/make-pdn';
import { parsePdn } from '../../../engine/src/notation/parse-pdn';
import type { PdnGame } from '../../../engine/src/notation/pdn-game';
import type { Rules } from '../../../engine/src/rules/rules';
import { VARIANTS } from '../../../engine/src/rules/variants';
import { rulesArbitrary } from '../support/rules-arbitrary';
import { anyRules, rulesOf } from './random-play';
import { pdnOf } from './random-pdn';

const readOne = (text: string): PdnGame => {
  const [first, ...others] = parsePdn(text);
  if (first === undefined || others.length > 0) throw new Error(`${1 + others.length} games`);
  if (!first.ok) throw new Error(`${first.error.offset}: ${first.error.message}`);
  return first.value;
};

const endOfGame = (text: string): string => {
  const { game } = readOne(text);
  return makeFen(game.rules, { position: positionOf(game) });
};

const played = (text: string): number => movesOf(readOne(text).game).length;

const note = (rules: Rules, more: Partial<PdnGame> = {}): PdnGame => ({
  game: newGame(rules),
  tags: {},
  comments: [],
  nags: [],
  ...more,
});

describe('a game', () => {
  it('of English draughts is read without a GameType', () => {
    const text = `[Event "1981 World Championship Match, Game #37"]
[Black "M. Tinsley"]
[White "A. Long"]

1. 9-14 23-18 2. 14x23 27x18 3. 5-9 26-23 4. 12-16 30-26 5. 16-19 24x15 6. 10x19
23x16 7. 11x20 22-17 8. 7-11 18-15 9. 11x18 28-24 10. 20x27 32x5 11. 8-11 26-23
12. 4-8 25-22 13. 11-15 17-13 14. 8-11 21-17 15. 11-16 23-18 16. 15-19 17-14 17.
19-24 14-10 18. 6x15 18x11 19. 24-28 22-17 20. 28-32 17-14 21. 32-28 31-27 22.
16-19 27-24 23. 19-23 24-20 24. 23-26 29-25 25. 26-30 25-21 26. 30-26 14-9 27.
26-23 20-16 28. 23-18 16-12 29. 18-14 11-8 30. 28-24 8-4 31. 24-19 4-8 32. 19-16
9-6 33. 1x10 5-1 34. 10-15 1-6 35. 2x9 13x6 36. 16-11 8-4 37. 15-18 6-1 38.
18-22 1-6 39. 22-26 6-1 40. 26-30 1-6 41. 30-26 6-1 42. 26-22 1-6 43. 22-18 6-1
44. 14-9 1-5 45. 9-6 21-17 46. 18-22 0-1`;
    const { game, tags } = readOne(text);
    expect(game.rules).toBe(rulesOf('english'));
    expect(movesOf(game)).toHaveLength(91);
    expect(outcomeOf(game)).toEqual({ winner: 'black', reason: 'resignation' });
    expect(tags).toEqual({
      Event: '1981 World Championship Match, Game #37',
      Black: 'M. Tinsley',
      White: 'A. Long',
    });
    expect(endOfGame(text)).toBe('W:WK4,K5,12,17:B3,K6,K11,K22');
  });

  it('of Russian draughts has names of squares and colons', () => {
    const text = `[GameType "25"]
1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 e7:c5 5. a1-b2 d8-e7? 6. g3-f4 (!) *`;
    expect(played(text)).toBe(11);
    expect(endOfGame(text)).toBe('B:W18,19,21,23,25,26,27,28,30,31,32:B1,3,4,5,6,7,8,9,12,14,20');
    expect(readOne(text).nags).toEqual([
      { ply: 10, nag: 2 },
      { ply: 11, nag: 1 },
    ]);
  });

  it('of international draughts, with its own results', () => {
    const text = `[GameType "20,W,10,10,N2,0"]
[Result "2-0"]
1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 34-30 20-25 2-0`;
    const { game, tags } = readOne(text);
    expect(movesOf(game)).toHaveLength(10);
    expect(outcomeOf(game)).toEqual({ winner: 'white', reason: 'resignation' });
    expect(tags).toEqual({ Result: '2-0' });
  });

  it('of Turkish draughts goes straight ahead and sideways', () => {
    const text = '[GameType "30,W,8,8,A0,0"]\n1. a3-a4 a6-a5 2. a4xa8 b6-b5 3. b3-a3 *';
    expect(played(text)).toBe(5);
    expect(endOfGame(text)).toBe(
      'B:WK1,41,43,44,45,46,47,48,49,50,51,52,53,54,55,56:B10,11,12,13,14,15,16,19,20,21,22,23,24,26',
    );
  });

  it('is read in the numbers that the file says it has', () => {
    const own = '[GameType "24"]\n1. 10-14 *';
    const turned = '[GameType "24,W,8,8,N2,1"]\n1. 23-19 *';
    expect(movesOf(readOne(own).game)).toEqual(movesOf(readOne(turned).game));
    expect(readOne(turned).game.rules).toBe(rulesOf('spanish'));
    expect(makePdn([readOne(turned)])).toBe(makePdn([readOne(own)]));
  });

  it('can begin with the other side', () => {
    const { game } = readOne('[GameType "23,W,8,8,A0,0"]\n1. c3-d4 b6-a5 *');
    expect(game.start.position.turn).toBe('white');
    expect(makePdn([{ game, tags: {}, comments: [], nags: [] }])).toContain(
      '[SetUp "1"]\n[FEN "W:',
    );
  });

  it('can start from a position, in the squares of its players', () => {
    const text = '[GameType "24"]\n[SetUp "1"]\n[FEN "W:W1,K13:B32:F7"]\n7. 1-5 *';
    expect(readOne(text).game.start).toMatchObject({ moveNumber: 7 });
    expect(endOfGame(text)).toBe('B:WK20,28:B1');
    expect(makePdn([readOne(text)])).toContain('[FEN "W:W1,K13:B32:F7"]\n\n7. 1-5 *');
  });

  it('may go on where a draw could have been claimed', () => {
    const there = '29-25 1-5 ';
    const back = '25-29 5-1 ';
    const moves = (there + back).repeat(3);
    const text = `[FEN "W:WK29:BK1"]\n${moves} 29-25 *`;
    expect(played(text)).toBe(13);
  });
});

describe('the text of a game', () => {
  it.each([
    ['without spaces after numbers', '1.11-15 23-19 2.8-11'],
    ['without numbers', '11-15 23-19 8-11 *'],
    ['with numbers without dots', '1 11-15 23-19 2 8-11 *'],
    ['with dots for a missing move', '1. 11-15 1... 23-19 2. 8-11 *'],
    ['with comments', '{a} 1. 11-15 {b (c [d] } 23-19 ; e {\n 8-11 *'],
    ['with variations', '1. 11-15 (1. 9-13 {)} (1. 12-16) 22-18) 23-19 2. 8-11 *'],
    ['with lines for other programs', '%x {\n1. 11-15 23-19\r\n%( \r\n2. 8-11 *'],
    ['with the only move marked', '1. 11-15* 23-19 2. 8-11* *'],
    ['with spaces inside moves', '1. 11 - 15 23 -19 2. 8- 11 *'],
    ['in names of squares', '1. F6-E5 e3f4 2. g7xf6 *'],
    ['without a result', '11-15 23-19 8-11'],
  ])('%s', (_what, text) => {
    expect(movesOf(readOne(text).game).map(({ path }) => path)).toEqual([
      [11, 15],
      [23, 19],
      [8, 11],
    ]);
  });

  it('keeps comments and marks with their moves, and leaves out those of variations', () => {
    const text = '{ before } 11-15! {one\n two} {} $14 (9-13 {no} $9) 23-19?! ; three } \n*';
    expect(readOne(text)).toMatchObject({
      comments: [
        { ply: 0, text: 'before' },
        { ply: 1, text: 'one two' },
        { ply: 2, text: 'three }' },
      ],
      nags: [
        { ply: 1, nag: 1 },
        { ply: 1, nag: 14 },
        { ply: 2, nag: 6 },
      ],
    });
  });

  it('keeps quotes and backslashes in tags', () => {
    const tags = readOne('[White "A \\"B\\" \\\\ C"]\n[Site "C:\\games"]\n*').tags;
    expect(tags).toEqual({ White: 'A "B" \\ C', Site: 'C:\\games' });
  });

  it('is wrapped', () => {
    const longest = Math.max(
      ...makePdn([readOne(`11-15 23-19 8-11 ${'{some words} '.repeat(40)}`)])
        .split('\n')
        .map(({ length }) => length),
    );
    expect(longest).toBeLessThanOrEqual(80);
  });

  it('is empty for no games', () => {
    expect(parsePdn('')).toEqual([]);
    expect(parsePdn(' \n{only words}\n')).toEqual([]);
    expect(parsePdn('1. * 1-0\n*')).toEqual([]);
    expect(makePdn([])).toBe('');
  });
});

describe('the result', () => {
  it.each([
    ['1-0', '', { winner: 'white', reason: 'resignation' }],
    ['0-1', '', { winner: 'black', reason: 'resignation' }],
    ['2-0', '', { winner: 'white', reason: 'resignation' }],
    ['0-2', 'normal', { winner: 'black', reason: 'resignation' }],
    ['1/2-1/2', '', { winner: null, reason: 'agreement' }],
    ['1-1', '', { winner: null, reason: 'agreement' }],
    ['0-1', 'time forfeit', { winner: 'black', reason: 'time' }],
    ['1-0', 'Time', { winner: 'white', reason: 'time' }],
    ['0-0', '', null],
    ['*', '', null],
  ])('%s %s', (result, termination, outcome) => {
    const tag = termination === '' ? '' : `[Termination "${termination}"]\n`;
    for (const text of [`${tag}11-15 ${result}`, `[Result "${result}"]\n${tag}11-15`]) {
      const pdn = readOne(text);
      expect(outcomeOf(pdn.game)).toEqual(outcome);
      expect(makePdn([pdn])).toContain(`[Result "${result}"]`);
      expect(makePdn([pdn])).toMatch(new RegExp(`1\\. 11-15 ${result.replace('*', '\\*')}\n$`));
    }
  });

  it('is that of the board where the game is over there', () => {
    const text = '[FEN "W:W18:B15"]\n18x11 0-1';
    const pdn = readOne(text);
    expect(outcomeOf(pdn.game)).toEqual({ winner: 'white', reason: 'no-pieces' });
    expect(pdn.tags).toEqual({ Result: '0-1' });
    expect(readOne(makePdn([pdn]))).toEqual(pdn);
  });

  it('keeps how the players ended the game', () => {
    const game = resign(newGame(rulesOf('turkish')), 'white');
    const text = makePdn([note(rulesOf('turkish'), { game })]);
    expect(text).toBe(
      '[Result "0-1"]\n[GameType "30,W,8,8,A0,0"]\n[Termination "resignation"]\n\n0-1\n',
    );
    expect(readOne(text).game).toEqual(game);
  });
});

describe('rules', () => {
  it('with a number are known by it, others by their id, and a player’s own in full', () => {
    const own = { ...rulesOf('english'), first: 'white' } as const;
    const write = (rules: Rules): string => makePdn([note(rules)]);
    const numbered = write(rulesOf('english'));
    const named = write(rulesOf('killer'));
    const full = write(own);
    expect(numbered).not.toContain('[Rules');
    expect(named).toContain('[Rules "killer"]');
    expect(named).not.toContain('[GameType');
    expect(full).toContain('[Rules "{\\"id\\":\\"english\\"');
    expect(readOne(full).game.rules).toEqual(own);
  });

  it('of every game come back', () => {
    for (const rules of VARIANTS) expect(readOne(makePdn([note(rules)])).game.rules).toEqual(rules);
  });
});

describe('a mistake', () => {
  it.each([
    ['11-15 23-18 8-99 *', 'square-range', 1, 15],
    ['[Event "x"]\n\n1. 11-15\n23-17', 'move-illegal', 4, 1],
    ['11-15\n\nhello *', 'text-unexpected', 3, 1],
    ['11-15 {never\nclosed', 'comment-open', 1, 7],
    ['11-15 (23-18 (22-17) *', 'variation-open', 1, 7],
    ['11-15 ) *', 'variation-end', 1, 7],
    ['11-15 } *', 'text-unexpected', 1, 7],
    ['[Event "x\n11-15 *', 'tag-unreadable', 1, 1],
    ['[White "a"]\n[Event x]\n11-15 *', 'tag-unreadable', 2, 1],
    ['[Event "x"\n11-15 *', 'tag-unreadable', 1, 1],
    ['[GameType "99"]\n11-15 *', 'game-type-unknown', 1, 12],
    ['[FEN "W:W21:B5,77"]\n*', 'square-range', 1, 16],
    ['[Rules "{\\"id\\":}"]\n*', 'rules-wrong', 1, 17],
    ['[Rules "{no such game"]\n*', 'rules-wrong', 1, 10],
    ['[MoveLimit "many"]\n*', 'count-wrong', 1, 13],
    ['1. 11-15 1234567890 *', 'text-unexpected', 1, 10],
  ])('in %j is %s in line %d, column %d', (text, code, lineNumber, column) => {
    const [first, ...others] = parsePdn(text);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ ok: false, error: { code, line: lineNumber, column } });
    if (first?.ok === false) expect(first.error.message).toMatch(/^[A-Z"].*\.$/);
  });

  it.each([
    ['an illegal move', '[Event "bad"]\n11-27 1-0'],
    ['an illegal move and no result', '[Event "bad"]\n11-27'],
    ['an open comment', '[Event "bad"]\n11-15 {open 1-0'],
    ['an open variation', '[Event "bad"]\n11-15 (open 1-0'],
    ['an open tag', '[Event "bad]\n[White "x"]\n11-15 1-0'],
    ['a tag without a bracket', '[Event "bad"\n[White "x"]\n11-15 1-0'],
    ['other text', '[Event "bad"]\n<html> 1-0'],
    ['unknown rules', '[GameType "77"]\n11-15 1-0'],
  ])('%s costs no other game', (_what, bad) => {
    const good = '[Event "good"]\n1. 11-15 23-19 *\n';
    const results = parsePdn([good, bad, '\n\n', good, good].join('\n'));
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true, true]);
    for (const result of results) {
      if (result.ok) expect(result.value.tags).toEqual({ Event: 'good' });
    }
  });
});

describe('every game', () => {
  it('comes back from its text, alone or in a file of several', () => {
    const files = fc.array(
      anyRules.chain((rules) => pdnOf(rules)),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(files, (games) => {
        expect(parsePdn(makePdn(games))).toEqual(games.map((value) => ({ ok: true, value })));
      }),
      { numRuns: 100 },
    );
  });

  it('comes back under any rules', () => {
    fc.assert(
      fc.property(
        rulesArbitrary.chain((rules) => pdnOf(rules, 20)),
        (pdn) => {
          expect(parsePdn(makePdn([pdn]))).toEqual([{ ok: true, value: pdn }]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a text that is no file of games', () => {
  /** Whatever is read can be written and is then the same; whatever is not has a place in the text. */
  const noThrow = (text: string): void => {
    for (const result of parsePdn(text)) {
      if (result.ok) expect(parsePdn(makePdn([result.value]))).toEqual([result]);
      else {
        expect(result.error.offset).toBeGreaterThanOrEqual(0);
        expect(result.error.offset).toBeLessThanOrEqual(text.length);
        expect(result.error.line).toBeGreaterThan(0);
        expect(result.error.column).toBeGreaterThan(0);
        expect(result.error.message).not.toBe('');
      }
    }
  };

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), noThrow));
    const nearly = fc.string({
      unit: fc.constantFrom(
        ...'[]{}();%$*!?."\\ \n\r0123456789-x:',
        '[FEN "',
        '[Rules "',
        '[GameType "',
        '"]\n',
        '11-15 ',
        '23-19 ',
        '1-0 ',
      ),
      maxLength: 200,
    });
    fc.assert(fc.property(nearly, noThrow), { numRuns: 500 });
  });

  it('never throws when it was one before a change', () => {
    const mutated = fc
      .tuple(
        anyRules.chain((rules) => pdnOf(rules, 20)),
        fc.nat(),
        fc.nat(4),
        fc.string({ maxLength: 4 }),
      )
      .map(([pdn, at, cut, put]) => {
        const text = makePdn([pdn]);
        const start = at % (text.length + 1);
        return text.slice(0, start) + put + text.slice(start + cut);
      });
    fc.assert(fc.property(mutated, noThrow), { numRuns: 300 });
  });
});
