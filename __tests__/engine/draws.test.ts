import type { Game } from '../../engine/src/game';
import {
  agreeDraw,
  append,
  drawProgressOf,
  isOver,
  legalMovesOf,
  newGame,
  outcomeOf,
  positionOf,
  play,
  resign,
  undo,
  winnerOf,
} from '../../engine/src/game';
import { canCapture } from '../../engine/src/moves';
import { parseFen } from '../../engine/src/notation/fen';
import type { DrawRule } from '../../engine/src/rules/draw-rule';
import { withOption } from '../../engine/src/rules/options';
import type { Rules } from '../../engine/src/rules/rules';
import { VARIANTS } from '../../engine/src/rules/variants';
import { summarizeDraws } from './support/draw-summary';
import { rulesOf } from './support/fen';
import { must } from './support/must';
import { countOf, playQuietly } from './support/quiet-play';

const gameFrom = (rules: Rules, fen: string): Game => {
  const start = parseFen(rules, fen);
  if (!start.ok) throw new Error(start.error.message);
  return newGame(rules, { start: start.value });
};

/** Plays moves given by their squares in the engine's numbering, or fails. */
const playAll = (game: Game, ...paths: readonly (readonly number[])[]): Game =>
  paths.reduce((before, path) => {
    const after = play(before, { path });
    if (!after.ok) throw new Error(`${path.join('-')}: ${after.error.code}`);
    return after.value;
  }, game);

/** The draw rule of a game that `summarizeDraws` words so. */
const ruleOf = (rules: Rules, summary: string): DrawRule => {
  const rule = rules.draws[summarizeDraws(rules).indexOf(summary)];
  if (rule === undefined) throw new Error(`${rules.id} has no rule ${summary}`);
  return rule;
};

const movesOfEachSide = (rule: DrawRule): number =>
  rule.kind === 'repetition' ? rule.times : rule.moves;

const doneOf = (game: Game, rule: DrawRule): number | undefined =>
  drawProgressOf(game).find((progress) => progress.rule === rule)?.done;

const drawBy = (rule: DrawRule) => ({ winner: null, reason: 'rule', rule });

/** Seen by the rule alone: the game one ply before the limit, and at it. */
const expectDrawAtLimit = (start: Game, rule: DrawRule): void => {
  const moves = movesOfEachSide(rule);
  const before = playQuietly(start, rule, 2 * moves - 1);
  expect(outcomeOf(before)).toBeNull();
  expect(drawProgressOf(before)).toContainEqual({ rule, done: moves - 1, limit: moves });
  const drawn = playQuietly(before, rule, 1);
  expect(outcomeOf(drawn)).toEqual(drawBy(rule));
  expect(drawProgressOf(drawn)).toContainEqual({ rule, done: moves, limit: moves });
  expect(legalMovesOf(drawn)).toEqual([]);
  expect(outcomeOf(undo(drawn))).toBeNull();
  expect(drawProgressOf(undo(drawn))).toEqual(drawProgressOf(before));
};

// ---------------------------------------------------------------------------------------------

/** Two kings each in the corners of every size of board, and another place where those get in each other's way. */
const KINGS: Readonly<Record<string, string>> = {
  '8x8 32': 'W:WK29,K32:BK1,K4',
  '8x8 64': 'W:WK57,K64:BK1,K8',
  '10x10 50': 'W:WK46,K50:BK1,K5',
  '10x8 40': 'W:WK36,K40:BK1,K5',
  '12x12 72': 'W:WK67,K72:BK1,K6',
  italian: 'W:WK29,K30:BK3,K4',
};

const kingsOf = (rules: Rules): string => {
  const { columns, rows, squares } = rules.board;
  const count = (columns * rows) / (squares === 'all' ? 1 : 2);
  return must(KINGS[rules.id] ?? KINGS[`${columns}x${rows} ${count}`]);
};

const CAPTURE_OR_MAN = 'capture,man';

