import { DEFAULT_RULES } from '../../../engine/src/rules/defaults';
import { makeRules, parseRules, parseRulesText } from '../../../engine/src/rules/parse-rules';
import { international } from '../../../engine/src/rules/variants/international';
import { russian } from '../../../engine/src/rules/variants/russian';

const errorOf = (input: unknown) => {
  const result = parseRules(input);
  return result.ok ? undefined : result.error;
};

const draw = (rule: object) => ({ draws: [rule] });

const material = (rule: object) =>
  draw({ kind: 'material', moves: 5, strong: {}, weak: {}, ...rule });

describe('a record with missing fields', () => {
  test('is filled from the defaults', () => {
    expect(parseRules({})).toEqual({ ok: true, value: DEFAULT_RULES });
  });

  test('keeps what it says, deep down too', () => {
    const input = { name: 'Large', board: { columns: 10, rows: 10 }, king: { range: 'flying' } };
    expect(parseRules(input)).toEqual({
      ok: true,
      value: {
        ...DEFAULT_RULES,
        name: 'Large',
        board: { ...DEFAULT_RULES.board, columns: 10, rows: 10 },
        king: { ...DEFAULT_RULES.king, range: 'flying' },
      },
    });
  });

  test('fills draw rules where the answer is plain', () => {
    const result = parseRules(material({ moves: 3 }));
    expect(result).toMatchObject({
      value: { draws: [{ kind: 'material', moves: 3, restart: [], unlessCapture: false }] },
    });
  });

  test('is freed of space around its name', () => {
    expect(parseRules({ name: '  Sunday game ' })).toMatchObject({
      value: { name: 'Sunday game' },
    });
  });
});

