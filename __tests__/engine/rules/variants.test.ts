import type { Direction, Rules } from '../../../engine/src/rules/rules';
import { makeRules, parseRules, parseRulesText } from '../../../engine/src/rules/parse-rules';
import { startPosition } from '../../../engine/src/rules/start';
import { VARIANTS, variant } from '../../../engine/src/rules/variants';
import { summarizeDraws } from '../support/draw-summary';

const rulesOf = (id: string): Rules => {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`no variant ${id}`);
  return rules;
};

const menOf = (rules: Rules, man: 'w' | 'b'): number =>
  startPosition(rules).board.split(man).length - 1;

const boardOf = ({ board }: Rules): string =>
  `${board.columns}x${board.rows} ${board.squares}${board.corner === 'right' ? ' mirrored' : ''}`;

const isBackward = (direction: Direction): boolean => direction.endsWith('backward');

/** One word for what a man does beyond taking diagonally forward. */
const takesOf = ({ man: { captures, takesKings } }: Rules): string => {
  const how = captures.some(isBackward) ? 'backward' : 'forward';
  const eight = captures.length === 5 ? ' eight' : '';
  return `${how}${eight}${takesKings ? '' : ' men only'}`;
};

const kingOf = ({ king }: Rules): string =>
  `${king.range}${king.landing === 'any' ? '' : ` ${king.landing}`}`;

const summarize = (rules: Rules) => ({
  board: boardOf(rules),
  men: menOf(rules, 'w'),
  first: rules.first,
  takes: takesOf(rules),
  king: kingOf(rules),
  priority: rules.capture.priority.join(', '),
  crowning: rules.crowning,
  removal: rules.capture.removal,
  pdn: rules.notation.pdnType,
});

const SMALL = '8x8 diagonal';
const MIRRORED = '8x8 diagonal mirrored';
const LARGE = '10x10 diagonal';
const ALL = '8x8 all';
const QUALITY = 'most, most-kings';
const ITALIAN = 'most, with-king, most-kings, king-first';

type Row = readonly [
  id: string,
  board: string,
  men: number,
  first: string,
  takes: string,
  king: string,
  priority: string,
  crowning: string,
  removal: string,
  pdn: number | null,
];

const ROWS: readonly Row[] = [
  ['english', SMALL, 12, 'black', 'forward', 'short', '', 'stop', 'after', 21],
  ['brazilian', SMALL, 12, 'white', 'backward', 'flying', 'most', 'pass', 'after', 26],
  ['russian', SMALL, 12, 'white', 'backward', 'flying', '', 'through', 'after', 25],
  ['pool', SMALL, 12, 'black', 'backward', 'flying', '', 'pass', 'after', 23],
  ['italian', MIRRORED, 12, 'white', 'forward men only', 'short', ITALIAN, 'stop', 'after', 22],
  ['spanish', MIRRORED, 12, 'white', 'forward', 'flying', QUALITY, 'stop', 'after', 24],
  ['portuguese', MIRRORED, 12, 'white', 'forward', 'flying', QUALITY, 'stop', 'after', 28],
  ['czech', SMALL, 12, 'white', 'forward', 'flying', 'with-king', 'stop', 'after', 29],
  ['thai', SMALL, 8, 'white', 'forward', 'flying behind', '', 'stop', 'during', 31],
  ['turkish', ALL, 16, 'white', 'forward', 'flying', 'most', 'pass', 'during', 30],
  ['international', LARGE, 20, 'white', 'backward', 'flying', 'most', 'pass', 'after', 20],
  [
    'frisian',
    LARGE,
    20,
    'white',
    'backward eight',
    'flying',
    'value, with-king',
    'pass',
    'after',
    40,
  ],
  [
    'frysk',
    LARGE,
    5,
    'white',
    'backward eight',
    'flying',
    'value, with-king',
    'pass',
    'after',
    null,
  ],
  [
    'killer',
    LARGE,
    20,
    'white',
    'backward',
    'flying behind-last-king',
    'most',
    'pass',
    'after',
    null,
  ],
  ['breakthrough', LARGE, 20, 'white', 'backward', 'flying', 'most', 'pass', 'after', null],
  ['antidraughts', LARGE, 20, 'white', 'backward', 'flying', 'most', 'pass', 'after', null],
  [
    'spantsiretti',
    '10x8 diagonal',
    15,
    'white',
    'backward',
    'flying',
    'most',
    'pass',
    'after',
    null,
  ],
  ['canadian', '12x12 diagonal', 30, 'white', 'backward', 'flying', 'most', 'pass', 'after', 27],
  ['jamaican', MIRRORED, 12, 'black', 'backward', 'flying', '', 'pass', 'after', null],
  ['slovak', SMALL, 8, 'white', 'forward', 'flying', 'with-king', 'stop', 'after', null],
  ['german', SMALL, 12, 'white', 'forward', 'flying behind', '', 'stop', 'after', null],
  [
    'argentinian',
    MIRRORED,
    12,
    'white',
    'forward',
    'flying behind',
    'most, with-king',
    'stop',
    'after',
    null,
  ],
  ['malaysian', '12x12 diagonal', 30, 'white', 'forward', 'flying', 'most', 'stop', 'after', null],
  [
    'srilankan',
    '12x12 diagonal mirrored',
    30,
    'white',
    'backward',
    'flying',
    'most',
    'pass',
    'after',
    null,
  ],
  ['armenian', ALL, 16, 'white', 'forward', 'flying', 'most', 'pass', 'during', null],
  ['gothic', ALL, 16, 'white', 'forward', 'short', 'most', 'stop', 'after', null],
  ['checkers', SMALL, 12, 'white', 'forward', 'short', '', 'stop', 'after', null],
  ['school', SMALL, 12, 'white', 'forward', 'short', '', 'pass', 'after', null],
  ['spanish-short', MIRRORED, 12, 'white', 'forward', 'short', QUALITY, 'stop', 'after', null],
  ['brazilian-club', SMALL, 12, 'white', 'backward', 'flying', 'most', 'stop', 'after', null],
];