/** Moves of each side, and what starts the count again. */
const QUIET: readonly (readonly [ids: string, moves: number, without: string])[] = [
  ['english italian', 40, CAPTURE_OR_MAN],
  ['checkers', 40, 'capture,crowning'],
  ['school brazilian spanish spanish-short portuguese', 20, CAPTURE_OR_MAN],
  ['brazilian-club', 50, CAPTURE_OR_MAN],
  ['russian', 15, CAPTURE_OR_MAN],
  ['pool jamaican', 40, CAPTURE_OR_MAN],
  ['international killer canadian srilankan spantsiretti', 25, CAPTURE_OR_MAN],
  ['czech slovak german thai malaysian argentinian gothic', 40, `${CAPTURE_OR_MAN} own`],
];

const eachId = <T extends readonly unknown[]>(
  rows: readonly (readonly [ids: string, ...rest: T])[],
): readonly (readonly [id: string, ...rest: T])[] =>
  rows.flatMap(([ids, ...rest]) => ids.split(' ').map((id) => [id, ...rest] as const));

describe('moves without progress', () => {
  test.each(eachId(QUIET))(
    '%s: drawn after %i moves of each side without %s',
    (id, moves, without) => {
      const rules = rulesOf(id);
      expectDrawAtLimit(
        gameFrom(rules, kingsOf(rules)),
        ruleOf(rules, `quiet ${moves} ${without}`),
      );
    },
  );

  test('no other game has such a limit', () => {
    const listed = eachId(QUIET).map(([id]) => id);
    const having = VARIANTS.filter(({ draws }) => draws.some(({ kind }) => kind === 'quiet'));
    expect(having.map(({ id }) => id).sort()).toEqual([...listed].sort());
  });

  /** A quiet king's move, a man's move, a crowning and a capture, all of White, on the board of 32 squares. */
  const EVENTS = {
    king: ['W:WK29,21:BK4:H20', [29, 25]],
    man: ['W:WK29,21:BK4:H20', [21, 17]],
    crowning: ['W:WK29,5:BK4:H20', [5, 1]],
    capture: ['W:WK29,21:BK4,25:H20', [29, 22]],
  } as const;

  const after = (id: string, event: keyof typeof EVENTS): Game => {
    const [fen, path] = EVENTS[event];
    return playAll(gameFrom(rulesOf(id), fen), path);
  };

  test.each([
    ['english', 'king', 21],
    ['english', 'man', 0],
    ['english', 'crowning', 0],
    ['english', 'capture', 0],
    ['checkers', 'king', 1],
    ['checkers', 'man', 1],
    ['checkers', 'crowning', 0],
    ['checkers', 'capture', 0],
  ] as const)('%s: a %s leaves the count at %i half-moves', (id, event, plies) => {
    const game = after(id, event);
    expect(countOf(game, must(game.rules.draws.find(({ kind }) => kind === 'quiet')))).toBe(plies);
  });

  test.each(eachId(QUIET).filter(([, , without]) => without !== 'capture,crowning'))(
    '%s: the half-move clock of a position counts, and a man starts again',
    (id) => {
      const rules = rulesOf(id);
      const rule = must(rules.draws.find(({ kind }) => kind === 'quiet'));
      const start = gameFrom(rules, `${kingsOf(rules)}:H20`);
      expect(doneOf(start, rule)).toBe(10);
      expect(countOf(playQuietly(start, rule, 3), rule)).toBe(23);
      const opening = newGame(rules, {
        start: { position: positionOf(newGame(rules)), halfMoves: 20 },
      });
      expect(doneOf(append(opening, [must(legalMovesOf(opening)[0])]), rule)).toBe(0);
    },
  );

  test('a move that wins on the last move of the count wins', () => {
    const won = playAll(gameFrom(rulesOf('english'), 'W:WK29:BK25:H79'), [29, 22]);
    expect(outcomeOf(won)).toEqual({ winner: 'white', reason: 'no-pieces' });
    const drawn = playAll(gameFrom(rulesOf('english'), 'W:WK10,9:B5,1:H79'), [10, 6]);
    expect(outcomeOf(drawn)).toEqual(drawBy(ruleOf(rulesOf('english'), 'quiet 40 capture,man')));
  });
});

