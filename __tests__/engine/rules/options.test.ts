import { OPTIONS, optionsOf, withOption } from '../../../engine/src/rules/options';
import { parseRules } from '../../../engine/src/rules/parse-rules';
import { VARIANTS } from '../../../engine/src/rules/variants';
import { brazilianClub } from '../../../engine/src/rules/variants/brazilian-club';
import { english } from '../../../engine/src/rules/variants/english';
import { school } from '../../../engine/src/rules/variants/school';

describe('the options of a game', () => {
  test('school draughts may be played with single captures', () => {
    expect(optionsOf(school).map(({ id }) => id)).toEqual(['single-capture']);
    expect(withOption(school, 'single-capture')).toEqual({
      ...school,
      capture: { ...school.capture, multiple: false },
    });
  });

  test('the club game may give the stronger side twenty moves to win', () => {
    expect(optionsOf(brazilianClub).map(({ id }) => id)).toEqual(['win-in-20']);
    expect(withOption(brazilianClub, 'win-in-20')?.draws).toEqual([
      ...brazilianClub.draws,
      { kind: 'advantage', moves: 20 },
    ]);
  });

  test('are off unless asked for', () => {
    expect(school.capture.multiple).toBe(true);
    expect(brazilianClub.draws.map(({ kind }) => kind)).not.toContain('advantage');
  });

  test('belong to their own game', () => {
    expect(optionsOf(english)).toEqual([]);
    expect(withOption(english, 'single-capture')).toBeUndefined();
    expect(withOption(school, 'no such option')).toBeUndefined();
  });

  test('are each offered by a game that exists, and make a record that the parser accepts', () => {
    for (const option of OPTIONS)
      for (const id of option.offeredBy) {
        const rules = VARIANTS.find((candidate) => candidate.id === id);
        const changed = rules && withOption(rules, option.id);
        expect(parseRules(changed)).toEqual({ ok: true, value: changed });
      }
  });
});
