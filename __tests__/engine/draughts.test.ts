import type { Draughts } from '../../engine/src/draughts';
import { draughts } from '../../engine/src/draughts';
import { movesOf, newGame, positionOf } from '../../engine/src/game';
import { parseFen } from '../../engine/src/notation/fen';
import type { DrawRule } from '../../engine/src/rules/draw-rule';
import type { Rules } from '../../engine/src/rules/rules';
import type { VariantId } from '../../engine/src/rules/variants';
import { VARIANTS } from '../../engine/src/rules/variants';
import { rulesOf } from './support/fen';

const from = (game: VariantId | Rules, fen: string): Draughts => {
  const rules = typeof game === 'string' ? rulesOf(game) : game;
  const start = parseFen(rules, fen);
  if (!start.ok) throw new Error(start.error.message);
  return draughts(game, { start: start.value });
};

describe('a game to hold in one hand', () => {
  test.each(VARIANTS)('$id starts as the rules say, by id or by record', (rules) => {
    for (const game of [draughts(rules.id as VariantId), draughts(rules)]) {
      expect(game.game()).toEqual(newGame(rules));
      expect(game.turn()).toBe(rules.first);
      expect([game.isOver(), game.winner(), game.why()]).toEqual([false, null, null]);
      expect(game.legalMoves().length).toBeGreaterThan(0);
    }
  });

  test('a move is named by coordinates, by squares, by numbers or by its text', () => {
    const answers = [
      draughts('russian').move([2, 2], [3, 3]),
      draughts('russian').move('c3', 'd4'),
      draughts('russian').move(22, 18),
      draughts('russian').move('22-18'),
      draughts('russian').move('c3d4'),
      draughts('russian').move('(2, 2)-(3, 3)'),
    ];
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: 'c3-d4' });
  });

  test('the moves of a square are found by any of its names', () => {
    const game = draughts('russian');
    for (const name of ['c3', 22, '22', [2, 2]] as const)
      expect(game.legalMoves(name)).toEqual(['c3-b4', 'c3-d4']);
    for (const name of ['b2', 'c4', 99, [0, 1], 'nonsense'] as const)
      expect(game.legalMoves(name)).toEqual([]);
  });

  test.each(VARIANTS)('$id: every move it lists can be played', (rules: Rules) => {
    for (const text of draughts(rules).legalMoves()) {
      const game = draughts(rules);
      expect(game.move(text)).toEqual({ ok: true, value: text });
      expect(movesOf(game.game())).toHaveLength(1);
      game.undo();
      expect(positionOf(game.game())).toEqual(positionOf(newGame(rules)));
    }
  });

  test.each([
    ['d4-e5', 'There is no piece on d4.'],
    ['b6-c5', 'The piece on b6 is not white, and white is to move.'],
    ['c3-c4', '"c4" is not one of the 32 playing squares of a board of 8x8.'],
    ['c3-e5', 'The piece on c3 cannot go to e5.'],
    ['hello', '"hello" is not a move such as 22-18 or c3-d4.'],
  ])('%s is refused in words and changes nothing', (text, error) => {
    const game = draughts('russian');
    expect(game.move(text)).toEqual({ ok: false, error });
    expect(game.game()).toEqual(newGame(rulesOf('russian')));
  });

  test('what a handle was asked before does not change with the next move', () => {
    const game = draughts('russian');
    const before = game.game();
    game.move('c3-d4');
    expect(before).toEqual(newGame(rulesOf('russian')));
    expect(game.game()).not.toEqual(before);
  });
});

describe('how a game ended', () => {
  const lone = { men: [0, 0], kings: [1, 1] } as const;
  const drawnBy = (rule: DrawRule): Rules => ({ ...rulesOf('english'), draws: [rule] });
  const there = ['e1-d2', 'd8-e7'];
  const back = ['d2-e1', 'e7-d8'];

  test.each([
    ['russian', 'W:W22:B18', ['c3xe5'], 'white', 'Black has no pieces left.'],
    ['english', 'W:W13,14:B5', ['13-9'], 'white', 'Black cannot move.'],
    ['antidraughts', 'W:W28:B22', ['28x17'], 'black', 'Black has no pieces left.'],
    ['breakthrough', 'W:W6,50:B10', ['6-1'], 'white', 'White has the first king.'],
    [
      'russian',
      'W:WK29,K31:BK2,K4',
      [...there, ...back, ...there, ...back],
      null,
      'The same position was on the board 3 times.',
    ],
    ['english', 'W:WK29:BK3,K4:H79', ['29-25'], null, '40 moves of each side changed nothing.'],
    ['brazilian-club', 'W:WK32:BK5', [], null, 'Neither side has enough to win.'],
    [
      drawnBy({
        kind: 'material',
        moves: 1,
        strong: lone,
        weak: lone,
        restart: [],
        unlessCapture: false,
      }),
      'W:WK29:BK4',
      ['29-25', '4-8'],
      null,
      '1 move of each side did not decide between these pieces.',
    ],
    [
      drawnBy({ kind: 'advantage', moves: 2 }),
      'W:WK29,K30:BK4',
      ['29-25', '4-8', '25-29', '8-4'],
      null,
      '2 moves of each side did not bring the stronger one a win.',
    ],
  ] as const)('%s from %s by %j', (rules, fen, moves, winner, why) => {
    const game = from(rules, fen);
    for (const move of moves) {
      expect(game.isOver()).toBe(false);
      expect(game.move(move)).toMatchObject({ ok: true });
    }
    expect([game.isOver(), game.winner(), game.why()]).toEqual([true, winner, why]);
    expect(game.legalMoves()).toEqual([]);
    expect(game.move('a1-b2')).toEqual({ ok: false, error: `The game is over: ${why}` });
  });

  test.each([
    ['resign', (game: Draughts) => game.resign('white'), 'black', 'White resigned.'],
    ['time', (game: Draughts) => game.loseOnTime('black'), 'white', 'Black ran out of time.'],
    ['agree', (game: Draughts) => game.agreeDraw(), null, 'Both sides agreed on a draw.'],
  ] as const)('the players can end it themselves: %s', (_what, end, winner, why) => {
    const game = draughts('russian');
    end(game);
    expect([game.isOver(), game.winner(), game.why()]).toEqual([true, winner, why]);
  });

  test('a limit of moves', () => {
    const game = draughts('russian', { options: { moveLimit: 1 } });
    game.move('c3-d4');
    expect(game.why()).toBe('The game has come to its limit of moves.');
  });
});
