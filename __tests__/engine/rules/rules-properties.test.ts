import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { legalMoves } from '../../../engine/src/moves';
import { makeRules, parseRules, parseRulesText } from '../../../engine/src/rules/parse-rules';
import { startPosition } from '../../../engine/src/rules/start';
import { VARIANTS } from '../../../engine/src/rules/variants';
import { rulesArbitrary } from '../support/rules-arbitrary';

const textArbitrary: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...VARIANTS).map(makeRules),
  rulesArbitrary.map(makeRules),
);

interface Edit {
  readonly at: number;
  readonly cut: number;
  readonly insert: string;
}

const editArbitrary: Arbitrary<Edit> = fc.record({
  at: fc.nat(2000),
  cut: fc.nat(6),
  insert: fc.oneof(
    fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '-', '9', 'null'),
    fc.string(),
  ),
});

const applyEdit = (text: string, { at, cut, insert }: Edit): string => {
  const start = at % (text.length + 1);
  return text.slice(0, start) + insert + text.slice(start + cut);
};

const SCALAR = /"[^"]*"(?!:)|true|false|null|\d+/g;

/** The text with one of its values replaced by another. */
const replaceValue = (text: string, which: number, value: unknown): string => {
  const values = [...text.matchAll(SCALAR)];
  const chosen = values[which % values.length];
  if (chosen === undefined) return text;
  const end = chosen.index + chosen[0].length;
  return text.slice(0, chosen.index) + JSON.stringify(value) + text.slice(end);
};

/** Whatever the text: a record that can be played and written again, or a place and a sentence. */
const expectAnswer = (text: string): void => {
  const result = parseRulesText(text);
  if (result.ok) {
    expect(parseRulesText(makeRules(result.value))).toEqual(result);
    return;
  }
  expect(typeof result.error.path).toBe('string');
  expect(result.error.message).toMatch(/^[A-Z].*\.$/s);
  expect(result.error.message.length).toBeLessThan(300);
  if (result.error.offset === undefined) return;
  expect(result.error.offset).toBeGreaterThanOrEqual(0);
  expect(result.error.offset).toBeLessThanOrEqual(text.length);
};

describe('any record of rules', () => {
  test('is accepted and comes back unchanged', () => {
    fc.assert(
      fc.property(rulesArbitrary, (rules) => {
        expect(parseRules(rules)).toEqual({ ok: true, value: rules });
        expect(parseRulesText(makeRules(rules))).toEqual({ ok: true, value: rules });
      }),
      { numRuns: 500 },
    );
  });

  test('gives both sides as many men, and the first side a move', () => {
    fc.assert(
      fc.property(rulesArbitrary, (rules) => {
        const start = startPosition(rules);
        expect(start.board.split('w').length).toBe(start.board.split('b').length);
        expect(legalMoves(rules, start).length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});

describe('any text', () => {
  test('with edited characters gets an answer', () => {
    fc.assert(
      fc.property(
        textArbitrary,
        fc.array(editArbitrary, { minLength: 1, maxLength: 4 }),
        (text, edits) => {
          expectAnswer(edits.reduce(applyEdit, text));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('with a replaced value gets an answer', () => {
    fc.assert(
      fc.property(textArbitrary, fc.nat(), fc.jsonValue(), (text, which, value) => {
        expectAnswer(replaceValue(text, which, value));
      }),
      { numRuns: 1000 },
    );
  });

  test('of any kind gets an answer', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), expectAnswer), { numRuns: 500 });
  });

  test('that is no JSON is well-formed up to the place named', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, cut) => {
        const text = json.slice(0, cut % (json.length + 1));
        const result = parseRulesText(`${text}\u0000`);
        if (result.ok) throw new Error('accepted');
        // Inside a string or a number the whole token is to blame, so the place may lie before the cut.
        expect(result.error.offset).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('any value', () => {
  test('gets an answer', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }),
        (value) => {
          const result = parseRules(value);
          if (!result.ok) expect(result.error.message).toMatch(/^[A-Z].*\.$/s);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