// ---------------------------------------------------------------------------------------------

const LONE = '0 men 1 kings';
const NEW = 'restart capture,crowning';

/** Positions in which the balance stands from the start, with the rule that it brings. */
const BALANCES: readonly (readonly [ids: string, rule: string, fen: string])[] = [
  ['portuguese', `12: 0 men 3 kings on diagonal v ${LONE} off diagonal`, 'W:WK29,K30,K32:BK9'],
  ['russian', `15: 0 men 3+ kings v ${LONE} ${NEW}`, 'W:WK30,K31,K32:BK5'],
  ['russian', `30: 1+ kings v 1+ kings total 4-5 ${NEW}`, 'W:WK32,21:BK1,12'],
  ['russian', `30: 1+ kings v 1+ kings total 4-5 ${NEW}`, 'W:WK32,21,28:BK1,12'],
  ['russian', `60: 1+ kings v 1+ kings total 6-7 ${NEW}`, 'W:WK32,21,28:BK1,5,12'],
  ['russian', `60: 1+ kings v 1+ kings total 6-7 ${NEW}`, 'W:WK32,21,24,28:BK1,5,12'],
  ['russian', `5: 1+ kings 3 pieces v ${LONE} on diagonal ${NEW}`, 'W:WK31,K32,21:BK4'],
  ['russian', `5: 1+ kings 1-2 pieces v ${LONE} ${NEW}`, 'W:WK31,K32:BK5'],
  ['russian', `5: 1+ kings 1-2 pieces v ${LONE} ${NEW}`, 'W:WK32,21:BK3'],
  ['russian', `5: 1+ kings 1-2 pieces v ${LONE} ${NEW}`, 'W:WK32:BK5'],
  ['pool', `13: 0 men 3 kings v ${LONE}`, 'W:WK30,K31,K32:BK5'],
  ['jamaican', `13: 0 men 3 kings v ${LONE}`, 'W:WK29,K30,K31:BK4'],
  ['international', `16: 1+ kings 1-3 pieces v ${LONE}`, 'W:WK47,K48,K49:BK6'],
  ['international', `16: 1+ kings 1-3 pieces v ${LONE}`, 'B:WK6:BK47,K48,K49'],
  ['international', `5: 1+ kings 1-2 pieces v ${LONE}`, 'W:WK47,K48:BK6'],
  ['international', `5: 1+ kings 1-2 pieces v ${LONE}`, 'W:WK48,36:BK4'],
  ['international', `5: 1+ kings 1-2 pieces v ${LONE}`, 'W:WK48:BK6'],
  ['killer', `16: 1+ kings 3 pieces v ${LONE}`, 'W:WK47,K48,K49:BK6'],
  ['canadian', `16: 1+ kings 1-3 pieces v ${LONE}`, 'W:WK68,K69,K70:BK7'],
  ['canadian', `5: 1+ kings 1-2 pieces v ${LONE}`, 'W:WK68,K69:BK7'],
  ['srilankan', `16: 1+ kings 1-3 pieces v ${LONE}`, 'W:WK67,K68,K69:BK12'],
  ['srilankan', `5: 1+ kings 1-2 pieces v ${LONE}`, 'W:WK67,K68:BK12'],
  ['spantsiretti', `16: 1+ kings 1-3 pieces v ${LONE}`, 'W:WK38,K39,K40:BK6'],
  ['spantsiretti', `5: 1+ kings 1-2 pieces v ${LONE}`, 'W:WK38,K39:BK6'],
  ['frisian frysk', `7: 0 men 2 kings v ${LONE}`, 'W:WK47,K48:BK6'],
  ['frisian frysk', `2: ${LONE} v ${LONE} unless capture`, 'W:WK48:BK6'],
];

