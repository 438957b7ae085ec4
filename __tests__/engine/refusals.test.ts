import type { Game } from '../../engine/src/game';
import { agreeDraw, newGame, play, resign, whyNot } from '../../engine/src/game';
import { parseFen } from '../../engine/src/notation/fen';
import type { Refusal } from '../../engine/src/refusal';
import type { Rules } from '../../engine/src/rules/rules';
import { rulesOf } from './support/fen';

const gameFrom = (rules: Rules, fen: string): Game => {
  const start = parseFen(rules, fen);
  if (!start.ok) throw new Error(start.error.message);
  return newGame(rules, { start: start.value });
};

/** Both verbs refuse a path, and for the same reason. */
const expectRefusal = (game: Game, path: readonly number[], refusal: Refusal): void => {
  expect(whyNot(game, path)).toEqual(refusal);
  expect(play(game, { path })).toEqual({ ok: false, error: refusal });
};

/** As played with nobody obliged to capture. */
const voluntary = (rules: Rules): Rules => ({
  ...rules,
  capture: { ...rules.capture, mandatory: false },
});

type Row = readonly [why: string, id: string, fen: string, path: readonly number[], Refusal];

const TWO_MEN_OR_KING = 'W:W22,24:B10,18,20,K11';
const KING_OR_MAN = 'W:WK30,22:B17,19';
const LONG_CAPTURE = 'W:WK13:B9,19,27';

const ROWS: readonly Row[] = [
  [
    'the square is empty',
    'english',
    'W:W22:B1',
    [23, 18],
    { code: 'not-your-piece', square: 23, piece: null },
  ],
  [
    "the piece is the opponent's",
    'english',
    'W:W22:BK1',
    [1, 6],
    { code: 'not-your-piece', square: 1, piece: 'B' },
  ],
  [
    'the board has no such square',
    'english',
    'W:W22:B1',
    [33, 28],
    { code: 'not-your-piece', square: 33, piece: null },
  ],
  [
    'a man does not go backward',
    'english',
    'W:W22:B1',
    [22, 26],
    { code: 'blocked', square: 22, to: 26 },
  ],
  [
    'the square is taken',
    'english',
    'W:W22,18:B1',
    [22, 18],
    { code: 'blocked', square: 22, to: 18 },
  ],
  [
    'a piece that captures cannot go just anywhere',
    'english',
    'W:W22:B18',
    [22, 6],
    { code: 'blocked', square: 22, to: 6 },
  ],
  [
    'another piece captures',
    'english',
    'W:W22,32:B18',
    [32, 28],
    { code: 'must-capture', squares: [22] },
  ],
  [
    'the piece itself captures, as another does',
    'english',
    'W:W22,23:B18',
    [22, 17],
    { code: 'must-capture', squares: [22, 23] },
  ],
  [
    'a longer capture',
    'brazilian-club',
    'W:W11,K32:B6,7,14,23',
    [11, 2],
    { code: 'must-take-more', takes: 1, most: 3, squares: [32] },
  ],
  [
    'as many pieces, more kings',
    'spanish-short',
    TWO_MEN_OR_KING,
    [22, 13, 6],
    { code: 'must-take-more-kings', takes: 0, most: 1, squares: [24] },
  ],
  [
    'the same by start and end',
    'spanish-short',
    TWO_MEN_OR_KING,
    [22, 6],
    { code: 'must-take-more-kings', takes: 0, most: 1, squares: [24] },
  ],
  [
    'the same by its first jump',
    'spanish-short',
    TWO_MEN_OR_KING,
    [22, 13],
    { code: 'must-take-more-kings', takes: 0, most: 1, squares: [24] },
  ],
  [
    'a king is worth more than a man',
    'frisian',
    'W:W28:B22,K23',
    [28, 17],
    { code: 'must-take-more-value', takes: 100, most: 199, squares: [28] },
  ],
  [
    'a king captures before a man',
    'slovak',
    KING_OR_MAN,
    [22, 13],
    { code: 'must-take-with-king', squares: [30] },
  ],
  [
    'a king is met earlier elsewhere',
    'italian',
    'W:W11,K15,K32:B20,25,K28',
    [15, 24, 31],
    { code: 'must-meet-king-first', squares: [32] },
  ],
  [
    'the capture goes on',
    'russian',
    LONG_CAPTURE,
    [13, 6],
    { code: 'must-go-on', square: 6, next: [24] },
  ],
  [
    'the capture goes on after two jumps',
    'russian',
    LONG_CAPTURE,
    [13, 6, 24],
    { code: 'must-go-on', square: 24, next: [31] },
  ],
  [
    'a king lands where it cannot go on',
    'russian',
    'B:WK6,18:BK23',
    [23, 14],
    { code: 'must-go-on', square: 14, next: [9] },
  ],
  [
    'a king lands where it cannot go on, after its second jump',
    'russian',
    LONG_CAPTURE,
    [13, 6, 28],
    { code: 'must-go-on', square: 28, next: [24] },
  ],
  [
    'a man that was crowned on its way lands where it cannot go on',
    'russian',
    'W:W12:B8,10,18',
    [12, 3, 17],
    { code: 'must-go-on', square: 17, next: [14] },
  ],
  [
    'the same king moved three times',
    'frisian',
    'W:WK28,46:B5:R28=3',
    [28, 32],
    { code: 'same-king', square: 28, limit: 3 },
  ],
  [
    'the same king moved three times, but first of all somebody captures',
    'frisian',
    'W:WK28,46:B41:R28=3',
    [28, 32],
    { code: 'must-capture', squares: [46] },
  ],
];

