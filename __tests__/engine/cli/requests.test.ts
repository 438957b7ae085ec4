import {
  answerMoves,
  answerPerft,
  answerRequest,
  answerVariants,
} from '../../../engine/cli/requests';
import { parseFen } from '../../../engine/src/notation/fen';
import { startPosition } from '../../../engine/src/rules/start';
import { VARIANTS } from '../../../engine/src/rules/variants';
import perftData from '../data/perft.json';
import positionData from '../data/positions.json';
import { rulesOf } from '../support/fen';

describe('variants', () => {
  test('lists every game with its start', () => {
    const answer = answerVariants({});
    if (!answer.ok) throw new Error(answer.error);
    expect(answer.value.variants.map(({ id }) => id)).toEqual(VARIANTS.map(({ id }) => id));
    for (const { id, name, fen } of answer.value.variants) {
      const rules = rulesOf(id);
      expect(name).toBe(rules.name);
      expect(parseFen(rules, fen)).toEqual({ ok: true, value: { position: startPosition(rules) } });
    }
  });
});

describe('moves', () => {
  test('squares are counted from the top left, texts are the custom of the game', () => {
    expect(answerMoves({ rules: 'russian', fen: 'W:W22:B18' })).toEqual({
      ok: true,
      value: {
        fen: 'W:W22:B18',
        moves: [
          { path: [22, 15], captured: [18], promotes: false, text: 'c3:e5', after: 'B:W15:B' },
        ],
      },
    });
    const spanish = answerMoves({ rules: 'spanish', fen: 'W:W22:B2' });
    expect(spanish.ok && spanish.value.moves[0]).toMatchObject({ path: [22, 18], text: '11-15' });
  });

  test('without a position, the start of the game', () => {
    const answer = answerMoves({ rules: 'english' });
    expect(answer.ok && answer.value.moves).toHaveLength(7);
    expect(answer.ok && answer.value.fen).toMatch(/^B:W21,22/);
  });

  test('the clocks of a position come back, and the runs of its kings', () => {
    const fen = 'W:WK28,46:B5:H4:F9:R28=3';
    const answer = answerMoves({ rules: 'frisian', fen });
    expect(answer.ok && answer.value.fen).toBe(fen);
    expect(answer.ok && answer.value.moves.map(({ path }) => path)).toEqual([[46, 41]]);
  });

  test.each(positionData.positions)('$id: as many as the rules say', ({ variant, fen, legal }) => {
    const answer = answerMoves({ rules: variant, fen });
    expect(answer.ok && answer.value.moves.map(({ after }) => after).sort()).toEqual(
      legal.map(({ after }) => after).sort(),
    );
  });

  test('a whole record of rules does as well as an id', () => {
    const record = rulesOf('turkish');
    const byId = answerMoves({ rules: 'turkish' });
    expect(answerMoves({ rules: record as unknown as Record<string, unknown> })).toEqual(byId);
    expect(answerMoves({ rules: JSON.stringify(record) })).toEqual(byId);
  });

  test('a record may leave out what it does not change', () => {
    const answer = answerMoves({ rules: { board: { columns: 6, rows: 6, menRows: 2 } } });
    expect(answer.ok && answer.value.fen).toBe('W:W13,14,15,16,17,18:B1,2,3,4,5,6');
  });
});

describe('perft', () => {
  test.each(perftData.tables)('$variant from $fen', ({ variant, fen, counts }) => {
    const answer = answerPerft({ rules: variant, fen, depth: 4 });
    expect(answer.ok && answer.value.nodes).toBe(counts[3]);
    expect(answer.ok && answer.value.ms).toBeGreaterThanOrEqual(0);
  });
});

describe('what makes no sense is answered with a sentence', () => {
  const MOVES = { cmd: 'moves', rules: 'russian' };
  const PERFT = { cmd: 'perft', rules: 'russian' };

  test.each([
    [null, /^A request is a JSON object/],
    [[], /^A request is a JSON object/],
    ['variants', /^A request is a JSON object/],
    [{}, /has no "cmd"; it is one of variants, moves, perft, go, new/],
    [{ cmd: 'dance' }, /no request "dance"; "cmd" is one of variants, moves, perft, go, new/],
    [{ cmd: 'constructor' }, /no request "constructor"/],
    [{ cmd: 7 }, /no request 7/],
    [{ cmd: 'x'.repeat(1000) }, /^There is no request "x{39}…; /],
    [{ cmd: 'moves' }, /"rules" has to be an id such as "russian", or a whole record/],
    [{ cmd: 'moves', rules: 5 }, /"rules" has to be an id/],
    [{ cmd: 'moves', rules: [] }, /"rules" has to be an id/],
    [{ cmd: 'moves', rules: 'chess' }, /no rules "chess"; the request "variants" lists them/],
    [
      { cmd: 'moves', rules: { board: { rows: 99 } } },
      /rules are wrong at board\.rows: .* 6 to 12/,
    ],
    [{ cmd: 'moves', rules: '{"board"' }, /rules are wrong: This is not JSON/],
    [{ ...MOVES, fen: 3 }, /"fen" has to be a text/],
    [{ ...MOVES, fen: '' }, /position is wrong at character 1: A position starts with W: or B:/],
    [{ ...MOVES, fen: 'W:W22,99:B1' }, /position is wrong at character 7: "99" is not one of/],
    [{ ...MOVES, fen: `W:W${'1,'.repeat(9000)}:B2` }, /at most 10000 characters/],
    [PERFT, /"depth" has to be a whole number from 1 to 30/],
    [{ ...PERFT, depth: 0 }, /"depth" has to be/],
    [{ ...PERFT, depth: 2.5 }, /"depth" has to be/],
    [{ ...PERFT, depth: '3' }, /"depth" has to be/],
    [{ ...PERFT, depth: 1e9 }, /"depth" has to be/],
    [{ cmd: 'perft', rules: 'chess', depth: 3 }, /no rules "chess"/],
  ])('%j', (request, sentence) => {
    const answer = answerRequest(request);
    expect(answer).toEqual({ ok: false, error: expect.stringMatching(sentence) });
    expect(answer).toEqual({ ok: false, error: expect.stringMatching(/^("|[A-Z]).*\.$/) });
  });
});