describe('a balance of forces that lasts', () => {
  test.each(eachId(BALANCES))('%s: %s from %s', (id, summary, fen) => {
    const rules = rulesOf(id);
    expectDrawAtLimit(gameFrom(rules, fen), ruleOf(rules, summary));
  });

  test.each(eachId(BALANCES))('%s: %s for Black as well as for White', (id, summary, fen) => {
    const rules = rulesOf(id);
    const rule = ruleOf(rules, summary);
    const { counters } = gameFrom(rules, fen).first;
    const index = rules.draws.indexOf(rule);
    const turned = gameFrom(rules, swapColors(rules, fen)).first.counters;
    expect(turned[index]).toEqual([...must(counters[index])].reverse());
  });

  test('every such rule has its row, but for those that draw at once', () => {
    const listed = eachId(BALANCES).map(([id, summary]) => `${id} ${summary}`);
    const having = VARIANTS.flatMap((rules) =>
      rules.draws
        .filter((rule) => rule.kind === 'material' && rule.moves > 0)
        .map((rule) => `${rules.id} ${summarizeDraws(rules)[rules.draws.indexOf(rule)]}`),
    );
    expect([...new Set(listed)].sort()).toEqual([...having].sort());
  });
});

/** The same fight with the colours changed, every square turned round. */
function swapColors(rules: Rules, fen: string): string {
  const squares = positionOf(newGame(rules)).board.length;
  const [turn, white, black] = fen.split(':');
  const turned = (side: string): string =>
    side.slice(1).replace(/\d+/g, (square) => String(squares + 1 - Number(square)));
  return `${turn === 'W' ? 'B' : 'W'}:W${turned(must(black))}:B${turned(must(white))}`;
}