describe('why a move is refused', () => {
  test.each(ROWS)('%s (%s)', (_why, id, fen, path, refusal) => {
    expectRefusal(gameFrom(rulesOf(id), fen), path, refusal);
  });

  test('the same king moved three times, where nobody has to capture', () => {
    const game = gameFrom(voluntary(rulesOf('frisian')), 'W:WK28,46:B17:R28=3');
    expectRefusal(game, [28, 32], { code: 'same-king', square: 28, limit: 3 });
    expect(whyNot(game, [28, 11])).toBeNull();
  });

  test('the same pieces are taken in another order, a king later', () => {
    const rules = rulesOf('russian');
    const kingFirst: Rules = {
      ...rules,
      capture: { ...rules.capture, priority: ['most', 'king-first'] },
    };
    const game = gameFrom(kingFirst, 'W:W26:B14,15,22,K23');
    expect(whyNot(game, [26, 19, 10, 17, 26])).toBeNull();
    expectRefusal(game, [26, 17, 10, 19, 26], { code: 'must-meet-king-first', squares: [26] });
  });

  test('start and end leave open which pieces are taken', () => {
    const game = gameFrom(rulesOf('international'), 'W:WK47:B14,19,29,31,42');
    const taken = { path: [47, 38, 24, 13, 36], captured: [42, 29, 19, 31], promotes: false };
    const others = { path: [47, 38, 20, 9, 36], captured: [42, 29, 14, 31], promotes: false };
    expectRefusal(game, [47, 36], { code: 'ambiguous', moves: [taken, others] });
    for (const { path, captured } of [taken, others]) {
      expect(play(game, { path }).ok).toBe(true);
      expect(play(game, { path: [47, 36], captured }).ok).toBe(true);
    }
  });

  test('the game is over', () => {
    const resigned = resign(newGame(rulesOf('english')), 'white');
    const outcome = { winner: 'black', reason: 'resignation' } as const;
    expectRefusal(resigned, [9, 13], { code: 'game-over', outcome });
    expectRefusal(agreeDraw(newGame(rulesOf('english'))), [9], {
      code: 'game-over',
      outcome: { winner: null, reason: 'agreement' },
    });
  });

  test('a path without squares is nobody’s piece', () => {
    const refusal = { code: 'not-your-piece', square: 0, piece: null } as const;
    expectRefusal(newGame(rulesOf('english')), [], refusal);
  });
});

describe('why a piece cannot move at all', () => {
  type PieceRow = readonly [id: string, fen: string, square: number, Refusal | null];

  const PIECES: readonly PieceRow[] = [
    ['english', 'B:W21-32:B1-12', 9, null],
    ['english', 'B:W21-32:B1-12', 1, { code: 'blocked', square: 1, to: null }],
    ['english', 'B:W21-32:B1-12', 21, { code: 'not-your-piece', square: 21, piece: 'w' }],
    ['english', 'W:W22,32:B18', 32, { code: 'must-capture', squares: [22] }],
    ['slovak', KING_OR_MAN, 22, { code: 'must-take-with-king', squares: [30] }],
    [
      'spanish-short',
      TWO_MEN_OR_KING,
      22,
      { code: 'must-take-more-kings', takes: 0, most: 1, squares: [24] },
    ],
    ['frisian', 'W:WK28,46:B5:R28=3', 28, { code: 'same-king', square: 28, limit: 3 }],
    ['frisian', 'W:WK28,46:B41:R28=3', 28, { code: 'must-capture', squares: [46] }],
  ];

  test('a piece with two captures, each as good as the best in one way only', () => {
    const rules = rulesOf('malaysian');
    const quality: Rules = {
      ...rules,
      capture: { ...rules.capture, priority: ['most', 'most-kings'] },
    };
    const game = gameFrom(quality, 'W:W45,47:B25,K29,38,K39,41');
    const refusal = { code: 'must-take-more-kings', takes: 0, most: 1, squares: [47] };
    expect(whyNot(game, [45])).toEqual(refusal);
  });

  test.each(PIECES)('%s, %s, the piece on %i', (id, fen, square, refusal) => {
    expect(whyNot(gameFrom(rulesOf(id), fen), [square])).toEqual(refusal);
  });
});
