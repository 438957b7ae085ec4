import { array, assert, constantFrom, nat, property } from 'fast-check';
import {
  isOver,
  legalMovesOf,
  makeGameRecord,
  newGame,
  parseGameRecord,
  parseRulesReference,
  play,
  VARIANTS,
  type Game,
} from '@dama/engine';
import { rulesOf } from '../support/fen';

const english = rulesOf('english');

const playAtRandom = (game: Game, choices: readonly number[]): Game => {
  let now = game;
  for (const choice of choices) {
    const moves = legalMovesOf(now);
    const move = moves[choice % moves.length];
    if (isOver(now) || move === undefined) break;
    const played = play(now, move);
    if (!played.ok) throw new Error(played.error.code);
    now = played.value;
  }
  return now;
};

test('a record brings back the very game, in every variant', () => {
  assert(
    property(constantFrom(...VARIANTS), array(nat(1000), { maxLength: 60 }), (rules, choices) => {
      const game = playAtRandom(newGame(rules), choices);
      expect(parseGameRecord(makeGameRecord(game))).toEqual({ ok: true, value: game });
    }),
    { numRuns: 60 },
  );
});

test('rules that are a player’s own travel whole', () => {
  const own = { ...english, id: 'mine', name: 'Mine' };
  const record = makeGameRecord(newGame(own));
  expect(parseRulesReference(record.rules)).toEqual({ ok: true, value: own });
  expect(parseGameRecord(record)).toEqual({ ok: true, value: newGame(own) });
});

const sound = makeGameRecord(newGame(english));

test.each([
  ['an unknown game', { ...sound, rules: 'nonsense' }, 'No game has that id.'],
  ['rules that are no record', { ...sound, rules: '{"id":1}' }, ''],
  ['a start that is no position', { ...sound, start: 'W:Wxyz' }, ''],
  ['an illegal move', { ...sound, moves: ['11-15', '11-15'] }, 'Move 2: '],
])('%s is answered with a sentence', (_, record, beginning) => {
  const read = parseGameRecord(record);
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.error.startsWith(beginning)).toBe(true);
});

test('moves after the end are refused', () => {
  const record = { rules: 'english', start: 'W:W14:B10,5', moves: ['14x7', '5-9', '7-2'] };
  const limited = parseGameRecord(record, { moveLimit: 2 });
  expect(limited).toEqual({ ok: false, error: 'The game was over before move 3.' });
});