describe('what starts the count of a balance again, and what does not', () => {
  test('international: a capture inside the sixteen moves does not restart them', () => {
    const rules = rulesOf('international');
    const sixteen = ruleOf(rules, `16: 1+ kings 1-3 pieces v ${LONE}`);
    const five = ruleOf(rules, `5: 1+ kings 1-2 pieces v ${LONE}`);
    const start = playQuietly(gameFrom(rules, 'W:WK47,K48,37:BK6'), sixteen, 6);
    expect([countOf(start, sixteen), countOf(start, five)]).toEqual([6, -1]);
    const lost = captureLeaving(start, 2, 1);
    expect(countOf(lost, sixteen)).toBe(lost.plies.length);
    expect(countOf(lost, five)).toBe(0);
  });

  test('killer: two kings against one have no limit of their own', () => {
    const rules = rulesOf('killer');
    const game = gameFrom(rules, 'W:WK47,K48:BK6');
    expect(drawProgressOf(game).map(({ rule }) => rule.kind)).toEqual(['repetition', 'quiet']);
  });

  test('russian: a crowning makes a new balance, a king move does not', () => {
    const rules = rulesOf('russian');
    const thirty = ruleOf(rules, `30: 1+ kings v 1+ kings total 4-5 ${NEW}`);
    const start = playQuietly(gameFrom(rules, 'W:WK32,5:BK3,12'), thirty, 4);
    expect(countOf(start, thirty)).toBe(4);
    const crowning = must(legalMovesOf(start).find(({ promotes }) => promotes));
    expect(countOf(append(start, [crowning]), thirty)).toBe(0);
  });

  test('russian: a capture makes a new balance even inside the same rule', () => {
    const rules = rulesOf('russian');
    const thirty = ruleOf(rules, `30: 1+ kings v 1+ kings total 4-5 ${NEW}`);
    const five = gameFrom(rules, 'W:WK32,K31,21:BK1,12');
    const waited = playQuietly(five, thirty, 4);
    const lost = captureLeaving(waited, 2, 2);
    expect(countOf(waited, thirty)).toBe(4);
    expect(countOf(lost, thirty)).toBe(0);
  });

  test('russian: leaving the long diagonal stops the five moves', () => {
    const rules = rulesOf('russian');
    const five = ruleOf(rules, `5: 1+ kings 3 pieces v ${LONE} on diagonal ${NEW}`);
    const start = playQuietly(gameFrom(rules, 'B:WK31,K32,21:BK4'), five, 4);
    expect(countOf(start, five)).toBe(4);
    const leaving = must(
      legalMovesOf(start)
        .map((move) => append(start, [move]))
        .find((game) => countOf(game, five) === -1),
    );
    expect(doneOf(leaving, five)).toBeUndefined();
  });

  test('portuguese: the lone king on the long diagonal stops the twelve moves', () => {
    const rules = rulesOf('portuguese');
    const twelve = ruleOf(rules, `12: 0 men 3 kings on diagonal v ${LONE} off diagonal`);
    expect(doneOf(gameFrom(rules, 'W:WK29,K30,K32:BK9'), twelve)).toBe(0);
    expect(doneOf(gameFrom(rules, 'W:WK29,K30,K31:BK9'), twelve)).toBeUndefined();
    expect(doneOf(gameFrom(rules, 'W:WK29,K30,K32:BK1'), twelve)).toBeUndefined();
  });

  test.each(['frisian', 'frysk'])('%s: the draw waits while a king can be taken', (id) => {
    const rules = rulesOf(id);
    const two = ruleOf(rules, `2: ${LONE} v ${LONE} unless capture`);
    const start = playQuietly(gameFrom(rules, 'W:WK48:BK6'), two, 3);
    const blunder = must(
      legalMovesOf(start)
        .map((move) => append(start, [move]))
        .find((game) => canCapture(rules, positionOf(game))),
    );
    expect(countOf(blunder, two)).toBe(4);
    expect(isOver(blunder)).toBe(false);
    const won = append(blunder, [must(legalMovesOf(blunder)[0])]);
    expect(outcomeOf(won)).toEqual({ winner: 'white', reason: 'no-pieces' });
  });
});

/** The first line of at most three plies that ends with the capture of a piece and leaves so many. */
function captureLeaving(game: Game, white: number, black: number, depth = 3): Game {
  const found = findCapture(game, white, black, depth);
  if (found === undefined) throw new Error(`nothing to take in ${positionOf(game).board}`);
  return found;
}

function findCapture(game: Game, white: number, black: number, depth: number): Game | undefined {
  for (const move of legalMovesOf(game)) {
    const after = append(game, [move]);
    const { board } = positionOf(after);
    const isFound = countIn(board, /w/gi) === white && countIn(board, /b/gi) === black;
    if (move.captured.length > 0 && isFound) return after;
    if (move.captured.length > 0 || move.promotes || depth === 1) continue;
    const later = findCapture(after, white, black, depth - 1);
    if (later !== undefined) return later;
  }
  return undefined;
}

function countIn(board: string, pieces: RegExp): number {
  return board.match(pieces)?.length ?? 0;
}

// ---------------------------------------------------------------------------------------------