const THIRD = 'repetition 3';
const quiet = (moves: number): string => `quiet ${moves} capture,man`;
const OWN = `${quiet(40)} own`;
const ONE_KING = '0 men 1 kings';
const INTERNATIONAL = [
  THIRD,
  quiet(25),
  `16: 1+ kings 1-3 pieces v ${ONE_KING}`,
  `5: 1+ kings 1-2 pieces v ${ONE_KING}`,
];
const RUSSIAN = [
  THIRD,
  `15: 0 men 3+ kings v ${ONE_KING} restart capture,crowning`,
  quiet(15),
  '30: 1+ kings v 1+ kings total 4-5 restart capture,crowning',
  '60: 1+ kings v 1+ kings total 6-7 restart capture,crowning',
  `5: 1+ kings 3 pieces v ${ONE_KING} on diagonal restart capture,crowning`,
  `5: 1+ kings 1-2 pieces v ${ONE_KING} restart capture,crowning`,
];
const FRISIAN = [`7: 0 men 2 kings v ${ONE_KING}`, `2: ${ONE_KING} v ${ONE_KING} unless capture`];

const DRAWS: Readonly<Record<string, readonly string[]>> = {
  english: [THIRD, quiet(40)],
  italian: [THIRD, quiet(40)],
  checkers: ['quiet 40 capture,crowning'],
  school: [THIRD, quiet(20)],
  brazilian: [THIRD, quiet(20)],
  spanish: [THIRD, quiet(20)],
  'spanish-short': [THIRD, quiet(20)],
  'brazilian-club': [THIRD, quiet(50), `0: ${ONE_KING} v ${ONE_KING} unless capture`],
  portuguese: [THIRD, quiet(20), `12: 0 men 3 kings on diagonal v ${ONE_KING} off diagonal`],
  russian: RUSSIAN,
  pool: [THIRD, `13: 0 men 3 kings v ${ONE_KING}`, quiet(40)],
  jamaican: [THIRD, `13: 0 men 3 kings v ${ONE_KING}`, quiet(40)],
  international: INTERNATIONAL,
  killer: [THIRD, quiet(25), `16: 1+ kings 3 pieces v ${ONE_KING}`],
  canadian: INTERNATIONAL,
  srilankan: INTERNATIONAL,
  spantsiretti: INTERNATIONAL,
  frisian: FRISIAN,
  frysk: FRISIAN,
  breakthrough: [],
  antidraughts: [THIRD],
  turkish: [THIRD, '0: 1 pieces v 1 pieces'],
  armenian: [THIRD, '0: 1 pieces v 1 pieces'],
  czech: [THIRD, OWN],
  slovak: [THIRD, OWN],
  german: [THIRD, OWN],
  thai: [THIRD, OWN],
  malaysian: [THIRD, OWN],
  argentinian: [THIRD, OWN],
  gothic: [THIRD, OWN],
};

describe('the list of variants', () => {
  test('holds every game once', () => {
    const ids = VARIANTS.map(({ id }) => id);
    expect([...ids].sort()).toEqual(ROWS.map(([id]) => id).sort());
    expect(new Set(VARIANTS.map(({ name }) => name)).size).toBe(VARIANTS.length);
  });

  test('finds a game by its id and nothing else', () => {
    for (const rules of VARIANTS) expect(variant(rules.id)).toBe(rules);
    for (const id of ['', 'chess', 'constructor', '__proto__']) expect(variant(id)).toBeUndefined();
  });

  test('gives a PDN type to one game only', () => {
    const types = VARIANTS.map(({ notation }) => notation.pdnType).filter((type) => type !== null);
    expect(new Set(types).size).toBe(types.length);
  });
});

