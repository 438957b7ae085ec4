import * as fc from 'fast-check';
import { boardOf } from '../../../engine/src/board';
import { makeSquare, parseSquare } from '../../../engine/src/notation/square';
import { SQUARE_NOTATIONS } from '../../../engine/src/rules/rules';
import { VARIANTS } from '../../../engine/src/rules/variants';
import { rulesOf } from './random-play';

describe('a square as text', () => {
  it.each(VARIANTS.map((rules) => [rules.id, rules] as const))(
    'comes back in all notations of %s',
    (_id, rules) => {
      for (let square = 1; square <= boardOf(rules.board).squareCount; square++) {
        for (const style of SQUARE_NOTATIONS) {
          expect(parseSquare(rules, makeSquare(rules, square, style))).toEqual({
            ok: true,
            value: square,
          });
        }
      }
    },
  );

  it.each([
    ['english', 1, ['1', 'b8', '(7, 1)']],
    ['english', 29, ['29', 'a1', '(0, 0)']],
    ['international', 50, ['50', 'i1', '(0, 8)']],
    ['italian', 1, ['1', 'a8', '(7, 0)']],
    ['italian', 32, ['32', 'h1', '(0, 7)']],
    ['spanish', 32, ['1', 'h1', '(0, 7)']],
    ['spanish', 1, ['32', 'a8', '(7, 0)']],
    ['turkish', 1, ['1', 'a8', '(7, 0)']],
    ['turkish', 64, ['64', 'h1', '(0, 7)']],
    ['canadian', 72, ['72', 'k1', '(0, 10)']],
    ['spantsiretti', 1, ['1', 'b8', '(7, 1)']],
  ] as const)('in %s, square %d is %j', (id, square, texts) => {
    const rules = rulesOf(id);
    const styles = ['numeric', 'algebraic', 'coordinates'] as const;
    expect(styles.map((style) => makeSquare(rules, square, style))).toEqual(texts);
    texts.forEach((text) => expect(parseSquare(rules, text)).toEqual({ ok: true, value: square }));
  });

  it('is written the way the players of the game do', () => {
    expect(makeSquare(rulesOf('russian'), 29)).toBe('a1');
    expect(makeSquare(rulesOf('portuguese'), 29)).toBe('4');
    expect(makeSquare(rulesOf('english'), 29)).toBe('29');
  });

  it.each([
    ['0', 'square-range'],
    ['33', 'square-range'],
    ['b1', 'square-range'],
    ['i1', 'square-range'],
    ['a9', 'square-range'],
    ['a0', 'square-range'],
    ['(8, 0)', 'square-range'],
    ['(0, 1)', 'square-range'],
    ['99999999999999999999', 'square-range'],
    ['', 'square-unknown'],
    ['-1', 'square-unknown'],
    ['1.5', 'square-unknown'],
    ['a', 'square-unknown'],
    ['(1)', 'square-unknown'],
    ['x'.repeat(1000), 'square-unknown'],
  ])('%j is refused as %s', (text, code) => {
    const result = parseSquare(rulesOf('english'), text);
    expect(result).toMatchObject({ ok: false, error: { code, offset: 0 } });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VARIANTS), fc.string(), (rules, text) => {
        const result = parseSquare(rules, text);
        return (
          !result.ok || (result.value >= 1 && result.value <= boardOf(rules.board).squareCount)
        );
      }),
    );
  });
});