describe('balances that are a draw at once', () => {
  test('brazilian-club: one king each and nothing to take', () => {
    const rules = rulesOf('brazilian-club');
    const rule = ruleOf(rules, `0: ${LONE} v ${LONE} unless capture`);
    expect(outcomeOf(gameFrom(rules, 'W:WK32:BK5'))).toEqual(drawBy(rule));
    expect(outcomeOf(gameFrom(rules, 'W:WK32:BK23'))).toBeNull();
    expect(outcomeOf(gameFrom(rules, 'W:WK32,21:BK5'))).toBeNull();
    const exchanged = playAll(gameFrom(rules, 'B:WK32,K6:BK2'), [2, 13]);
    expect(outcomeOf(exchanged)).toEqual(drawBy(rule));
  });

  test.each(['turkish', 'armenian'])('%s: one piece each, man or king', (id) => {
    const rules = rulesOf(id);
    const rule = ruleOf(rules, '0: 1 pieces v 1 pieces');
    const start = gameFrom(rules, 'W:WK57:B9,12');
    expect(outcomeOf(start)).toBeNull();
    const taken = append(start, [must(legalMovesOf(start)[0])]);
    expect(outcomeOf(taken)).toEqual(drawBy(rule));
    expect(outcomeOf(gameFrom(rules, 'W:W41:B13'))).toEqual(drawBy(rule));
    expect(outcomeOf(gameFrom(rules, 'W:W41,42:B13'))).toBeNull();
  });

  test('no other game has one', () => {
    const having = VARIANTS.filter(({ draws }) =>
      draws.some((rule) => rule.kind === 'material' && rule.moves === 0),
    );
    expect(having.map(({ id }) => id).sort()).toEqual(['armenian', 'brazilian-club', 'turkish']);
  });
});

describe('more material and twenty moves to win, an option of brazilian-club', () => {
  const rules = must(withOption(rulesOf('brazilian-club'), 'win-in-20'));
  const rule = ruleOf(rules, 'advantage 20');

  test('drawn after twenty moves of each side', () => {
    expectDrawAtLimit(gameFrom(rules, 'W:WK31,K32:BK5'), rule);
    expectDrawAtLimit(gameFrom(rules, 'W:WK32,21,28:BK5,12'), rule);
  });

  test('not counted without the option, nor while both have as much', () => {
    expect(summarizeDraws(rulesOf('brazilian-club'))).not.toContain('advantage 20');
    expect(doneOf(gameFrom(rules, 'W:WK29,K32:BK1,K4'), rule)).toBeUndefined();
  });

  test('as many pieces, but more kings, is more', () => {
    expect(gameFrom(rules, 'W:WK32,K21:BK5,12').first.counters.at(-1)).toEqual([0, -1]);
    expect(gameFrom(rules, 'W:WK32,21:BK5,K12').first.counters.at(-1)).toEqual([-1, 0]);
  });

  test('a capture starts the count again', () => {
    const start = playQuietly(gameFrom(rules, 'W:WK30,K31,K32:BK5,12'), rule, 4);
    expect(countOf(start, rule)).toBe(4);
    expect(countOf(captureLeaving(start, 2, 2), rule)).toBe(0);
  });

  test('the count stops when the sides are equal', () => {
    const start = playQuietly(gameFrom(rules, 'W:WK31,K32:BK5'), rule, 4);
    expect(countOf(captureLeaving(start, 1, 1), rule)).toBe(-1);
  });
});

// ---------------------------------------------------------------------------------------------

const REPEATING = VARIANTS.filter(({ draws }) => draws.some(({ kind }) => kind === 'repetition'));
const NOT_REPEATING = ['checkers', 'frisian', 'frysk', 'breakthrough'];

/** Four plies that bring back the position: one king of each side goes to a square beside it and back. */
const shuttle = (game: Game): readonly (readonly number[])[] => {
  for (const there of legalMovesOf(game)) {
    for (const reply of legalMovesOf(append(game, [there]))) {
      const plies = [there.path, reply.path, [...there.path].reverse(), [...reply.path].reverse()];
      if (there.captured.length + reply.captured.length > 0) continue;
      try {
        const back = playAll(game, ...plies);
        if (positionOf(back).board === positionOf(game).board) return plies;
      } catch {
        continue;
      }
    }
  }
  throw new Error('no king can go and come back');
};