describe('nonsense is refused with its place and a sentence', () => {
  const SIZE = 'Expected a whole number from 6 to 12';
  test.each([
    // Things that are no record at all
    [null, '', 'Expected a record of named fields, found null.'],
    [[], '', 'Expected a record of named fields, found a list of 0.'],
    ['english', '', 'Expected a record of named fields, found "english".'],
    [undefined, '', 'Expected a record of named fields, found nothing.'],
    // Fields nobody knows
    [{ colour: 'red' }, 'colour', 'There is no such field'],
    [{ board: { width: 8 } }, 'board.width', 'columns, rows, squares'],
    [JSON.parse('{"__proto__": {"id": "x"}}'), '__proto__', 'There is no such field'],
    [
      draw({ kind: 'quiet', moves: 2, without: ['man'], times: 3 }),
      'draws[0].times',
      'no such field',
    ],
    // Names
    [{ id: '' }, 'id', 'one line of 1 to 60 characters, found "".'],
    [{ name: '   ' }, 'name', 'one line of 1 to 60 characters'],
    [{ name: 'x'.repeat(61) }, 'name', `found "${'x'.repeat(40)}…".`],
    [{ name: 'two\nlines' }, 'name', 'one line'],
    [{ name: 8 }, 'name', 'found 8.'],
    // The board
    [{ board: { columns: 5 } }, 'board.columns', `${SIZE}, found 5.`],
    [{ board: { rows: 13 } }, 'board.rows', `${SIZE}, found 13.`],
    [{ board: { rows: 8.5 } }, 'board.rows', `${SIZE}, found 8.5.`],
    [{ board: { rows: '8' } }, 'board.rows', `${SIZE}, found "8".`],
    [{ board: { rows: NaN } }, 'board.rows', `${SIZE}, found NaN.`],
    [{ board: { squares: 'hexagonal' } }, 'board.squares', 'one of "diagonal", "all"'],
    [{ board: { corner: null } }, 'board.corner', 'one of "left", "right", found null.'],
    [{ board: { columns: 9 } }, 'board.rows', 'both be even or both odd'],
    [{ board: { menRows: 0 } }, 'board.menRows', 'from 1 to 12'],
    [{ board: { menRows: 4 } }, 'board.menRows', 'no free row between the sides'],
    [{ board: { emptyRows: 1 } }, 'board.menRows', 'no free row between the sides'],
    [{ board: { emptyRows: -1 } }, 'board.emptyRows', 'from 0 to 12, found -1.'],
    // Men and kings
    [{ man: { moves: ['up'] } }, 'man.moves[0]', 'found "up".'],
    [{ man: { moves: [] } }, 'man.moves', 'a list of 1 to 5 entries, found a list of 0.'],
    [{ man: { moves: ['sideways', 'backward'] } }, 'man.moves', 'Men need a move forward'],
    [{ man: { moves: ['forward', 'forward'] } }, 'man.moves', 'stands twice'],
    [{ man: { moves: 'forward' } }, 'man.moves', 'a list of 1 to 5 entries, found "forward".'],
    [{ man: { takesKings: 'yes' } }, 'man.takesKings', 'true or false'],
    [
      { man: { moves: ['forward'] }, board: { columns: 7, rows: 7 } },
      'board.menRows',
      'two rows between the sides must be free',
    ],
    [{ king: { moves: [] } }, 'king.moves', 'a list of 1 to 5 entries'],
    [{ king: { range: 2 } }, 'king.range', 'one of "short", "flying", found 2.'],
    [{ king: { landing: 'far' } }, 'king.landing', '"behind-last-king"'],
    [{ king: { runLimit: 0 } }, 'king.runLimit', 'from 1 to 100, found 0.'],
    [{ king: { runLimit: false } }, 'king.runLimit', 'found false.'],
    [
      { man: { captures: [] }, king: { captures: [] } },
      'man.captures',
      'nothing could ever be taken',
    ],
    // Captures, crowning, goal
    [{ capture: { priority: ['greedy'] } }, 'capture.priority[0]', 'found "greedy".'],
    [{ capture: { priority: ['most', 'most'] } }, 'capture.priority', 'stands twice'],
    [{ capture: { priority: ['most', 'value'] } }, 'capture.priority', 'Choose between'],
    [{ capture: { mandatory: 1 } }, 'capture.mandatory', 'true or false, found 1.'],
    [{ capture: { removal: 'never' } }, 'capture.removal', 'one of "after", "during"'],
    [{ crowning: true }, 'crowning', 'one of "stop", "pass", "through", found true.'],
    [{ goal: {} }, 'goal', 'found a record.'],
    [{ first: 'red' }, 'first', 'one of "white", "black", found "red".'],
    // Draws
    [{ draws: {} }, 'draws', 'a list of 0 to 20 entries, found a record.'],
    [{ draws: new Array(21).fill({}) }, 'draws', 'found a list of 21.'],
    [{ draws: [3] }, 'draws[0]', 'a record of named fields, found 3.'],
    [draw({}), 'draws[0].kind', '"repetition", "quiet", "material", "advantage", found nothing.'],
    [draw({ kind: 'toString' }), 'draws[0].kind', 'found "toString".'],
    [draw({ kind: 'repetition' }), 'draws[0].times', 'This field is missing.'],
    [draw({ kind: 'repetition', times: 1 }), 'draws[0].times', 'from 2 to 100, found 1.'],
    [draw({ kind: 'quiet', moves: 0, without: ['man'] }), 'draws[0].moves', 'from 1 to 1000'],
    [draw({ kind: 'quiet', moves: 1e9, without: ['man'] }), 'draws[0].moves', 'found 1000000000.'],
    [
      draw({ kind: 'quiet', moves: 9, without: [] }),
      'draws[0].without',
      'a list of 1 to 3 entries',
    ],
    [draw({ kind: 'quiet', moves: 9, without: ['x'] }), 'draws[0].without[0]', 'found "x".'],
    [draw({ kind: 'advantage', moves: -4 }), 'draws[0].moves', 'found -4.'],
    [material({ strong: { men: [2, 1] } }), 'draws[0].strong.men', 'larger than the second'],
    [material({ strong: { men: [1] } }), 'draws[0].strong.men', 'two whole numbers'],
    [material({ weak: { kings: [0, 145] } }), 'draws[0].weak.kings[1]', 'from 0 to 144'],
    [material({ weak: { kings: [-1, 1] } }), 'draws[0].weak.kings[0]', 'from 0 to 144'],
    [material({ weak: { pieces: [0, 0] } }), 'draws[0].weak', 'has lost already'],
    [material({ weak: { men: [2, 3], pieces: [0, 1] } }), 'draws[0].weak', 'No side can have'],
    [
      material({ strong: { kings: [0, 0], longDiagonal: true } }),
      'draws[0].strong.longDiagonal',
      'without kings',
    ],
    [material({ total: [0, 1] }), 'draws[0].total', 'can never have so many'],
    [material({ restart: ['castling'] }), 'draws[0].restart[0]', 'found "castling".'],
    // Notation and source
    [{ notation: { pdnType: 100 } }, 'notation.pdnType', 'from 0 to 99, found 100.'],
    [{ notation: { captureSign: '-' } }, 'notation.captureSign', 'one of "x", ":"'],
    [{ source: { note: 'x'.repeat(201) } }, 'source.note', 'one line of 0 to 200 characters'],
  ])('%j', (input, path, sentence) => {
    const error = errorOf(input);
    expect(error).toMatchObject({ path, message: expect.stringContaining(sentence) });
    expect(error?.message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('odd but playable records are accepted', () => {
  test.each([
    { board: { columns: 7, rows: 7 } },
    { board: { columns: 9, rows: 6, squares: 'all', menRows: 2 } },
    { man: { moves: ['forward'] } },
    { man: { captures: [] } },
    { king: { captures: [] } },
    { king: { range: 'short', landing: 'behind' } },
    { capture: { multiple: false, priority: ['most'] } },
    { capture: { mandatory: false, priority: ['most'] } },
    { draws: [] },
    material({ moves: 0, strong: { kings: [1, 144] }, weak: { pieces: [0, 1] } }),
  ])('%j', (input) => {
    expect(errorOf(input)).toBeUndefined();
  });
});

describe('rules as text', () => {
  test('the fields always stand in the same order', () => {
    const { id, ...others } = russian;
    expect(makeRules({ ...others, id })).toBe(makeRules(russian));
    expect(makeRules(russian)).toMatch(/^\{"id":"russian","name":/);
  });

  test('reads back what it wrote, on one line', () => {
    const text = makeRules(international);
    expect(text).not.toContain('\n');
    expect(parseRulesText(text)).toEqual({ ok: true, value: international });
  });

  test.each([
    ['', 0, 'ends too early'],
    ['  {"id": "a"', 12, 'ends too early'],
    ['{"id": "a",}', 11, 'character 12'],
    ['{"id" "a"}', 6, 'character 7'],
    ['{id: 1}', 1, 'character 2'],
    ['{"id": "a"} x', 12, 'character 13'],
    ['{"id": "a"}}', 11, 'character 12'],
    ['[1, 2}', 5, 'character 6'],
    ['{"a": 01}', 7, 'character 8'],
    ['{"a": "\\q"}', 6, 'character 7'],
    ['{"a": "one\ntwo"}', 6, 'character 7'],
    ['{"a": tru}', 6, 'character 7'],
    ["{'a': 1}", 1, 'character 2'],
    ['1, 2', 1, 'character 2'],
    ['[,]', 1, 'character 2'],
    ['{"a":{},"b":[],"c":[{},[1]] "d"}', 28, 'character 29'],
  ])('%j is not JSON', (text, offset, where) => {
    const result = parseRulesText(text);
    expect(result).toMatchObject({
      ok: false,
      error: { path: '', offset, message: expect.stringContaining(where) },
    });
  });

  test('a text longer than any record is not even read', () => {
    expect(parseRulesText(' '.repeat(100_001))).toMatchObject({
      error: { message: 'A record of rules has at most 100000 characters, this text 100001.' },
    });
  });

  test.each([
    ['['.repeat(100_000), 'ends too early'],
    ['['.repeat(50_000) + ']'.repeat(50_000), 'found a list of 1'],
    ['{"a":'.repeat(20_000), 'ends too early'],
    [`{"draws":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 'found a list of 1'],
    [`{"name":"${'x'.repeat(90_000)}"}`, 'one line of 1 to 60'],
    [`{"${'x'.repeat(90_000)}":1}`, 'There is no such field'],
    [`{"name":"${'\\'.repeat(90_001)}"}`, 'character 9'],
  ])('junk of any depth and length gets a short answer', (text, sentence) => {
    const result = parseRulesText(text);
    if (result.ok) throw new Error('accepted');
    expect(result.error.message).toContain(sentence);
    expect(result.error.message.length + result.error.path.length).toBeLessThan(300);
  });
});