describe('each variant', () => {
  test.each(ROWS)(
    '%s is played on %s with %i men a side',
    (id, board, men, first, takes, king, priority, crowning, removal, pdn) => {
      expect(summarize(rulesOf(id))).toEqual({
        board,
        men,
        first,
        takes,
        king,
        priority,
        crowning,
        removal,
        pdn,
      });
    },
  );

  test.each(Object.entries(DRAWS))('%s has its draw rules', (id, draws) => {
    expect(summarizeDraws(rulesOf(id))).toEqual(draws);
  });

  test.each(VARIANTS)('$id has as many men on both sides', (rules) => {
    expect(menOf(rules, 'w')).toBe(menOf(rules, 'b'));
  });

  test.each(VARIANTS)('$id is a record that the parser accepts as it is', (rules) => {
    expect(parseRules(rules)).toEqual({ ok: true, value: rules });
    expect(parseRulesText(makeRules(rules))).toEqual({ ok: true, value: rules });
  });

  test.each(VARIANTS)('$id obliges to capture, and to go on capturing', ({ capture }) => {
    expect(capture).toMatchObject({ mandatory: true, multiple: true });
  });
});

describe('single rules of single games', () => {
  test('Turkish men stand on the second and third row', () => {
    expect(rulesOf('turkish').board).toMatchObject({ menRows: 2, emptyRows: 1 });
  });

  test('Turkish pieces move and take straight, and kings never turn right round', () => {
    const { man, king } = rulesOf('turkish');
    expect(man).toMatchObject({
      moves: ['forward', 'sideways'],
      captures: ['forward', 'sideways'],
    });
    expect(king.moves).toEqual(['forward', 'backward', 'sideways']);
    expect(king.captures).toEqual(king.moves);
    expect(king.turnsBack).toBe(false);
  });

  test('Armenian pieces move diagonally too, and take as Turkish ones', () => {
    const { man, king } = rulesOf('armenian');
    expect(man.moves).toEqual(['forward', 'sideways', 'diagonally-forward']);
    expect(king.moves).toHaveLength(5);
    expect(man.captures).toEqual(rulesOf('turkish').man.captures);
    expect(king.captures).toEqual(rulesOf('turkish').king.captures);
  });

  test('Frisian kings move diagonally, take in eight directions and run three times', () => {
    expect(rulesOf('frisian').king).toMatchObject({
      moves: ['diagonally-forward', 'diagonally-backward'],
      runLimit: 3,
    });
    expect(rulesOf('frisian').king.captures).toHaveLength(5);
    expect(rulesOf('frysk').king).toEqual(rulesOf('frisian').king);
  });

  test('only two games have another goal', () => {
    const goals = VARIANTS.filter(({ goal }) => goal !== 'last-mover').map(({ id, goal }) => [
      id,
      goal,
    ]);
    expect(goals).toEqual([
      ['breakthrough', 'first-king'],
      ['antidraughts', 'giveaway'],
    ]);
  });

  test('the regional games say that no federation text was found', () => {
    const regional = VARIANTS.filter(({ source }) => source.kind === 'regional');
    expect(regional.map(({ id }) => id)).toEqual([
      'jamaican',
      'slovak',
      'german',
      'argentinian',
      'malaysian',
      'srilankan',
      'armenian',
      'gothic',
    ]);
    for (const { source } of regional) expect(source.note).toContain('no federation text');
  });

  test('squares are named by the custom of the game', () => {
    const namedBy = (wanted: string): readonly string[] =>
      VARIANTS.filter(({ notation }) => notation.squares === wanted).map(({ id }) => id);
    expect([...namedBy('algebraic')].sort()).toEqual(
      [
        'russian',
        'brazilian',
        'brazilian-club',
        'czech',
        'slovak',
        'german',
        'turkish',
        'armenian',
        'gothic',
      ].sort(),
    );
    const fromBelow = VARIANTS.filter(({ notation }) => notation.firstSquare === 'bottom-right');
    expect(fromBelow.map(({ id }) => id).sort()).toEqual(
      ['spanish', 'spanish-short', 'portuguese', 'argentinian'].sort(),
    );
    const colon = VARIANTS.filter(({ notation }) => notation.captureSign === ':');
    expect(colon.map(({ id }) => id)).toEqual(['russian']);
  });
});