describe('repetition', () => {
  test('is a draw in every game but these', () => {
    const ids = VARIANTS.filter((rules) => !REPEATING.includes(rules)).map(({ id }) => id);
    expect([...ids].sort()).toEqual([...NOT_REPEATING].sort());
  });

  test.each(REPEATING)('$id: drawn when a position is there for the third time', (rules) => {
    const rule = ruleOf(rules, 'repetition 3');
    const start = gameFrom(rules, kingsOf(rules));
    const plies = shuttle(start);
    expect(doneOf(start, rule)).toBe(1);
    const second = playAll(start, ...plies);
    expect(doneOf(second, rule)).toBe(2);
    const before = playAll(second, ...plies.slice(0, 3));
    expect(outcomeOf(before)).toBeNull();
    expect(doneOf(before, rule)).toBe(2);
    const third = playAll(before, must(plies[3]));
    expect(outcomeOf(third)).toEqual(drawBy(rule));
    expect(drawProgressOf(third)).toContainEqual({ rule, done: 3, limit: 3 });
    expect(outcomeOf(undo(third))).toBeNull();
  });

  test.each(['checkers', 'frisian', 'frysk'])('%s: repeating a position ends nothing', (id) => {
    const start = gameFrom(rulesOf(id), kingsOf(rulesOf(id)));
    const plies = shuttle(start);
    expect(isOver(playAll(start, ...plies, ...plies, ...plies))).toBe(false);
  });

  test('a new position starts at one', () => {
    const rules = rulesOf('russian');
    const start = gameFrom(rules, kingsOf(rules));
    const plies = shuttle(start);
    const moved = playAll(start, ...plies, [29, 22]);
    expect(doneOf(moved, ruleOf(rules, 'repetition 3'))).toBe(1);
  });

  test('the same pieces with the other side to move are another position', () => {
    const rules = rulesOf('russian');
    const start = gameFrom(rules, 'W:WK29,K30:BK1,K4');
    const triangle = playAll(start, [30, 26], [1, 6], [26, 23], [6, 1], [23, 30]);
    expect(positionOf(triangle)).toEqual({ ...positionOf(start), turn: 'black' });
    expect(doneOf(triangle, ruleOf(rules, 'repetition 3'))).toBe(1);
  });

  test('a position taken back is not counted', () => {
    const rules = rulesOf('english');
    const start = gameFrom(rules, kingsOf(rules));
    const plies = shuttle(start);
    const second = playAll(start, ...plies);
    const again = playAll(undo(second), must(plies[3]));
    expect(again).toEqual(second);
  });
});

// ---------------------------------------------------------------------------------------------

describe('ends that the players agree on beforehand or at the board', () => {
  test.each(VARIANTS)('$id: a limit of moves draws the game at the move itself', (rules) => {
    const start = newGame(rules, { options: { moveLimit: 4 } });
    const playOne = (game: Game): Game => append(game, [must(legalMovesOf(game)[0])]);
    const before = playOne(playOne(playOne(start)));
    expect(outcomeOf(before)).toBeNull();
    const after = playOne(before);
    expect(outcomeOf(after)).toEqual({ winner: null, reason: 'move-limit' });
    expect(outcomeOf(undo(after))).toBeNull();
  });

  test('a win at the limit is a win', () => {
    const start = parseFen(rulesOf('english'), 'W:WK29:BK25');
    if (!start.ok) throw new Error(start.error.message);
    const game = newGame(rulesOf('english'), { start: start.value, options: { moveLimit: 1 } });
    expect(winnerOf(playAll(game, [29, 22]))).toBe('white');
  });

  test.each(VARIANTS)('$id: both can agree on a draw at any time', (rules) => {
    const drawn = agreeDraw(newGame(rules));
    expect(outcomeOf(drawn)).toEqual({ winner: null, reason: 'agreement' });
    expect(legalMovesOf(drawn)).toEqual([]);
    expect(agreeDraw(resign(newGame(rules), 'white'))).toEqual(resign(newGame(rules), 'white'));
  });

  test('breakthrough knows no other draw', () => {
    expect(rulesOf('breakthrough').draws).toEqual([]);
    expect(drawProgressOf(newGame(rulesOf('breakthrough')))).toEqual([]);
  });
});
